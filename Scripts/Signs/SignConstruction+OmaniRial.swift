internal import MathSupport
internal import VectorGraphics

extension SignConstruction {
  /// The Omani rial, U+20C4: the head of the letter ain over two slanted bars.
  ///
  /// The Central Bank of Oman (19 November 2025) publishes a light, a medium and a bold drawing, 1.9 times as wide as
  /// tall. Both bars have the same length, and the upper one is further to the right; their ends lean by 29°. The
  /// medium drawing is as heavy as Inter between bold and black: here, it has the weight 825.
  static func omaniRial(_ weight: SignWeight) -> SignConstruction {
    let width = 19.0
    let bar = weight(0.33, 1.1, 2)
    let gap = weight(2, 1.35, 0.9)
    let lean = bar * Degrees.tan(29)
    let lower = 10 - bar
    let upperBottom = lower - gap
    let upper = upperBottom - bar
    func slanted(from left: Double, to right: Double, top: Double) -> VectorPath {
      .polygon(
        Point(x: left + lean, y: top), Point(x: right, y: top),
        Point(x: right - lean, y: top + bar), Point(x: left, y: top + bar))
    }
    // The distance between the ends of the two bars.
    let step = 1.56
    return SignConstruction(
      width: width, height: 10,
      shapes: [
        slanted(from: step, to: width, top: upper),
        slanted(from: 0, to: width - step, top: lower),
        .ainHead(weight, bottom: upper + 0.5 * bar, edge: upper),
        .ainNeck(weight, from: upperBottom - 0.5 * bar, to: lower + 0.5 * bar, bar: bar),
      ])
  }
}

extension VectorPath {
  /// The head of the ain: an arch that is open to the right.
  ///
  /// - Parameters:
  ///   - bottom: where the head ends, within the upper bar.
  ///   - edge: the upper edge of that bar.
  fileprivate static func ainHead(
    _ weight: SignWeight, bottom: Double, edge: Double
  ) -> VectorPath {
    let left = 6.6
    let inner = left + weight(0.36, 1.15, 1.8)
    var path = VectorPath()
    path.move(to: Point(x: left, y: bottom))
    path.line(to: Point(x: left, y: edge))
    path.cubic(Point(x: left - 0.05, y: 3.2), Point(x: 8, y: 0), to: Point(x: 9.9, y: 0))
    path.cubic(Point(x: 10.95, y: 0), Point(x: 12.1, y: 0.9), to: Point(x: 12.66, y: 1.3))
    path.quad(Point(x: 12.93, y: 1.5), to: Point(x: 12.83, y: 1.62))
    path.line(to: weight.point((12.72, 2.02), (12.38, 3.55), (12.05, 4.75)))
    path.cubic(
      weight.point((12.1, 1.35), (11.5, 2.55), (11.3, 3.95)),
      weight.point((10.95, 0.36), (10.45, 1.74), (10.2, 2.88)),
      to: weight.point((9.95, 0.36), (9.2, 1.75), (8.75, 2.9)))
    path.cubic(
      weight.point((8.1, 0.36), (7.1, 1.78), (7.05, 2.92)),
      Point(
        x: inner - weight(0, 0.7, 0.7), y: weight(3.4, edge - 1, edge - 0.9)),
      to: Point(x: inner, y: edge))
    path.line(to: Point(x: inner, y: bottom))
    path.close()
    return path
  }

  /// The neck of the ain, from the upper bar to the lower one. Its right edge runs out along the lower bar.
  fileprivate static func ainNeck(
    _ weight: SignWeight, from top: Double, to bottom: Double, bar: Double
  ) -> VectorPath {
    let (start, end) = (top + 0.5 * bar, bottom - 0.5 * bar)
    let gap = end - start
    let left = 6.6 + weight(0.2, 0.5, 0.62)
    let right = left + weight(0.5, 2, 3.15)
    let reach = right + weight(1.3, 2.3, 2.8) * gap
    var path = VectorPath()
    path.move(to: Point(x: left, y: top))
    path.line(to: Point(x: right, y: top))
    path.line(to: Point(x: right, y: start))
    path.cubic(
      Point(x: right + 0.45, y: start + 0.35 * gap),
      Point(x: right + weight(1, 1.6, 2) * gap, y: end), to: Point(x: reach, y: end))
    path.line(to: Point(x: reach, y: bottom))
    path.line(to: Point(x: left + gap, y: bottom))
    path.line(to: Point(x: left + gap, y: end))
    path.line(to: Point(x: left, y: start))
    path.close()
    return path
  }
}
