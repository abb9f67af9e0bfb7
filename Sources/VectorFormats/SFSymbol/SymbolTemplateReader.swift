internal import VectorGraphics

/// A walk through a template's document that collects guides and variants, and what the system
/// leaves out of them.
///
/// It takes what the SF Symbols app and other tools write, versions 1 to 7: groups with transforms at
/// any depth, guides as lines, paths or rectangles, style sheets, `use`.
struct SymbolTemplateReader {
  private let document: SVGDocument
  /// The declarations of a style sheet by selector: `.class`, `#id` or the name of an element.
  private var rules: [String: [String: String]] = [:]
  private(set) var template = SymbolTemplate(version: nil)
  private(set) var findings: [SymbolFinding] = []
  /// The variant whose paths are being read.
  private var variant: SymbolTemplate.Variant?
  private var elementCount = 0
  /// The work that is left for looking at elements, in bytes.
  private var expansion = 1 << 25
  private var budget = PathUnionBudget(edges: 200_000)

  private struct Context {
    var map = Affine.identity
    var style = SymbolElementStyle()
    var depth = 0
    var references: [Int] = []
    var isInSymbols = false
    /// The number of groups between the variant and the element.
    var groups = 0
  }

  private static let depthLimit = 128

  /// - Throws: ``ArtworkError`` for bytes that are not an SVG document, or one too large to read.
  init(_ bytes: [UInt8]) throws(ArtworkError) {
    guard bytes.count <= Artwork.sizeLimit else { throw .tooLarge }
    document = try SVGDocument(bytes)
    for element in document.elements where element.name == "style" {
      try SVGStyleSheet.forEachRule(
        element.text, line: element.line
      ) { selectors, block throws(ArtworkError) in
        let declarations = SVGProperty.allDeclarations(block)
        for selector in selectors.split(separator: ",") {
          rules[selector.trimmed, default: [:]].merge(declarations) { $1 }
        }
      }
    }
    readLayerStyles()
    try read(0, Context())
  }

  private mutating func readLayerStyles() {
    for (selector, declarations) in rules where selector.hasPrefix(".") {
      if let name = SymbolLayerClass(selector.dropFirst()) {
        template.styles[name] = SymbolLayerStyle(declarations)
      }
    }
  }

  private mutating func read(_ index: Int, _ parent: Context) throws(ArtworkError) {
    let element = document.elements[index]
    expansion -= element.cost
    guard expansion >= 0, parent.depth < Self.depthLimit else {
      throw .tooExpanded(line: element.line)
    }
    guard element.isDrawn else { return }
    if element.name == "symbol", parent.references.last != index { return }
    var context = parent
    context.depth += 1
    context.map = try parent.map * element.transform()
    let id = element.attributes["id"] ?? ""
    if element.name == "text" { readVersion(element.text, id: id) }
    if variant == nil, let name = SymbolVariantName(id), element.name != "text" {
      return try readVariant(name, index, context)
    }
    if variant != nil { return try readDrawing(index, context) }
    if id == "Symbols" { context.isInSymbols = true }
    if Self.isGuide(id) { try readGuide(id, index, context) }
    for child in element.children { try read(child, context) }
  }

