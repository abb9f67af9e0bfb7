internal import CCairo
internal import VectorGraphics

extension CairoContext {
  /// Adds a fill's path, scaled by `scaleX` and `scaleY` to device units, to Cairo's current path.
  ///
  /// On an image surface, this replaces the curves of a fill with `flattensCurvesFinely` by lines of about one
  /// pixel or less. Cairo treats rows of pixels in two ways. In a row where no line ends, it computes the covered
  /// areas and rounds the height of a crossing down to a fifteenth of a pixel. One side of a shape can
  /// then have up to 17 of 255 more coverage than the other. In other rows, it samples both sides alike. With
  /// short lines, the rows that a curve crosses are of the second kind. Drawing all fills of a button like this
  /// takes 1.2 times as long at 50 pixels, and twice as long at 1,024.
  func add(_ fill: VectorScene.Fill, scaleX: Double, scaleY: Double) {
    let flattens = fill.flattensCurvesFinely && drawsPixels
    // Cairo's coordinates are 24.8 fixed-point numbers. Larger ones overflow and can crash it. The limit is far
    // outside any picture.
    func device(_ p: Point) -> Point {
      let limit = 4_000_000.0
      return Point(
        x: min(max(p.x * scaleX, -limit), limit), y: min(max(p.y * scaleY, -limit), limit))
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
        let c = device(c)
        let end = device(p)
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

  /// Approximates a curve by lines. The curve is in device units and begins at the current point.
  private func addLines(along curve: VectorPath.Segment) {
    let count = curve.pieceCount(tolerance: 0.025, maxSegment: 1)
    for piece in 1..<max(1, count) {
      let p = curve.point(at: Double(piece) / Double(count))
      cairo_line_to(pointer, p.x, p.y)
    }
    cairo_line_to(pointer, curve.end.x, curve.end.y)
  }
}
