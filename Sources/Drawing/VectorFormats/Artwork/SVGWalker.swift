internal import VectorGraphics

/// Resolves properties, styles, transforms, viewports and references of SVG elements, for the readers of artwork
/// and of symbol templates.
///
/// For each element, beginning at the root, a reader calls ``properties(of:in:)``, passes the result to
/// ``context(of:_:in:)``, and passes both results to ``content(of:_:_:)``. The total work is bounded for every
/// document.
struct SVGWalker {
  let document: SVGDocument
  private let sheet: SVGStyleSheet
  /// Whether a property that can't be read is ignored, as viewers do; otherwise it is an error.
  private let isLenient: Bool
  /// The number of curves for each arc of a path; nil for as many as its angle needs.
  var arcPieces: Int?
  /// The number of path elements that were read so far.
  private var elementCount = 0
  /// The work that is left for visiting elements, in bytes: see ``SVGElement/cost``.
  private var remainingWork = 1 << 26

  /// The kind of an element, with the data to draw its contents.
  enum ElementContent {
    /// A group. Its children are drawn in the group's own context.
    case group
    /// An `svg` or `symbol`: the context of its children, and the outline that clips them, in the
    /// root's coordinates.
    case viewport(SVGContext, frame: VectorPath?)
    /// A `use`: the index of the element that it refers to, nil if there is no such element, and the
    /// context for drawing that element.
    case reference(Int?, SVGContext)
    /// A path or basic shape, in its own coordinates.
    case shape(VectorPath)
    /// An `svg` or `symbol` with a width or height of 0, which draws nothing.
    case nothing
    case other
  }

  /// The greatest number of enclosing elements, as in ``SVGContext/enclosing``.
  private static let depthLimit = 128

  /// - Throws: ``ArtworkError`` for a style sheet that is not supported.
  init(_ document: SVGDocument, isLenient: Bool = false) throws(ArtworkError) {
    self.document = document
    self.isLenient = isLenient
    sheet = try SVGStyleSheet(document, isLenient: isLenient)
  }

  /// The relevant properties of an element: its attributes, overridden by style sheets, overridden by its style
  /// attribute; nil if the element is not drawn in its place.
  ///
  /// - Throws: ``ArtworkError`` if the document takes too much work, or if elements are nested too deep.
  mutating func properties(
    of index: Int, in parent: SVGContext
  ) throws(ArtworkError) -> [String: String]? {
    let element = document.elements[index]
    let values = try properties(of: element, in: parent)
    // A symbol is drawn only where a `use` element refers to it.
    return element.isDrawn && (element.name != "symbol" || parent.references.last == index)
      ? values : nil
  }

  /// The properties of an element that is not drawn in its place, such as a `clipPath`, and their context.
  ///
  /// It inherits from the elements around it in the document, not from an element that refers to it (SVG 2, 14.3.5).
  ///
  /// - Parameter context: the context that has everything but the style.
  mutating func definition(
    _ index: Int, in context: SVGContext
  ) throws(ArtworkError) -> (values: [String: String], context: SVGContext) {
    let element = document.elements[index]
    var context = context
    context.style = SVGStyle()
    context.values = [:]
    if let parent = element.parent {
      let outer = try definition(parent, in: context)
      (context.style, context.values) = (outer.context.style, outer.values)
    }
    let values = try properties(of: element, in: context)
    return (values, try self.context(of: index, values, in: context))
  }

  private mutating func properties(
    of element: SVGElement, in parent: SVGContext
  ) throws(ArtworkError) -> [String: String] {
    remainingWork -= element.cost
    var declarations = CSSText.Declarations()
    for (name, value) in element.attributes where SVGProperty.presentation.contains(name) {
      declarations.normal[name] = CSSText.withoutComments(value).trimmed
    }
    declarations = isLenient ? declarations : declarations.valid
    declarations.merge(sheet.declarations(for: element, in: document, work: &remainingWork))
    let style = CSSText.Declarations(element.attributes["style"] ?? "")
    declarations.merge(isLenient ? style : style.valid)
    var values = declarations.values
    var variables = parent.style.variables
    for (name, text) in values where name.hasPrefix("--") { variables[name] = text }
    if variables != parent.style.variables { remainingWork -= 256 * variables.count }
    guard remainingWork >= 0, parent.enclosing.count < Self.depthLimit else {
      throw .tooExpanded(line: element.line)
    }
    for (name, text) in values where !name.hasPrefix("--") && name != "all" {
      guard SVGProperty.relevant.contains(name) else {
        values[name] = nil
        continue
      }
      let text = CSSText.resolved(text, variables)
      let word = text.lowercased()
      let initial = SVGStyle.initial[name]
      switch word {
      case "inherit": values[name] = initial == nil ? parent.values[name] : nil
      case "unset", "revert", "revert-layer": values[name] = nil
      case "initial": values[name] = initial
      default: values[name] = word.contains("url(") ? text : word
      }
    }
    return values
  }