  /// Takes the version from the text that is meant for it, or from one that reads like it.
  private mutating func readVersion(_ text: String, id: String) {
    guard id == "template-version" || template.version == nil,
      let mark = text.firstRange(of: "Template v.")
    else { return }
    let number = text[mark.upperBound...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    template.version = SymbolTemplate.Version(number) ?? template.version
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  private mutating func readGuide(
    _ id: String, _ index: Int, _ context: Context
  ) throws(ArtworkError) {
    let element = document.elements[index]
    var outline = try outline(of: element)
    if element.name == "line" {
      outline = VectorPath([
        .move(try point("x1", "y1", of: element)), .line(try point("x2", "y2", of: element)),
      ])
    }
    guard let bounds = outline?.transformed(by: context.map).bounds,
      [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy(\.isFinite)
    else { return }
    // Exporters make names unique by a suffix; the first one is the guide.
    if template.guides[id] == nil {
      template.guides[id] = SymbolTemplate.Guide(bounds, line: element.line)
    }
  }

  private func point(
    _ x: String, _ y: String, of element: SVGDocument.Element
  ) throws(ArtworkError) -> Point {
    Point(
      x: try element.length(x, base: Self.canvas.width) ?? 0,
      y: try element.length(y, base: Self.canvas.height) ?? 0)
  }

  private mutating func readVariant(
    _ name: SymbolVariantName, _ index: Int, _ context: Context
  ) throws(ArtworkError) {
    let element = document.elements[index]
    var own = SymbolTemplate.Variant(name, [])
    own.line = element.line
    variant = own
    if !context.isInSymbols {
      find(
        .outsideSymbols, "", element.line, "the variant is not in the group 'Symbols'",
        fix: "move it into <g id=\"Symbols\">")
    }
    if element.name == "g" {
      var inner = context
      inner.style = style(of: element, context.style)
      for child in element.children { try read(child, inner) }
    } else {
      try readDrawing(index, context)
    }
    if let variant { template.variants.append(variant) }
    variant = nil
  }

  /// Reads an element of a variant, whose own transform the context has already.
  private mutating func readDrawing(
    _ index: Int, _ parent: Context
  ) throws(ArtworkError) {
    let element = document.elements[index]
    var context = parent
    context.style = style(of: element, parent.style)
    if context.style.isHidden { return }
    switch element.name {
    case "g", "a", "svg", "symbol":
      if context.groups == 0 {
        find(
          .nestedGroup, "", element.line, "a group in a variant breaks the colours of its layers",
          fix: "ungroup it: the variant's paths are to be its own children")
      }
      context.groups += 1
      for child in element.children { try read(child, context) }
    case "use":
      guard let target = document.target(of: (element.attributes["href"] ?? "").trimmed),
        !context.references.contains(target)
      else { return }
      context.references.append(target)
      context.map = context.map * .translation(try point("x", "y", of: element) - .zero)
      try read(target, context)
    default:
      guard let outline = try outline(of: element) else {
        find(
          .unsupportedElement, "", element.line, "\(element.tag) is left out of the symbol",
          fix: "draw it as a filled path, or remove it")
        return
      }
      add(outline.transformed(by: context.map), element, context.style)
    }
  }

  private mutating func outline(of element: SVGDocument.Element) throws(ArtworkError) -> VectorPath?
  {
    let left = VectorPath.svgElementLimit - elementCount
    let outline: VectorPath?
    do {
      outline = try element.outline(in: Self.canvas, elementLimit: left)
    } catch {
      guard case .malformed(let problem, let line) = error else { throw error }
      find(
        .unreadablePath, "", line, "\(element.tag): \(problem)",
        fix: "correct it, or export the file again")
      return VectorPath()
    }
    elementCount += outline?.elements.count ?? 0
    return outline
  }

  /// Adds a path to the variant, and notes what the system won't draw of it.
  private mutating func add(
    _ outline: VectorPath, _ element: SVGDocument.Element, _ style: SymbolElementStyle
  ) {
    let position = "path \((variant?.paths.count ?? 0) + 1)"
    if style.isStroked {
      find(
        .stroke, position, element.line, "the stroke is not drawn",
        fix: "turn it into a filled outline (Outline Stroke)")
    }
    guard element.name != "line", !outline.isEmpty else { return }
    if !style.isFilled {
      find(
        .unpainted, position, element.line, "the path has no fill, and is filled all the same",
        fix: "remove it, or fill it")
    }
    if style.isEvenOdd, !isSameByEitherRule(outline) {
      find(
        .evenOdd, position, element.line,
        "fill-rule=\"evenodd\" is ignored, and the path looks different by the nonzero rule",
        fix: "wind the contours of holes the other way, and remove the rule")
    }
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    var path = SymbolTemplate.Path(outline, classes.compactMap { SymbolLayerClass($0) })
    path.style = SymbolLayerStyle(
      SVGProperty.allDeclarations(element.attributes["style"] ?? ""))
    path.line = element.line
    let others = classes.filter { name in
      SymbolLayerClass(name) == nil
        && SymbolLayerClass.Mode.allCases.contains { name.hasPrefix($0.rawValue + "-") }
    }
    for name in others {
      find(
        .unknownClass, position, element.line, "the class '\(name.prefix(60))' can't be read",
        fix: "write it as monochrome-0, multicolor-0:tintColor or hierarchical-0:primary")
    }
    variant?.paths.append(path)
  }

  /// Whether the nonzero rule fills what the even-odd rule fills.
  private mutating func isSameByEitherRule(_ outline: VectorPath) -> Bool {
    guard let bounds = outline.bounds, bounds.width > 0, bounds.height > 0,
      let nonzero = try? outline.outlined(.nonzero, budget: &budget),
      let evenOdd = try? outline.outlined(.evenOdd, budget: &budget)
    else { return false }
    return abs(nonzero.area - evenOdd.area) <= 1e-3 * bounds.width * bounds.height
  }

  private func style(
    of element: SVGDocument.Element, _ parent: SymbolElementStyle
  ) -> SymbolElementStyle {
    var values = element.attributes.filter { SVGProperty.presentation.contains($0.key) }
    values.merge(rules[element.name] ?? [:]) { $1 }
    for name in (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    where !name.hasPrefix("SFSymbolsPreview") && SymbolLayerClass(name) == nil {
      values.merge(rules["." + name] ?? [:]) { $1 }
    }
    if let id = element.attributes["id"] { values.merge(rules["#" + id] ?? [:]) { $1 } }
    values.merge(SVGProperty.allDeclarations(element.attributes["style"] ?? "")) { $1 }
    return parent.applying(values)
  }

  private mutating func find(
    _ rule: SymbolRule, _ part: String, _ line: Int, _ problem: String, fix: String
  ) {
    let name = variant.map { "\($0.name)" } ?? ""
    let element = [name, part].filter { !$0.isEmpty }.joined(separator: ", ")
    findings.append(SymbolFinding(rule, element, line: line, problem, fix: fix))
  }

  private static let canvas = Size(width: 3300, height: 2200)
}

/// What decides about an element's fill and stroke, inherited by its children.
struct SymbolElementStyle {
  var isFilled = true
  var isStroked = false
  var isEvenOdd = false
  /// Not inherited: the element and its children are left out.
  var isHidden = false

  func applying(_ values: [String: String]) -> SymbolElementStyle {
    var style = self
    if let fill = values["fill"] { style.isFilled = fill.lowercased() != "none" }
    if let stroke = values["stroke"]?.lowercased(), stroke != "inherit" {
      style.isStroked = stroke != "none" && stroke != "transparent"
    }
    if let width = values["stroke-width"], SVGNumbers.length(width, base: 1) == 0 {
      style.isStroked = false
    }
    if let rule = values["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    style.isHidden = values["display"] == "none"
    return style
  }
}

extension SymbolLayerStyle {
  /// The style of a rule's declarations.
  fileprivate init(_ declarations: [String: String]) {
    self.init(
      clearsBehind: declarations["-sfsymbols-clear-behind"] == "true",
      opacity: declarations["opacity"].flatMap { SVGNumbers.fraction($0) } ?? 1,
      fill: declarations["fill"].flatMap { text in
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") } ? text : nil
      },
      motionGroup: declarations["-sfsymbols-motion-group"].flatMap { Int($0) })
  }
}

extension SymbolTemplate {
  /// Reads a template, with what the system leaves out of its drawings.
  ///
  /// - Throws: ``ArtworkError`` for bytes that are not an SVG document, or one too large to read.
  package static func read(
    _ bytes: [UInt8]
  ) throws(ArtworkError) -> (template: SymbolTemplate, findings: [SymbolFinding]) {
    let reader = try SymbolTemplateReader(bytes)
    return (reader.template, reader.findings)
  }
}
