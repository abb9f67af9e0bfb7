internal import CCairo
internal import VectorGraphics

extension CairoContext {
  /// Fills all of a scene's paths in order. Coordinates are multiplied by `scaleX` and `scaleY` to give device units.
  func fill(_ scene: VectorScene, scaleX: Double = 1, scaleY: Double = 1, palette: Palette)
    throws(RenderError)
  {
    for fill in scene.fills {
      switch fill.paint {
      case .solid(let color): setSource(palette.color(color))
      case .linearGradient(let gradient):
        try setSource(gradient, scaleX: scaleX, scaleY: scaleY, palette: palette)
      }
      add(fill, scaleX: scaleX, scaleY: scaleY)
      cairo_fill(pointer)
    }
  }

  /// Fills all of a scene's paths with opaque black instead of their own paints. On an alpha-only surface,
  /// the result is the coverage of each pixel.
  func fillCoverage(_ scene: VectorScene, scaleX: Double, scaleY: Double) {
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    for fill in scene.fills {
      add(fill, scaleX: scaleX, scaleY: scaleY)
      cairo_fill(pointer)
    }
  }

  private func setSource(_ color: RGBAColor) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  private func setSource(
    _ gradient: LinearGradientPaint, scaleX: Double, scaleY: Double, palette: Palette
  ) throws(RenderError) {
    guard
      let pattern = cairo_pattern_create_linear(
        gradient.start.x * scaleX, gradient.start.y * scaleY, gradient.end.x * scaleX,
        gradient.end.y * scaleY)
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
}
