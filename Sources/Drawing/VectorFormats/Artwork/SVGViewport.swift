internal import VectorGraphics

/// The viewport of an `svg` or `symbol` element: its inner coordinates and the rectangle that clips them.
struct SVGViewport {
  /// The size that percentages inside the element refer to, in its inner coordinates.
  var size: Size
  /// The map from the coordinates inside the element to those outside.
  var map: Affine
  /// The rectangle that clips the contents, in the coordinates outside; nil for no clip.
  var frame: Rect?

  /// The viewport of an element; nil if a width or height of 0 disables the element (SVG 2, 8.2).
  ///
  /// - Parameters:
  ///   - parent: the size of the enclosing viewport; nil for the root. The root's size depends only on its
  ///     attributes and its view box.
  ///   - size: a width and a height that override the element's own, such as those of a `use` element.
  /// - Throws: ``ArtworkError`` for a value that can't be read, a negative width or height, and a root with
  ///   a width or height of 0.
  init?(
    _ element: SVGElement, in parent: Size?,
    size given: (width: Double?, height: Double?) = (nil, nil)
  ) throws(ArtworkError) {
    let box = try Self.viewBox(of: element)
    let base = parent ?? box?.size
    func length(
      _ name: String, _ base: Double?, override: Double? = nil
    ) throws(ArtworkError) -> Double? {
      if let override { return override }
      let text = element.attributes[name]?.trimmed
      if text == nil || text == "auto" || (base == nil && text?.hasSuffix("%") == true) {
        return nil
      }
      // With a view box only the ratio of width and height matters, so any size of a font does. A size of the page, such
      // as `100vw`, is not known, and viewers ignore what is no length.
      if parent == nil, box != nil, let text, !text.contains("(") {
        return SVGNumbers.length(text, base: base ?? 0, em: 16)
      }
      return try element.length(name, base: base ?? 0)
    }
    var size = (
      width: try length("width", base?.width, override: given.width),
      height: try length("height", base?.height, override: given.height)
    )
    if let parent {
      size = (size.width ?? parent.width, size.height ?? parent.height)
    } else if let box {
      // A missing width or height follows from the other one and the view box's aspect ratio.
      let ratio = box.width / box.height
      size = (
        size.width ?? size.height.map { $0 * ratio } ?? box.width,
        size.height ?? size.width.map { $0 / ratio } ?? box.height
      )
    }
    guard let width = size.width, let height = size.height else {
      self.size = Size(width: 100, height: 100)
      map = .identity
      frame = nil
      return
    }
    if parent != nil, width == 0 || height == 0 { return nil }
    guard width > 0, height > 0 else {
      throw .malformed("the width or height of \(element.tag) is not above 0", line: element.line)
    }
    // `x` and `y` have no effect on the root and on a `symbol`.
    let isInner = parent != nil && element.name == "svg"
    let frame = Rect(
      x: isInner ? (try length("x", parent?.width)) ?? 0 : 0,
      y: isInner ? (try length("y", parent?.height)) ?? 0 : 0, width: width, height: height)
    self.size = box?.size ?? frame.size
    map = .translation(frame.origin - .zero)
    if let box { map = map * (try Self.map(of: box, into: frame.size, element)) }
    self.frame = frame
  }

  private static func viewBox(of element: SVGElement) throws(ArtworkError) -> Rect? {
    guard let text = element.attributes["viewBox"] else { return nil }
    guard let numbers = SVGNumbers.list(text), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
    else {
      throw .malformed(
        "the viewBox '\(text.prefix(40))' is not four numbers, the last two above 0",
        line: element.line)
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The map from a view box into a viewport of the given size, according to `preserveAspectRatio`.
  private static func map(
    of box: Rect, into size: Size, _ element: SVGElement
  ) throws(ArtworkError) -> Affine {
    let text = element.attributes["preserveAspectRatio"] ?? "xMidYMid"
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "defer" { words.removeFirst() }
    let align = words.first ?? "xMidYMid"
    let x = size.width / box.width
    let y = size.height / box.height
    if align == "none" { return .scale(x, y) * .translation(Point.zero - box.origin) }
    let fractions = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let atX = fractions[String(align.dropFirst().prefix(3))],
      let atY = fractions[String(align.suffix(3))], words.count <= 2,
      words.count < 2 || words[1] == "meet" || words[1] == "slice"
    else {
      throw .malformed(
        "the preserveAspectRatio '\(text.prefix(40))' can't be read", line: element.line)
    }
    let scale = words.last == "slice" ? max(x, y) : min(x, y)
    let shift = Vector(
      dx: (size.width - box.width * scale) * atX, dy: (size.height - box.height * scale) * atY)
    return .translation(shift) * .scale(scale) * .translation(Point.zero - box.origin)
  }
}
