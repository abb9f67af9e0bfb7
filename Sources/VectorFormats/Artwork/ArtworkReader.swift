internal import VectorGraphics

/// A walk through a document's elements that collects what their fills paint.
struct ArtworkReader {
  let document: SVGDocument
  private let sheet: SVGStyleSheet
  /// The first colour that was painted, by which all others are refused.
  private var color: (paint: ArtworkPaint, line: Int)?
  /// The number of path elements so far.
  private var elementCount = 0
  /// The work that is left for looking at elements, in bytes.
  private var expansion = 1 << 25
  var budget = PathUnionBudget(edges: VectorPath.unionLimit)

  /// The values that an element's drawing depends on.
  struct Context {
    var style = SVGStyle()
    /// The map from the element's coordinates to the root's.
    var map = Affine.identity
    /// The size that percentages are of.
    var viewport: Size
    /// The number of elements around, those of references included.
    var depth = 0
    /// The elements that references are being followed to.
    var references: [Int] = []
    /// Whether shapes are collected as a clip path: paint doesn't matter then.
    var isClip = false
  }

  /// The greatest number of elements within each other, those of references included.
  private static let depthLimit = 128

  /// - Throws: ``ArtworkError`` for a style sheet that is not supported.
  init(_ document: SVGDocument) throws(ArtworkError) {
    self.document = document
    sheet = try SVGStyleSheet(document)
  }

  /// The outline of everything that is filled.
  mutating func read() throws(ArtworkError) -> VectorPath {
    var ink = ArtworkInk()
    try draw(0, Context(viewport: Size(width: 100, height: 100)), into: &ink)
    return try resolved(ink)
  }

  /// The outlines of what is filled, one of each shape, all for the nonzero rule and wound alike.
  mutating func readShapes() throws(ArtworkError) -> [VectorPath] {
    var ink = ArtworkInk()
    try draw(0, Context(viewport: Size(width: 100, height: 100)), into: &ink)
    return try separated(ink)
  }

  /// Draws an element and what is in it.
  mutating func draw(
    _ index: Int, _ parent: Context, size: (width: Double?, height: Double?) = (nil, nil),
    into ink: inout ArtworkInk
  ) throws(ArtworkError) {
    let element = document.elements[index]
    expansion -= element.cost
    guard expansion >= 0, parent.depth < Self.depthLimit else {
      throw .tooExpanded(line: element.line)
    }
    guard element.isDrawn else { return }
    // A symbol is drawn where it is used only.
    if element.name == "symbol", parent.references.last != index { return }
    let values = try values(of: element)
    if values["display"] == "none" { return }
    var context = parent
    context.depth += 1
    context.style = try parent.style.applying(values, line: element.line)
    context.map = try parent.map * element.transform()
    if let text = values["opacity"], !parent.isClip, text != "inherit" {
      let opacity = try SVGStyle.fraction(text, of: "opacity", line: element.line)
      if opacity == 0 { return }
      if opacity < 1 {
        throw .refused(
          "the opacity of \(element.tag)", line: element.line, fix: ArtworkFix.transparency)
      }
    }
    var own = ArtworkInk()
    try drawContent(of: index, context, values, size: size, into: &own)
    if own.isEmpty { return }
    try Self.checkEffects(values, of: element)
    if let reference = values["clip-path"], reference != "none" {
      own = try clipped(own, by: reference, of: element, context)
    }
    ink.append(own)
  }

  private mutating func drawContent(
    of index: Int, _ context: Context, _ values: [String: String],
    size: (width: Double?, height: Double?), into ink: inout ArtworkInk
  ) throws(ArtworkError) {
    let element = document.elements[index]
    switch element.name {
    case "svg", "symbol":
      let isRoot = index == 0
      let viewport = try SVGViewport(
        element, in: isRoot ? nil : context.viewport, width: size.width, height: size.height)
      var inner = context
      inner.viewport = viewport.size
      inner.map = context.map * viewport.map
      try drawChildren(of: element, inner, into: &ink)
      if let frame = viewport.frame, !["visible", "auto"].contains(values["overflow"]) {
        ink = try intersected(
          ink, VectorPath.rectangle(frame).transformed(by: context.map))
      }
    // A clip path has shapes and no groups.
    case "g", "a": if !context.isClip { try drawChildren(of: element, context, into: &ink) }
    case "use": try drawReference(of: element, context, into: &ink)
    default:
      guard
        let outline = try element.outline(
          in: context.viewport, elementLimit: VectorPath.svgElementLimit - elementCount)
      else { throw Self.refusal(of: element) }
      // An animation in a shape would change it.
      for child in element.children { throw Self.refusal(of: document.elements[child]) }
      try drawShape(outline, element, context, values, into: &ink)
    }
  }

