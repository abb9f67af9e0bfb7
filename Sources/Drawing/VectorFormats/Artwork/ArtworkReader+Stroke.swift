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
    let opacity = try opacity(of: style.stroke, style.strokeOpacity, "stroke", element)
    guard width > 0, opacity > 0 else { return }
    if hasDashes(style.dashes) {
      throw .refused(
        "the dashed stroke of \(element.tag)", line: element.line, fix: ArtworkFix.dashes)
    }
    if let effect = values["vector-effect"], effect != "none", effect != "inherit" {
      throw .refused(
        "the vector-effect '\(effect.prefix(40))' of \(element.tag)", line: element.line,
        fix: ArtworkFix.stroke)
    }
    guard Self.isFinite(outline), max(outline.reach, width) <= Artwork.largestCoordinate else {
      throw .outOfRange
    }
    let stroke = StrokeStyle(
      width: width, cap: style.strokeCap, join: style.strokeJoin, miterLimit: style.miterLimit)
    var path: VectorPath
    do {
      path = try outline.stroked(
        stroke, elementLimit: VectorPath.svgElementLimit - strokeElementCount)
    } catch { throw .tooLong(line: element.line) }
    strokeElementCount += path.elements.count
    let map = context.map
    path = path.transformed(by: map)
    if map.a * map.d < map.b * map.c { path = path.reversedKeepingStructure }
    guard let path = try drawable(path) else { return }
    shapes.add(
      .init(path: path, rule: .nonzero, isPositive: true), opacity: opacity, line: element.line)
  }

  /// Whether a `stroke-dasharray` has a length other than 0.
  private func hasDashes(_ text: String) -> Bool {
    let lengths = text.split { $0 == "," || $0.isWhitespace }
    return text != "none" && lengths.contains { SVGNumbers.length($0, base: 1) != 0 }
  }
}
