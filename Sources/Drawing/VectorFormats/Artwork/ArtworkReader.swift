internal import VectorGraphics

/// Walks through a document's elements and collects their fills and the outlines of their strokes.
struct ArtworkReader {
  var walker: SVGWalker
  /// The bounds of the root's viewport after the root's transform; nil if it has no size.
  private(set) var frame: Rect?
  /// The number of path elements of the strokes' outlines so far.
  var strokeElementCount = 0
  /// The strokes so far, in the order in which they are drawn.
  var strokes: [Stroke] = []
  /// Whether shapes are cut at the root's viewport. Those outside of it are left out anyway.
  var isCutAtFrame = true
  /// The outlines of the strokes, in the same order; nil for one that is to be made.
  var strokeOutlines: [VectorPath?] = []
  var budget = PathUnionBudget(edges: VectorPath.unionLimit)

  /// - Throws: ``ArtworkError`` for a style sheet that is not supported.
  init(_ document: SVGDocument) throws(ArtworkError) { walker = try SVGWalker(document) }

  /// The outline of all shapes together, for the nonzero rule.
  mutating func read() throws(ArtworkError) -> VectorPath {
    let shapes = try shapes()
    _ = try joined(shapes)
    let outline = try resolved(shapes.shapes)
    guard shapes.shapes.contains(where: \.isPositive) else { return outline }
    // Stems are fitted to pixels by the edges of the outline, so edges inside of it would disturb them. An
    // outline beyond the budget stays as it is.
    var budget = PathUnionBudget(edges: Self.strokeUnionLimit)
    return (try? outline.outlined(.nonzero, budget: &budget)) ?? outline
  }

  /// The greatest number of pieces for which a drawing with strokes is united. It takes up to 40 ms; an icon has
  /// about 1,000 pieces.
  private static let strokeUnionLimit = 20_000

  /// One outline for each fill and each stroke. All are for the nonzero rule and wind in the same direction.
  mutating func readShapes() throws(ArtworkError) -> [VectorPath] { try separated(try shapes()) }

  private mutating func shapes() throws(ArtworkError) -> ArtworkShapes {
    var shapes = ArtworkShapes()
    try draw(0, SVGContext(viewport: Size(width: 100, height: 100)), into: &shapes)
    return shapes
  }

  /// Draws an element with its contents.
  ///
  /// - Parameter isClip: whether the shapes belong to a clip path. Then fill, stroke and opacity are ignored.
  mutating func draw(
    _ index: Int, _ parent: SVGContext, isClip: Bool = false, into shapes: inout ArtworkShapes
  ) throws(ArtworkError) {
    guard let values = try walker.properties(of: index, in: parent) else { return }
    let element = walker.document.elements[index]
    try Self.checkProperties(values, of: element)
    if values["display"] == "none" { return }
    try Self.checkConditions(element)
    let context = try walker.context(of: index, values, in: parent)
    var opacity = 1.0
    if let text = values["opacity"], !isClip, text != "inherit" {
      opacity = try SVGStyle.fraction(text, of: "opacity", line: element.line)
      if opacity == 0 { return }
    }
    var own = ArtworkShapes()
    let outer = strokes.count
    try drawContent(of: index, context, values, isClip, into: &own)
    if own.isEmpty { return }
    let hasArea =
      own.shapes.contains { !$0.isPositive }
      || strokes[outer...].contains {
        $0.path.bounds.map { $0.width > 0 && $0.height > 0 } ?? false
      }
    try checkEffects(values, of: element, hasArea: hasArea)
    if let reference = values["clip-path"], isReference(reference) {
      own = try clipped(own, by: reference, of: element, context)
    }
    own.apply(opacity: opacity)
    shapes.append(own)
  }

  private mutating func drawContent(
    of index: Int, _ context: SVGContext, _ values: [String: String], _ isClip: Bool,
    into shapes: inout ArtworkShapes
  ) throws(ArtworkError) {
    let element = walker.document.elements[index]
    switch try walker.content(of: index, values, context) {
    case .group:
      // SVG allows no groups in a clip path, so they are ignored.
      if isClip { return }
      for child in element.children { try draw(child, context, into: &shapes) }
    case .viewport(let inner, let frame):
      for child in element.children { try draw(child, inner, isClip: isClip, into: &shapes) }
      if index == 0, !isCutAtFrame {
        if let bounds = frame?.bounds { shapes.removeAll(outside: bounds) }
      } else if let frame {
        shapes = try intersected(shapes, frame)
      }
      if index == 0 { self.frame = frame?.bounds }
    case .reference(let target, let inner):
      guard let target else {
        // Some viewers read other files.
        if element.reference.hasPrefix("#") { return }
        throw .malformed(
          "<use> names '\(element.reference.prefix(40))', which is not here", line: element.line)
      }
      // Viewers draw nothing for a circle, but librsvg draws an element once more within itself.
      let isCircle = context.references.contains(target)
      if isCircle, !isClip { return }
      var own = ArtworkShapes()
      if !isCircle { try draw(target, inner, isClip: isClip, into: &own) }
      guard !isCircle, own.isEmpty || !context.enclosing.contains(target) else {
        throw .malformed(
          "<use> refers to itself by '\(element.reference.prefix(40))'", line: element.line)
      }
      shapes.append(own)
    case .shape(let outline):
      // A child of a shape, such as an animation, would change the shape.
      for child in element.children { throw Self.refusal(of: walker.document.elements[child]) }
      try drawShape(outline, element, context, values, isClip, into: &shapes)
    case .nothing: return
    case .other where element.name == "switch":
      // The first child that a viewer without extensions supports.
      let child = element.children.first {
        walker.document.elements[$0].attributes["requiredExtensions"] == nil
      }
      if let child, !isClip { try draw(child, context, into: &shapes) }
    case .other
    where element.name == "text" && element.text.trimmed.isEmpty
      && element.children.allSatisfy { walker.document.elements[$0].name == "tspan" }:
      return
    case .other: throw Self.refusal(of: element)
    }
  }

  private mutating func drawShape(
    _ outline: VectorPath, _ element: SVGElement, _ context: SVGContext,
    _ values: [String: String], _ isClip: Bool, into shapes: inout ArtworkShapes
  ) throws(ArtworkError) {
    let style = context.style
    guard style.isVisible else { return }
    // A line encloses no area.
    if element.name != "line", let path = try drawable(outline.transformed(by: context.map)) {
      let paint =
        try isClip ? (1, .success("")) : paint(style.fill, style.fillOpacity, "fill", element)
      let rule = isClip ? style.clipRule : style.fillRule
      if let paint {
        shapes.add(
          .init(path: path, rule: rule), opacity: paint.opacity, color: paint.color,
          line: element.line)
      }
    }
    if !isClip, style.isStroked, !outline.isEmpty {
      try drawStroke(outline, element, context, values, into: &shapes)
    }
  }

  /// The path if it has an extent; otherwise nil.
  ///
  /// - Throws: ``ArtworkError/outOfRange`` for coordinates that are not finite.
  func drawable(_ path: VectorPath) throws(ArtworkError) -> VectorPath? {
    guard Self.isFinite(path) else { throw .outOfRange }
    guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0 else { return nil }
    return path
  }

  static func isFinite(_ path: VectorPath) -> Bool {
    path.contours.joined().allSatisfy { segment in
      let bounds = segment.bounds
      return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    }
  }
}
