internal import CCairo
internal import VectorGraphics

extension CairoContext {
  /// Fills all of a scene's paths in order, the scene's unit being `x` and `y` device units.
  func fill(_ scene: VectorScene, x: Double = 1, y: Double = 1, palette: Palette)
    throws(RenderError)
  {
    for fill in scene.fills {
      switch fill.paint {
      case .solid(let ink): setSource(palette.color(ink))
      case .linearGradient(let gradient): try setSource(gradient, x: x, y: y, palette: palette)
      }
      add(fill.path, x: x, y: y)
      cairo_fill(pointer)
    }
  }

  /// Fills all of a scene's paths with full coverage.
  func fillCoverage(_ scene: VectorScene, x: Double, y: Double) {
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    for fill in scene.fills {
      add(fill.path, x: x, y: y)
      cairo_fill(pointer)
    }
  }

  private func setSource(_ color: RGBAColor) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func setSource(
    _ gradient: LinearGradientPaint, x: Double, y: Double, palette: Palette
  ) throws(RenderError) {
    guard
      let pattern = cairo_pattern_create_linear(
        gradient.start.x * x, gradient.start.y * y, gradient.end.x * x, gradient.end.y * y)
    else { throw .cairo("out of memory") }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = palette.color(stop)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, Double(color.red) / 255, Double(color.green) / 255,
        Double(color.blue) / 255, Double(color.alpha) / 255)
    }
    try check(cairo_pattern_status(pattern))
    cairo_set_source(pointer, pattern)
  }

  private func add(_ path: VectorPath, x: Double, y: Double) {
    // Cairo's 24.8 fixed-point coordinates overflow, and it may crash, far outside any picture.
    func device(_ p: Point) -> (Double, Double) {
      let limit = 4_000_000.0
      return (min(max(p.x * x, -limit), limit), min(max(p.y * y, -limit), limit))
    }
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        let (px, py) = device(p)
        cairo_move_to(pointer, px, py)
        current = p
      case .line(let p):
        let (px, py) = device(p)
        cairo_line_to(pointer, px, py)
        current = p
      case .quad(let c, let p):
        let (ax, ay) = device(current.interpolated(to: c, 2.0 / 3))
        let (bx, by) = device(p.interpolated(to: c, 2.0 / 3))
        let (px, py) = device(p)
        cairo_curve_to(pointer, ax, ay, bx, by, px, py)
        current = p
      case .cubic(let c1, let c2, let p):
        let ((ax, ay), (bx, by), (px, py)) = (device(c1), device(c2), device(p))
        cairo_curve_to(pointer, ax, ay, bx, by, px, py)
        current = p
      case .close:
        cairo_close_path(pointer)
      }
    }
  }
}
