internal import VectorGraphics

extension SignConstruction {
  /// The som, U+20C0: a capital С with a line under it.
  ///
  /// The National Bank of the Kyrgyz Republic (resolution of 27 October 2016) prescribes the letter and the line, and
  /// no typeface. So the letter is drawn as Inter's С, in the height that the line leaves.
  static func som(_ weight: SignWeight) -> SignConstruction {
    let width = weight(6.9, 6.95, 7.5)
    let line = weight(0.32, 1.06, 1.75)
    let letter = 10 - line - weight(1, 0.85, 0.75)
    let center = Point(x: 0.515 * width, y: letter / 2)
    let outer = Size(width: 0.515 * width, height: letter / 2)
    let inner = Size(
      width: outer.width - weight(0.32, 1.15, 2.2),
      height: outer.height - weight(0.32, 1.05, 1.75))
    return SignConstruction(
      width: width, height: 10,
      shapes: [
        .openRing(center, outer: (outer, 0.37), inner: (inner, weight(0.37, 0.40, 0.46))),
        .rectangle(Rect(x: 0, y: 10 - line, width: width, height: line)),
      ])
  }
}

extension VectorPath {
  /// A C: an oval ring that is open on the right.
  ///
  /// - Parameters:
  ///   - outer: half the size of the outer oval, and where it ends: 0 is on the right, 1 at the top and the bottom.
  ///   - inner: the same of the inner oval.
  fileprivate static func openRing(
    _ center: Point, outer: (size: Size, end: Double), inner: (size: Size, end: Double)
  ) -> VectorPath {
    let out = oval(center, outer.size, from: outer.end)
    let back = oval(center, inner.size, from: inner.end).reversed().map(\.reversed)
    return VectorPath(contours: [out + [.line(out[3].end, back[0].start)] + back]).reversed
  }

  /// The pieces of an oval from the upper right over the left to the lower right, counterclockwise on screen.
  private static func oval(_ center: Point, _ half: Size, from end: Double) -> [Segment] {
    /// A quarter from the side, left (−1) or right (1), to the top (−1) or the bottom (1).
    func quarter(_ x: Double, _ y: Double) -> Segment {
      let tension = 0.57
      func at(_ dx: Double, _ dy: Double) -> Point {
        Point(x: center.x + x * dx * half.width, y: center.y + y * dy * half.height)
      }
      return .cubic(at(1, 0), at(1, tension), at(tension, 1), at(0, 1))
    }
    return [
      quarter(1, -1).piece(from: end, to: 1), quarter(-1, -1).reversed, quarter(-1, 1),
      quarter(1, 1).piece(from: end, to: 1).reversed,
    ]
  }
}
