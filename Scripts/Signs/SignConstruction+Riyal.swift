internal import MathSupport
internal import VectorGraphics

extension SignConstruction {
  /// The Saudi riyal, U+20C1: the letters of ريال as two stems and four bars.
  ///
  /// The Saudi Central Bank (SAMA, 20 February 2025) draws it on a grid of 17 by 19 units. Stems and bars are 2
  /// units thick, with 2 units between them. Bars rise by 12°, their ends lean by 15°, and stems are cut at
  /// 40°. That drawing has about Inter's regular weight. Other weights keep the angles, the height and the
  /// rhythm of the bars; a heavy sign is a little wider, so that its stems stay apart.
  static func riyal(_ weight: SignWeight) -> SignConstruction {
    let stem = weight(0.6, 2.2, 3.6)
    let bar = weight(0.62, 2.05, 3.1)
    // The four edges of the two stems, and the right end of the bars.
    let left = weight(6.6, 5.9, 5.35)
    let betweenLeft = left + stem
    let betweenRight = betweenLeft + weight(3.4, 1.95, 1.75)
    let right = betweenRight + stem
    let end = right + weight(5.7, 4.95, 4.35)

    let pitch = weight(4, 4, 4.3) / Degrees.cos(Bar.rise)
    let lowest = Bar(bottom: 19, at: betweenRight, thickness: bar)
    let foot = lowest.raised(by: pitch)
    let cross = foot.raised(by: pitch)
    let tail = cross.raised(by: -1.13 * pitch)

    return SignConstruction(
      width: end, height: 19,
      shapes: [
        cross.path(from: 0.94, to: end), lowest.path(from: betweenRight, to: end),
        .rightStem(
          from: betweenRight, to: right, top: 1, cross: foot, end: end),
        .leftStem(from: left, to: betweenLeft, tail: tail, thickness: bar),
      ])
  }

  /// A bar of the riyal. It rises to the right.
  fileprivate struct Bar {
    /// The angle of a bar, in degrees.
    static let rise = 12.0
    /// The vertical position of the middle at x = 0.
    var middle: Double
    /// Half of the vertical extent at any x.
    var half: Double

    /// - Parameters:
    ///   - bottom: the vertical position of the lower edge at `x`.
    ///   - thickness: the thickness at right angles to the bar.
    init(bottom: Double, at x: Double, thickness: Double) {
      half = thickness / 2 / Degrees.cos(Self.rise)
      middle = bottom + x * Degrees.tan(Self.rise) - half
    }

    func raised(by distance: Double) -> Bar {
      var bar = self
      bar.middle -= distance
      return bar
    }

    func top(_ x: Double) -> Point { Point(x: x, y: middle - x * Degrees.tan(Self.rise) - half) }
    func bottom(_ x: Double) -> Point { Point(x: x, y: middle - x * Degrees.tan(Self.rise) + half) }

    /// How far an end leans over the height of the bar.
    var lean: Double { 2 * half * Degrees.tan(15) }

    /// The whole bar.
    func path(from left: Double, to right: Double) -> VectorPath {
      var path = VectorPath()
      path.line(to: top(left + lean))
      appendEnd(at: right, to: &path)
      path.line(to: bottom(left))
      path.bentLine(from: bottom(left), to: top(left + lean), bend: 0.04)
      path.close()
      return path
    }

    /// Adds the upper edge and the right end of the bar.
    func appendEnd(at right: Double, to path: inout VectorPath) {
      path.line(to: top(right))
      path.bentLine(from: top(right), to: bottom(right - lean), bend: 0.04)
    }
  }
}

extension VectorPath {
  /// The right stem with the foot that leaves it to the right.
  fileprivate static func rightStem(
    from left: Double, to right: Double, top: Double, cross foot: SignConstruction.Bar, end: Double
  ) -> VectorPath {
    var path = VectorPath()
    path.stemTop(from: left, to: right, at: top)
    path.line(to: foot.top(right))
    foot.appendEnd(at: end, to: &path)
    path.line(to: foot.bottom(left))
    path.close()
    return path
  }

  /// The left stem, which turns into the tail to the left.
  fileprivate static func leftStem(
    from left: Double, to right: Double, tail: SignConstruction.Bar, thickness: Double
  ) -> VectorPath {
    let inner = tail.top(left)
    // The two corners of the slanted edge on the outside of the turn.
    let upper = Point(x: right, y: inner.y - 0.216 * thickness)
    let lower = tail.bottom(left + 0.195 * thickness)
    var path = VectorPath()
    path.stemTop(from: left, to: right, at: 0)
    path.roundedCorner(
      upper, from: Point(x: right, y: 0), toward: lower, reach: 0.15 * thickness)
    path.roundedCorner(lower, from: upper, toward: tail.bottom(0), reach: 0.34 * thickness)
    path.line(to: tail.bottom(0))
    path.bentLine(from: tail.bottom(0), to: tail.top(tail.lean), bend: 0.04)
    path.line(to: inner)
    path.close()
    return path
  }

  /// Begins a stem with its slanted top, the higher end on the right.
  private mutating func stemTop(from left: Double, to right: Double, at top: Double) {
    let start = Point(x: left, y: top + (right - left) * Degrees.tan(40))
    move(to: start)
    bentLine(from: start, to: Point(x: right, y: top), bend: 0.04)
  }
}
