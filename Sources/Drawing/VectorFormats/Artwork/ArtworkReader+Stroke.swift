internal import VectorGraphics

extension ArtworkReader {
  /// Adds the outline of a shape's stroke.
  ///
  /// The outline is made in the shape's own coordinates, because a transform can give the stroke different
  /// widths in different directions.
  ///
  /// - Throws: ``ArtworkError`` for a visible stroke that has dashes, a width independent of transforms, or
  ///   too many path elements, and as ``opacity(of:_:_:_:)``.
  mutating func drawStroke(
    _ outline: VectorPath, _ element: SVGElement, _ context: SVGContext,
    _ values: [String: String], into shapes: inout ArtworkShapes
  ) throws(ArtworkError) {
    let style = context.style
    let base = context.viewport.meanSide
    guard let width = SVGNumbers.length(style.strokeWidth, base: base), width >= 0 else {
      throw .malformed(
        "the stroke-width '\(style.strokeWidth.prefix(40))' of \(element.tag) is not a length of 0 "
          + "or more", line: element.line)
    }
    guard width > 0, var paint = try paint(style.stroke, style.strokeOpacity, "stroke", element)
    else {
      return
    }
    if hasDashes(style.dashes) {
      paint.color = .failure(
        .refused("the dashed stroke of \(element.tag)", line: element.line, .dashes))
    }
    if values["vector-effect"] == "non-scaling-stroke" {
      throw .refused(
        "the vector-effect 'non-scaling-stroke' of \(element.tag)", line: element.line,
        .stroke)
    }
    guard Self.isFinite(outline), max(outline.reach, width) <= Artwork.largestCoordinate else {
      throw .outOfRange
    }
    let stroke = Stroke(
      outline,
      StrokeStyle(
        width: width, cap: style.strokeCap, join: style.strokeJoin, miterLimit: style.miterLimit))
    var path: VectorPath
    do {
      path =
        try strokeOutlines.dropFirst(strokes.count).first.flatMap(\.self)
        ?? outline.stroked(
          stroke.style, elementLimit: VectorPath.svgElementLimit - strokeElementCount)
    } catch { throw .tooLong(line: element.line) }
    strokes.append(stroke)
    strokeElementCount += path.elements.count
    let map = context.map
    path = path.transformed(by: map)
    if map.a * map.d < map.b * map.c { path = path.reversedKeepingStructure }
    guard let path = try drawable(path) else { return }
    shapes.add(
      .init(path: path, rule: .nonzero, isPositive: true), opacity: paint.opacity,
      color: paint.color,
      line: element.line)
  }

  /// Whether a `stroke-dasharray` has a length other than 0.
  private func hasDashes(_ text: String) -> Bool {
    let lengths = text.split { $0 == "," || $0.isWhitespace }
    return text != "none" && lengths.contains { SVGNumbers.length($0, base: 1) != 0 }
  }
}
