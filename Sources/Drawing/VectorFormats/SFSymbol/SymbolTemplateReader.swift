internal import VectorGraphics

/// Reads a template's document: collects guides, variants, and findings about parts that the system
/// doesn't draw.
///
/// It supports what the SF Symbols app (versions 1 to 7 of the format) and other tools write: nested
/// groups with transforms, guides as lines, paths or rectangles, style sheets and `use`.
struct SymbolTemplateReader {
  private var walker: SVGWalker
  private(set) var template = SymbolTemplate(version: nil)
  private(set) var findings: [SymbolFinding] = []
  /// The variant whose paths are being read.
  private var variant: SymbolVariant?
  var budget = PathUnionBudget(edges: 200_000)

  private struct TemplateContext {
    var svg = SVGContext(viewport: Size(width: 3300, height: 2200))
    var isInSymbols = false
    var isInGuides = false
    /// The effects of the groups around a variant.
    var effects: [SymbolElementEffect] = []
    /// Whether the element or one that encloses it is hidden.
    var isHidden = false
    /// The number of groups between the variant and the element.
    var groups = 0
  }

  /// An element with its properties and its context.
  private struct Step {
    var index: Int
    var element: SVGElement
    var values: [String: String]
    var effects: [SymbolElementEffect]
    var context: TemplateContext
  }

  /// - Throws: ``ArtworkError`` for bytes that are not an SVG document, or one too large to read.
  init(_ bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= Artwork.sizeLimit else { throw .tooLarge }
    let document = try SVGDocument(bytes)
    walker = try SVGWalker(document, isLenient: true)
    try readLayerStyles()
    if let frame = (try? SVGViewport(document.elements[0], in: nil))?.frame {
      template.canvas = template.canvas.union(frame)
    }
    try read(0, TemplateContext())
  }

  private mutating func readLayerStyles() throws(ArtworkError) {
    var layers: [SymbolLayerClass: [String: String]] = [:]
    try SVGStyleSheet.forEachRule(of: walker.document) { selectors, block, _ in
      let declarations = CSSText.Declarations(block).values
      for selector in selectors.split(separator: ",").map(\.trimmed) where selector.hasPrefix(".") {
        guard let name = SymbolLayerClass(selector.dropFirst()) else { continue }
        layers[name, default: [:]].merge(declarations) { $1 }
      }
    }
    template.styles = layers.mapValues { SymbolLayerStyle($0) }
  }

  private mutating func read(_ index: Int, _ parent: TemplateContext) throws(ArtworkError) {
    guard let values = try walker.properties(of: index, in: parent.svg) else { return }
    let element = walker.document.elements[index]
    var context = parent
    context.svg = try walker.context(of: index, values, in: parent.svg)
    let effects = SymbolElementEffect.all(in: values)
    context.isHidden = parent.isHidden || effects.contains { $0.hides }
    let step = Step(
      index: index, element: element, values: values, effects: effects, context: context)
    let id = element.attributes["id"] ?? ""
    if element.name == "text" { readVersion(element.text, id: id) }
    if variant == nil, let name = SymbolVariantName(id), element.name != "text" {
      return try readVariant(name, step)
    }
    if variant != nil { return try readDrawing(step) }
    context.effects += effects
    if id == "Symbols" { context.isInSymbols = true }
    if id == "Guides" { context.isInGuides = true }
    if Self.isGuide(id) { try readGuide(id, step) }
    // The coordinates of a template are those inside the root, so the root's view box is not applied.
    if element.name == "svg", index != 0 {
      switch try content(of: step) {
      case .viewport(let inner, _): context.svg = inner
      case .nothing: return
      default: break
      }
    }
    for child in element.children { try read(child, context) }
  }

