internal import VectorGraphics

extension ArtworkReader {
  /// The opacity of a fill or a stroke, from 0 to 1, and its colour; nil if it is not seen. A gradient or pattern is
  /// an error.
  ///
  /// - Parameter name: `fill` or `stroke`.
  mutating func paint(
    _ paint: ArtworkPaint, _ factor: Double, _ name: String, _ element: SVGElement
  ) throws(ArtworkError) -> (opacity: Double, color: Result<String, ArtworkError>)? {
    switch paint {
    case .none: return nil
    case .server(let text): return try server(text, factor, name, element)
    case .color(let text, let opacity):
      return opacity * factor > 0 ? (opacity * factor, .success(text)) : nil
    }
  }

  /// A gradient or pattern; the colour or nothing that viewers draw instead if the file doesn't have it.
  private mutating func server(
    _ text: String, _ factor: Double, _ name: String, _ element: SVGElement
  ) throws(ArtworkError) -> (opacity: Double, color: Result<String, ArtworkError>)? {
    let servers = ["linearGradient", "radialGradient", "pattern", "hatch", "meshgradient"]
    let index = SVGDocument.identifier(ofURL: text).flatMap { walker.document.byID[$0] }
    // No viewer loads a paint from the web.
    let isMissing =
      SVGDocument.identifier(ofURL: text) == nil
      ? text.lowercased().contains(/^url\(\s*["']?https?:\/\/[^\s"'()#]+#[^\s"'()]/)
      : !servers.contains(index.map { walker.document.elements[$0].name } ?? "")
    if isMissing || isEmptyPattern(index), let close = text.firstIndex(of: ")") {
      let fallback = String(text[text.index(after: close)...]).trimmed
      let paint =
        fallback.isEmpty ? ArtworkPaint.none : ArtworkPaint(fallback, current: .server(fallback))
      // With a description in an empty pattern, viewers draw nothing instead of the colour.
      if let paint, paint != .server(fallback), isMissing || paint == ArtworkPaint.none {
        return try self.paint(paint, factor, name, element)
      }
    } else if let swatch = try swatch(text, name) {
      return try paint(swatch, factor, name, element)
    }
    return (
      factor,
      .failure(
        .refused(
          "the \(name) '\(text.prefix(40))' of \(element.tag)", line: element.line, .paint))
    )
  }

  /// Whether a pattern, with those that it refers to, has no content.
  private func isEmptyPattern(_ index: Int?) -> Bool {
    var index = index
    for _ in 0..<8 {
      guard let pattern = index.map({ walker.document.elements[$0] }), pattern.name == "pattern",
        pattern.children.isEmpty
      else { return false }
      index = walker.document.target(of: pattern.reference)
      if index == nil { return pattern.reference.isEmpty || pattern.reference.hasPrefix("#") }
    }
    return false
  }

  /// The colour of a gradient whose stops are equal, as Inkscape writes the colours of its palette, or none of one
  /// without stops; nil for anything else.
  private mutating func swatch(
    _ text: String, _ name: String
  ) throws(ArtworkError) -> ArtworkPaint? {
    var index = SVGDocument.identifier(ofURL: text).flatMap { walker.document.byID[$0] }
    // A gradient in units of the bounding box does not draw a stroke along a line without area.
    let units = index.flatMap { walker.document.elements[$0].attributes["gradientUnits"] }
    guard name == "fill" || units == "userSpaceOnUse" else { return nil }
    for _ in 0..<8 {
      guard let gradient = index.map({ walker.document.elements[$0] }),
        gradient.name.hasSuffix("Gradient")
      else { return nil }
      let stops = gradient.children.filter { walker.document.elements[$0].name == "stop" }
      if stops.isEmpty {
        guard let next = walker.document.target(of: gradient.reference) else {
          return ArtworkPaint.none
        }
        index = next
        continue
      }
      var paints: Set<ArtworkPaint> = []
      for stop in stops {
        let context = SVGContext(viewport: Size(width: 0, height: 0))
        let (values, inner) = try walker.definition(stop, in: context)
        guard
          case .color(let color, let own)? = ArtworkPaint(
            values["stop-color"] ?? "black", current: inner.style.color),
          let opacity = SVGNumbers.fraction(values["stop-opacity"] ?? "1")
        else { return nil }
        paints.insert(.color(color, opacity: own * opacity))
      }
      return paints.count == 1 ? paints.first : nil
    }
    return nil
  }

  /// All shapes as one layer; nil if there are none.
  ///
  /// Where translucent layers overlap, they look darker. So they are one only if they don't overlap.
  ///
  /// - Throws: ``ArtworkError`` for paints that are no colour, layers with different colours or opacities, and for translucent ones that overlap.
  mutating func joined(
    _ shapes: ArtworkShapes
  ) throws(ArtworkError) -> ArtworkLayer? {
    guard let first = shapes.layers.first else { return nil }
    for layer in shapes.layers {
      guard try !layer.hasColor(of: first) else { continue }
      throw .refused(
        "the second colour \(try layer.color.get().prefix(40)), after that of line \(first.line),",
        line: layer.line, .color)
    }
    // 8-bit colours round the opacity to multiples of 1/255.
    if let other = shapes.layers.first(where: { abs($0.opacity - first.opacity) > 0.5 / 255 }) {
      throw .refused(
        "the second opacity \(percent(other)), after \(percent(first)) in line \(first.line),",
        line: other.line, .transparency)
    }
    let sum = ArtworkLayer(
      shapes: shapes.shapes, opacity: first.opacity, color: first.color, line: first.line)
    guard first.opacity < 1, shapes.layers.count > 1 else { return sum }
    var parts = 0.0
    for layer in shapes.layers { parts += try united(layer.shapes).area }
    // Rounding makes abutting shapes overlap a little, and uniting is not exact. The tolerance is invisible.
    guard abs(parts - (try united(sum.shapes).area)) <= 1e-3 * parts else {
      throw .refused(
        "the opacity of shapes that overlap", line: first.line, .overlap)
    }
    return sum
  }

  private func percent(_ layer: ArtworkLayer) -> String {
    "\(Int((layer.opacity * 100).rounded())) %"
  }
}