  /// The context of an element with the given properties.
  ///
  /// - Throws: ``ArtworkError`` for a transform or, unless the walker is lenient, a property that can't be read.
  func context(
    of index: Int, _ values: [String: String], in parent: SVGContext
  ) throws(ArtworkError) -> SVGContext {
    var element = document.elements[index]
    element.isChecked = isLenient
    var context = parent
    context.enclosing.append(index)
    context.style = try parent.style.applying(values, line: element.line, isLenient: isLenient)
    context.values = values
    context.map = try parent.map * element.transform(values["transform"])
    return context
  }

  /// The content of an element in its own context.
  ///
  /// - Throws: ``ArtworkError`` for an attribute that can't be read, or too many path elements.
  mutating func content(
    of index: Int, _ values: [String: String], _ context: SVGContext
  ) throws(ArtworkError) -> ElementContent {
    var element = document.elements[index]
    element.isChecked = isLenient
    for name in SVGProperty.geometry {
      element.attributes[name] = (values[name] ?? element.attributes[name]).map {
        SVGNumbers.withoutEm($0, index == 0 ? nil : context.style.fontSize)
      }
    }
    var inner = context
    inner.size = (nil, nil)
    switch element.name {
    case "g", "a": return .group
    case "svg", "symbol":
      guard
        let viewport = try SVGViewport(
          element, in: index == 0 ? nil : context.viewport, size: context.size)
      else { return .nothing }
      inner.viewport = viewport.size
      inner.map = context.map * viewport.map
      // What lies outside of the root's viewport is outside of the picture.
      let isClipped = index == 0 || !["visible", "auto"].contains(values["overflow"])
      let frame = viewport.frame.map { VectorPath.rectangle($0).transformed(by: context.map) }
      return .viewport(inner, frame: isClipped ? frame : nil)
    case "use":
      guard let target = document.target(of: element.reference) else {
        return .reference(nil, inner)
      }
      let origin = Vector(
        dx: try element.length("x", base: context.viewport.width) ?? 0,
        dy: try element.length("y", base: context.viewport.height) ?? 0)
      inner.references.append(target)
      inner.map = context.map * .translation(origin)
      if ["svg", "symbol"].contains(document.elements[target].name) {
        inner.size = (
          try element.length("width", base: context.viewport.width),
          try element.length("height", base: context.viewport.height)
        )
      }
      return .reference(target, inner)
    default:
      let limit = VectorPath.svgElementLimit
      guard
        let outline = try element.outline(
          in: context.viewport, elementLimit: limit - elementCount, arcPieces: arcPieces)
      else { return .other }
      elementCount += outline.elements.count
      guard elementCount <= limit else { throw .tooLong(line: element.line) }
      return .shape(outline)
    }
  }
}

/// The values that an element's drawing depends on.
struct SVGContext {
  var style = SVGStyle()
  /// The element's own properties, which children get by `inherit`.
  var values: [String: String] = [:]
  /// The map from the element's coordinates to the root's.
  var map = Affine.identity
  /// The size that percentages refer to.
  var viewport: Size
  /// The width and height that a `use` element sets on the `svg` or `symbol` that it refers to.
  var size: (width: Double?, height: Double?) = (nil, nil)
  /// The indices of the enclosing elements, outermost first. A `use` element encloses the element that it refers to.
  var enclosing: [Int] = []
  /// The indices of the elements that the enclosing `use` elements refer to, outermost first.
  var references: [Int] = []

  init(viewport: Size) { self.viewport = viewport }
}
