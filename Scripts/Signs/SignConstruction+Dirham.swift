internal import VectorGraphics

extension SignConstruction {
  /// The dirham of the United Arab Emirates, U+20C3: a D with the flag's two lines across it.
  ///
  /// The Central Bank of the UAE (Dirham Currency Symbol Guideline, 27 March 2025) draws it 10 units tall and 11.5
  /// wide. The lines are 1 unit thick, 1 unit apart and in the middle of the height; the stem has 1.5 units, the
  /// bowl 1.75 and the thin strokes 0.5. The D's corners run out to the left, and the lines end in points, one
  /// upwards and one downwards. That drawing is as heavy as Inter's medium weight.
  static func dirham(_ weight: SignWeight) -> SignConstruction {
    let width = weight(11.5, 11.5, 12.3)
    let line = weight(0.3, 0.88, 1.3)
    let pitch = weight(1.9, 1.95, 2.25)
    let letter = VectorPath.dirhamLetter(
      from: 1.5, to: width - 1.5, stem: weight(0.33, 1.25, 2.5), bowl: weight(0.36, 1.45, 2.75),
      hairline: weight(0.3, 0.48, 1.2), serif: weight(0.32, 0.45, 0.55))
    let lines = [-0.5, 0.5].map { place in
      VectorPath.dirhamLine(
        width: width, middle: 5 + place * pitch, thickness: line, point: weight(0.2, 0.27, 0.3))
    }
    return SignConstruction(width: width, height: 10, shapes: [letter] + lines)
  }
}

extension VectorPath {
  /// The letter D, with its counter.
  ///
  /// - Parameters:
  ///   - left: the left edge of the stem.
  ///   - right: the right edge of the bowl.
  ///   - serif: how far the corners reach out to the left of the stem.
  fileprivate static func dirhamLetter(
    from left: Double, to right: Double, stem: Double, bowl: Double, hairline: Double,
    serif: Double
  ) -> VectorPath {
    var path = VectorPath()
    path.move(to: Point(x: left - serif, y: 0))
    path.bowl(from: 4.85, to: right, top: 0, tension: (0.66, 0.60))
    path.line(to: Point(x: left - serif, y: 10))
    path.cubic(
      Point(x: left - serif / 4, y: 9.4), Point(x: left, y: 8.8), to: Point(x: left, y: 8.1))
    path.line(to: Point(x: left, y: 1.9))
    path.cubic(
      Point(x: left, y: 1.2), Point(x: left - serif / 4, y: 0.6), to: Point(x: left - serif, y: 0))
    path.close()

    let inner = left + stem
    var counter = VectorPath()
    counter.move(to: Point(x: inner, y: hairline))
    counter.bowl(
      from: 4.95 + 0.35 * (stem - 1.5), to: right - bowl, top: hairline, tension: (0.62, 0.62))
    counter.line(to: Point(x: inner, y: 10 - hairline))
    counter.close()
    return path + counter.reversed
  }

  /// Adds the round side of a D: its upper edge, the curve, and its lower edge.
  private mutating func bowl(
    from left: Double, to right: Double, top: Double, tension: (x: Double, y: Double)
  ) {
    let (width, height) = (right - left, 5 - top)
    line(to: Point(x: left, y: top))
    cubic(
      Point(x: left + width * tension.x, y: top), Point(x: right, y: 5 - height * tension.y),
      to: Point(x: right, y: 5))
    cubic(
      Point(x: right, y: 5 + height * tension.y), Point(x: left + width * tension.x, y: 10 - top),
      to: Point(x: left, y: 10 - top))
  }

  /// A line of the flag, with a point upwards on the left and one downwards on the right.
  fileprivate static func dirhamLine(
    width: Double, middle: Double, thickness: Double, point: Double
  ) -> VectorPath {
    // Half of the line. The other half is the same, turned by 180° about the middle.
    func half(_ place: (Double, Double) -> Point, _ path: inout VectorPath) {
      path.line(to: place(0, -0.5 * thickness - point))
      path.cubic(
        place(0.18, -0.5 * thickness - 0.07), place(0.38, -0.5 * thickness),
        to: place(0.62, -0.5 * thickness))
      path.line(to: place(width - 0.9, -0.5 * thickness))
      path.cubic(
        place(width - 0.35, -0.5 * thickness), place(width, -0.05 * thickness),
        to: place(width, 0.5 * thickness + point))
    }
    var path = VectorPath()
    half({ Point(x: $0, y: middle + $1) }, &path)
    half({ Point(x: width - $0, y: middle - $1) }, &path)
    path.close()
    return path
  }
}
