internal import VectorGraphics

extension SVGElement {
  /// The outline of a basic shape or a path, in the element's own coordinates; nil for any other element.
  ///
  /// - Parameters:
  ///   - viewport: the size that percentages refer to.
  ///   - elementLimit: the number of path elements that the drawing can still have.
  ///   - arcPieces: the number of curves for each arc of a path; nil for as many as its angle needs.
  /// - Throws: ``ArtworkError`` for a value that can't be read, or a path with too many elements.
  func outline(
    in viewport: Size, elementLimit: Int, arcPieces: Int?
  ) throws(ArtworkError) -> VectorPath? {
    switch name {
    case "path": return try path(elementLimit: elementLimit, arcPieces: arcPieces)
    case "rect": return try rectangle(in: viewport)
    case "circle":
      let radius = try size("r", base: viewport.meanSide) ?? 0
      return try ellipse(rx: radius, ry: radius, in: viewport)
    case "ellipse":
      let rx = try size("rx", base: viewport.width)
      let ry = try size("ry", base: viewport.height)
      return try ellipse(rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0, in: viewport)
    case "polygon": return try polygon(isClosed: true)
    case "polyline": return try polygon(isClosed: false)
    case "line": return try lineOutline(in: viewport)
    default: return nil
    }
  }

  /// The value of an attribute as a length in user units; nil if the attribute is missing, or all viewers ignore it.
  ///
  /// - Parameter base: the length that `100%` stands for.
  /// - Throws: ``ArtworkError`` for a length that depends on a font or a page.
  func length(_ name: String, base: Double) throws(ArtworkError) -> Double? {
    guard let text = attributes[name] else { return nil }
    guard let length = SVGNumbers.length(text, base: base) else {
      guard isChecked || text.contains("(") || SVGNumbers.dependsOnPage(text) else { return nil }
      throw .malformed("the \(name) '\(text.prefix(40))' of \(tag) is not a length", line: line)
    }
    return length
  }

  /// The value of an attribute as a length of 0 or more; nil if the attribute is missing, or all viewers ignore it.
  private func size(_ name: String, base: Double) throws(ArtworkError) -> Double? {
    if attributes[name]?.trimmed == "auto" { return nil }
    guard let size = try length(name, base: base) else { return nil }
    if size < 0, isChecked {
      throw .malformed("the \(name) of \(tag) is negative", line: line)
    }
    return size >= 0 ? size : nil
  }

  private func path(elementLimit: Int, arcPieces: Int?) throws(ArtworkError) -> VectorPath {
    guard let data = attributes["d"], data.trimmed != "none" else { return VectorPath() }
    do {
      return isChecked
        ? try VectorPath(svgData: data, elementLimit: elementLimit)
        : try VectorPath(
          svgDataUpToError: data, elementLimit: elementLimit, arcPieces: arcPieces)
    } catch {
      if case .tooLong = error.problem { throw .tooLong(line: line) }
      throw .malformed("\(error)", line: line)
    }
  }

  private func rectangle(in viewport: Size) throws(ArtworkError) -> VectorPath {
    let rect = Rect(
      x: try length("x", base: viewport.width) ?? 0, y: try length("y", base: viewport.height) ?? 0,
      width: try size("width", base: viewport.width) ?? 0,
      height: try size("height", base: viewport.height) ?? 0)
    guard rect.width > 0, rect.height > 0 else { return VectorPath() }
    let givenX = try size("rx", base: viewport.width)
    let givenY = try size("ry", base: viewport.height)
    // A missing radius is the other one as given, before either is limited (SVG 2, 10.2).
    let rx = min(givenX ?? givenY ?? 0, rect.width / 2)
    let ry = min(givenY ?? givenX ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return .rectangle(rect) }
    // Makes circular corners of radius 1 first, and then scales the whole outline by the radii.
    let unit = Rect(
      Point(x: rect.minX / rx, y: rect.minY / ry), Point(x: rect.maxX / rx, y: rect.maxY / ry))
    return VectorPath.roundedRectangle(unit, radius: 1).transformed(by: .scale(rx, ry))
  }

  private func ellipse(
    rx: Double, ry: Double, in viewport: Size
  ) throws(ArtworkError) -> VectorPath {
    let center = Vector(
      dx: try length("cx", base: viewport.width) ?? 0,
      dy: try length("cy", base: viewport.height) ?? 0)
    guard rx > 0, ry > 0 else { return VectorPath() }
    return VectorPath.circle(center: .zero, radius: 1).transformed(
      by: .translation(center) * .scale(rx, ry))
  }

  private func lineOutline(in viewport: Size) throws(ArtworkError) -> VectorPath {
    let start = Point(
      x: try length("x1", base: viewport.width) ?? 0,
      y: try length("y1", base: viewport.height) ?? 0)
    let end = Point(
      x: try length("x2", base: viewport.width) ?? 0,
      y: try length("y2", base: viewport.height) ?? 0)
    return VectorPath([.move(start), .line(end)])
  }

  private func polygon(isClosed: Bool) throws(ArtworkError) -> VectorPath {
    let points = attributes["points"] ?? ""
    let numbers = SVGNumbers.list(points)
    // Viewers draw nothing for a word, but differ on other signs and on a last point without y.
    let isWord = numbers == nil && points.contains(/[a-df-zA-DF-Z]/) && !points.contains("/*")
    if isWord, !isChecked { return VectorPath() }
    guard let numbers, numbers.count % 2 == 0 else {
      throw .malformed("the points of \(tag) are not pairs of numbers", line: line)
    }
    var path = VectorPath()
    path.reserve(numbers.count / 2 + 1)
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed { path.close() }
    return path
  }
}

extension Size {
  /// The length that `100%` stands for where a length is neither horizontal nor vertical: the diagonal divided
  /// by √2 (SVG 2, 8.9).
  var meanSide: Double { ((width * width + height * height) / 2).squareRoot() }
}
