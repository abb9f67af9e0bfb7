/// The difference of a pixel, and its mark.
struct PixelDifference {
  var value: Double
  var mark: PixelMark
}

/// The difference of a pixel in an even area of both pictures, which is that of its neighbours too.
///
/// No edge is near such a pixel, so that its two colours decide everything: a shape that is missing,
/// or that has another colour, is measured at its edges and once in each row.
struct EvenArea {
  private let a: PixelView
  private let b: PixelView
  private var x = -1
  private var y = -1
  private var colors = (PackedPixel(rawValue: 0), PackedPixel(rawValue: 0))
  private var found = PixelDifference(value: 0, mark: .same)

  init(_ a: PixelView, _ b: PixelView) {
    self.a = a
    self.b = b
  }

  /// The difference of a pixel, where it is in an even area together with the pixel before.
  @inline(__always)
  mutating func difference(
    _ x: Int, _ y: Int, _ p: PackedPixel, _ q: PackedPixel
  ) -> PixelDifference? {
    guard x == self.x &+ 1, y == self.y, (p, q) == colors, a.isInside(x, y) else { return nil }
    // The neighbours of the pixel before are as it is, so that one column is left.
    let next = y &* a.width &+ x &+ 1
    guard a.isFlat(at: next, color: p), b.isFlat(at: next, color: q) else { return nil }
    self.x = x
    return found
  }

  /// Remembers the difference of a pixel, if it is in an even area.
  @inline(__always)
  mutating func remember(
    _ found: PixelDifference, _ x: Int, _ y: Int, _ p: PackedPixel, _ q: PackedPixel
  ) {
    let index = y &* a.width &+ x
    guard a.isInside(x, y), a.isFlat(at: index), b.isFlat(at: index) else { return }
    (self.x, self.y) = (x, y)
    colors = (p, q)
    self.found = found
  }
}