  private mutating func drawChildren(
    of element: SVGDocument.Element, _ context: Context, into ink: inout ArtworkInk
  ) throws(ArtworkError) {
    for child in element.children { try draw(child, context, into: &ink) }
  }

  private mutating func drawReference(
    of element: SVGDocument.Element, _ context: Context, into ink: inout ArtworkInk
  ) throws(ArtworkError) {
    let reference = (element.attributes["href"] ?? "").trimmed
    guard let target = document.target(of: reference) else {
      throw .malformed(
        "<use> names '\(reference.prefix(40))', which is not here", line: element.line)
    }
    guard !context.references.contains(target) else {
      throw .malformed("<use> refers to itself by '\(reference.prefix(40))'", line: element.line)
    }
    var inner = context
    inner.references.append(target)
    inner.map =
      context.map
      * .translation(
        Vector(
          dx: try element.length("x", base: context.viewport.width) ?? 0,
          dy: try element.length("y", base: context.viewport.height) ?? 0))
    let isViewport = ["svg", "symbol"].contains(document.elements[target].name)
    try draw(
      target, inner,
      size: isViewport
        ? (
          try element.length("width", base: context.viewport.width),
          try element.length("height", base: context.viewport.height)
        ) : (nil, nil), into: &ink)
  }

  private mutating func drawShape(
    _ outline: VectorPath, _ element: SVGDocument.Element, _ context: Context,
    _ values: [String: String], into ink: inout ArtworkInk
  ) throws(ArtworkError) {
    let style = context.style
    guard style.isVisible else { return }
    if !context.isClip {
      // A line has a stroke to show and no area.
      let hasExtent = element.name == "line" || !outline.isEmpty
      if style.isStroked, hasExtent {
        throw .refused("the stroke of \(element.tag)", line: element.line, fix: ArtworkFix.stroke)
      }
      guard hasExtent, try isPainted(style, element) else { return }
    }
    let path = outline.transformed(by: context.map)
    guard Self.isFinite(path) else { throw .outOfRange }
    elementCount += path.elements.count
    guard elementCount <= VectorPath.svgElementLimit else { throw .tooLong(line: element.line) }
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return }
    ink.add(path, context.isClip ? style.clipRule : style.fillRule)
  }

  /// Whether a fill paints something, which must be opaque and of the drawing's colour.
  private mutating func isPainted(
    _ style: SVGStyle, _ element: SVGDocument.Element
  ) throws(ArtworkError) -> Bool {
    switch style.fill {
    case .none: return false
    case .server(let text):
      throw .refused(
        "the fill '\(text.prefix(40))' of \(element.tag)", line: element.line,
        fix: ArtworkFix.paint)
    case .color(let name, let opacity):
      let opacity = opacity * style.fillOpacity
      if opacity == 0 { return false }
      if opacity < 1 {
        throw .refused(
          "the transparent fill of \(element.tag)", line: element.line,
          fix: ArtworkFix.transparency)
      }
      if let color, color.paint != style.fill {
        throw .refused(
          "the second colour \(name.prefix(40)), after that of line \(color.line),",
          line: element.line, fix: ArtworkFix.color)
      }
      color = color ?? (style.fill, element.line)
      return true
    }
  }

  /// The relevant properties of an element: attributes, overridden by style sheets, overridden by
  /// the style attribute.
  private mutating func values(of element: SVGDocument.Element) throws(ArtworkError) -> [String:
    String]
  {
    var values: [String: String] = [:]
    for (name, value) in element.attributes where SVGProperty.presentation.contains(name) {
      values[name] = value.trimmed
    }
    values.merge(sheet.declarations(for: element, work: &expansion)) { $1 }
    if let style = element.attributes["style"] {
      values.merge(SVGProperty.declarations(style)) { $1 }
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let isGeometry = SVGProperty.geometry.contains(name)
      if isGeometry || ["transform", "transform-origin", "all"].contains(name) {
        throw .refused(
          "\(name) as a style of \(element.tag)", line: element.line,
          fix: isGeometry || name == "transform"
            ? "write it as an attribute" : "remove it from the style")
      }
      if value.contains("!") {
        throw .refused(
          "'\(name): \(value.prefix(40))' of \(element.tag)", line: element.line,
          fix: "write it without '!'")
      }
    }
    return values
  }

  private static func isFinite(_ path: VectorPath) -> Bool {
    path.contours.joined().allSatisfy { segment in
      let bounds = segment.bounds
      return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    }
  }
}
