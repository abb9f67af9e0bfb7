internal import CCairo
internal import VectorGraphics

extension CairoContext {
  /// Adds the path of a fill to the current one, the path's unit being `x` and `y` device units.
  ///
  /// In pixels, the curves of a fine fill become lines of at most about a pixel. In a row of pixels
  /// without the end of a line, Cairo computes areas and rounds the height of a crossing down to a
  /// fifteenth of a pixel. That is up to 17 of 255 more on one side of a shape than on the other. In
  /// other rows it samples both sides alike. If all fills of a button are drawn like this, it takes 1.2
  /// times as long at 50 pixels, and twice as long at 1,024.
  func add(_ fill: VectorScene.Fill, x: Double, y: Double) {
    let flattens = fill.isFine && drawsPixels
    // Cairo's 24.8 fixed-point coordinates overflow, and it may crash, far outside any picture.
    func device(_ p: Point) -> Point {
      let limit = 4_000_000.0
      return Point(x: min(max(p.x * x, -limit), limit), y: min(max(p.y * y, -limit), limit))
    }
    func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
      if flattens {
        addLines(along: .cubic(a, b, c, d))
      } else {
        cairo_curve_to(pointer, b.x, b.y, c.x, c.y, d.x, d.y)
      }
    }
    var start = Point.zero
    var current = Point.zero
    for element in fill.path.elements {
      switch element {
      case .move(let p):
        start = device(p)
        current = start
        cairo_move_to(pointer, current.x, current.y)
      case .line(let p):
        current = device(p)
        cairo_line_to(pointer, current.x, current.y)
      case .quad(let c, let p):
        let (c, end) = (device(c), device(p))
        curve(
          current, current.interpolated(to: c, 2.0 / 3), end.interpolated(to: c, 2.0 / 3), end)
        current = end
      case .cubic(let c1, let c2, let p):
        let end = device(p)
        curve(current, device(c1), device(c2), end)
        current = end
      case .close:
        cairo_close_path(pointer)
        current = start
      }
    }
  }

  /// Adds lines along a curve that begins at the current point, in device units.
  private func addLines(along curve: VectorPath.Segment) {
    let count = curve.pieces(tolerance: 0.025, maxSegment: 1)
    for piece in 1..<max(1, count) {
      let p = curve.point(at: Double(piece) / Double(count))
      cairo_line_to(pointer, p.x, p.y)
    }
    cairo_line_to(pointer, curve.end.x, curve.end.y)
  }
}
