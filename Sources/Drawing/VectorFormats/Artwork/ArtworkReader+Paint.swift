internal import VectorGraphics

extension ArtworkReader {
  /// The opacity of a fill or a stroke, from 0 to 1.
  ///
  /// - Parameter name: `fill` or `stroke`.
  /// - Throws: ``ArtworkError`` for a visible paint that is a gradient or pattern, or has a second colour.
  mutating func opacity(
    of paint: ArtworkPaint, _ factor: Double, _ name: String, _ element: SVGElement
  ) throws(ArtworkError) -> Double {
    switch paint {
    case .none: return 0
    case .server(let text):
      throw .refused(
        "the \(name) '\(text.prefix(40))' of \(element.tag)", line: element.line,
        fix: ArtworkFix.paint)
    case .color(let text, let opacity):
      if opacity * factor == 0 { return 0 }
      if let color, color.name != text {
        throw .refused(
          "the second colour \(text.prefix(40)), after that of line \(color.line),",
          line: element.line, fix: ArtworkFix.color)
      }
      color = color ?? (text, element.line)
      return opacity * factor
    }
  }

  /// All shapes as one layer; nil if there are none.
  ///
  /// Where translucent layers overlap, they look darker. So they are one only if they don't overlap.
  ///
  /// - Throws: ``ArtworkError`` for layers with different opacities, and for translucent ones that overlap.
  mutating func joined(
    _ shapes: ArtworkShapes
  ) throws(ArtworkError) -> ArtworkLayer? {
    guard let first = shapes.layers.first else { return nil }
    // 8-bit colours round the opacity to multiples of 1/255.
    if let other = shapes.layers.first(where: { abs($0.opacity - first.opacity) > 0.5 / 255 }) {
      throw .refused(
        "the second opacity \(percent(other)), after \(percent(first)) in line \(first.line),",
        line: other.line, fix: ArtworkFix.transparency)
    }
    let sum = ArtworkLayer(
      shapes: shapes.shapes, opacity: first.opacity, line: first.line)
    guard first.opacity < 1, shapes.layers.count > 1 else { return sum }
    var parts = 0.0
    for layer in shapes.layers { parts += try united(layer.shapes).area }
    // Rounding makes abutting shapes overlap a little, and uniting is not exact. The tolerance is invisible.
    guard abs(parts - (try united(sum.shapes).area)) <= 1e-3 * parts else {
      throw .refused(
        "the opacity of shapes that overlap", line: first.line, fix: ArtworkFix.overlap)
    }
    return sum
  }

  private func percent(_ layer: ArtworkLayer) -> String {
    "\(Int((layer.opacity * 100).rounded())) %"
  }
}