  /// Reads the version from the text with the id `template-version`; if there is none, from the first text
  /// that contains a version.
  private mutating func readVersion(_ text: String, id: String) {
    guard id == "template-version" || template.version == nil,
      let mark = text.firstRange(of: "Template v.")
    else { return }
    let number = text[mark.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    template.version = SymbolTemplateVersion(number) ?? template.version
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  private mutating func readGuide(_ id: String, _ step: Step) throws(ArtworkError) {
    guard case .shape(let outline) = try content(of: step) else { return }
    guard let bounds = outline.transformed(by: step.context.svg.map).bounds,
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    else { return }
    // Exporters add a suffix to an id that exists already. So the first element with the id is the guide.
    if template.guides[id] == nil {
      template.guides[id] = SymbolTemplate.Guide(bounds, line: step.element.line)
      template.guides[id]?.isOutsideGuides = !step.context.isInGuides
    }
  }

  private mutating func readVariant(
    _ name: SymbolVariantName, _ step: Step
  ) throws(ArtworkError) {
    let element = step.element
    let context = step.context
    var own = SymbolVariant(name, [])
    own.line = element.line
    variant = own
    if !context.isInSymbols {
      report(
        .outsideSymbols, "", element.line, "the variant is not in the group 'Symbols'",
        fix: "move it into <g id=\"Symbols\">")
    }
    report(context.effects, "", element, "a group around the variant")
    if element.name == "g" {
      report(step.effects, "", element, "the variant")
      for child in element.children { try read(child, context) }
    } else {
      try readDrawing(step)
    }
    if let variant { template.variants.append(variant) }
    variant = nil
  }

  /// Reads an element of a variant.
  private mutating func readDrawing(_ step: Step) throws(ArtworkError) {
    var context = step.context
    switch try content(of: step) {
    case .group: try readGroup(step, context.svg)
    case .viewport(let inner, let frame):
      let first = variant?.paths.count ?? 0
      try readGroup(step, inner)
      guard let frame = frame?.bounds?.inset(by: -1e-3) else { return }
      let isCut = variant?.paths[first...].contains { path in
        path.path.bounds.map { frame.union($0) != frame } ?? false
      }
      if isCut == true {
        let effect = SymbolElementEffect(.clip, "a frame that cuts it")
        report([effect], "", step.element, step.element.tag)
      }
    case .reference(let target, let inner):
      guard let target, !context.svg.references.contains(target) else { return }
      report(step.effects, position, step.element, step.element.tag)
      context.svg = inner
      try read(target, context)
    case .shape(let outline): add(outline.transformed(by: context.svg.map), step)
    case .nothing: return
    case .other:
      if context.isHidden { return }
      report(
        .unsupportedElement, "", step.element.line,
        "\(step.element.tag) is left out of the symbol",
        fix: "draw it as a filled path, or remove it")
    }
  }

  private mutating func readGroup(
    _ step: Step, _ inner: SVGContext
  ) throws(ArtworkError) {
    var context = step.context
    report(step.effects, "", step.element, "the group")
    if context.groups == 0, !context.isHidden {
      report(
        .nestedGroup, "", step.element.line,
        "a group in a variant breaks the colours of its layers",
        fix: "ungroup it: the variant's paths are to be its own children")
    }
    context.groups += 1
    context.svg = inner
    for child in step.element.children { try read(child, context) }
  }

  /// The content of an element. If an attribute can't be read, this reports it and returns an empty shape.
  private mutating func content(of step: Step) throws(ArtworkError) -> SVGWalker.ElementContent {
    do {
      return try walker.content(of: step.index, step.values, step.context.svg)
    } catch {
      guard case .malformed(let problem, let line) = error else { throw error }
      report(
        .unreadablePath, "", line, "\(step.element.tag): \(problem)",
        fix: "correct it, or export the file again")
      return .shape(VectorPath())
    }
  }

  /// The name of the variant's next path, such as `path 3`.
  var position: String { "path \((variant?.paths.count ?? 0) + 1)" }

  /// Adds a path to the variant, and reports the effects on it that the system ignores.
  private mutating func add(_ outline: VectorPath, _ step: Step) {
    let element = step.element
    let context = step.context
    let own = SymbolLayerStyle(
      CSSText.Declarations(element.attributes["style"] ?? "").values)
    // A path that clears what is behind it is usually transparent, so its opacity is no mistake.
    let effects = step.effects.filter { !(own.clearsBehind && $0.isOpacity) }
    report(effects, position, element, "the path")
    let style = context.svg.style
    let isHidden = (context.isHidden && !own.clearsBehind) || !style.isVisible
    if !style.isVisible, !context.isHidden {
      report([SymbolElementEffect(.hidden, "visibility=\"hidden\"")], position, element, "the path")
    }
    if !isHidden { reportPaint(of: outline, element, style) }
    guard element.name != "line", !outline.isEmpty else { return }
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    var path = SymbolTemplate.Path(outline, classes.compactMap { SymbolLayerClass($0) })
    path.style = own
    path.line = element.line
    path.isHidden = isHidden
    let others = classes.filter { name in
      SymbolLayerClass(name) == nil
        && SymbolLayerClass.RenderingMode.allCases.contains { name.hasPrefix($0.rawValue + "-") }
    }
    for name in others {
      report(
        .unknownClass, position, element.line, "the class '\(name.prefix(60))' can't be read",
        fix: "write it as monochrome-0, multicolor-0:tintColor or hierarchical-0:primary")
    }
    variant?.paths.append(path)
  }

  mutating func report(
    _ rule: SymbolRule, _ part: String, _ line: Int, _ problem: String, fix: String
  ) {
    let name = variant.map { "\($0.name)" } ?? ""
    let element = [name, part].filter { !$0.isEmpty }.joined(separator: ", ")
    findings.append(SymbolFinding(rule, element, line: line, problem, fix: fix))
  }
}

extension SymbolTemplate {
  /// Reads a template, with findings about parts that the system doesn't draw.
  ///
  /// - Throws: ``ArtworkError`` for bytes that are not an SVG document, or one too large to read.
  package static func read(
    _ bytes: [UInt8]
  ) throws(ArtworkError) -> (template: SymbolTemplate, findings: [SymbolFinding]) {
    let reader = try SymbolTemplateReader(bytes)
    return (reader.template, reader.findings)
  }
}
