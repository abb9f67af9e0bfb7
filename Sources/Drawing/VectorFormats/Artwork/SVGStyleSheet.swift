/// The CSS properties and presentation attributes that decide what a drawing looks like.
enum SVGProperty {
  /// The properties that the reader supports or refuses. No other property changes a filled outline.
  static let relevant: Set<String> =
    presentation.union(geometry).union(["transform", "marker", "all"])

  /// The properties that can also be written as presentation attributes.
  static let presentation: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "clip-rule", "color", "visibility", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity",
    "stroke-width", "opacity", "display", "clip-path", "mask", "filter", "mix-blend-mode",
    "overflow",
    "marker-start", "marker-mid", "marker-end", "transform-origin", "vector-effect",
  ]

  /// The geometric attributes that SVG 2 also allows in style sheets. They are read from attributes only;
  /// ``ArtworkReader`` refuses them in a style sheet.
  static let geometry: Set<String> = [
    "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "d",
  ]

  /// The ``relevant`` declarations of a style attribute or a rule, by property; the last of a property wins.
  static func declarations(_ text: some StringProtocol) -> [String: String] {
    allDeclarations(text).filter { relevant.contains($0.key) }
  }

  /// All declarations of a style attribute or a rule, by property; the last of a property wins.
  static func allDeclarations(_ text: some StringProtocol) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in split(text, at: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmed.lowercased()
      result[name] = declaration[declaration.index(after: colon)...].trimmed
    }
    return result
  }

  /// Splits a text at a separator, except within quotes and parentheses.
  private static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    let text = Substring(text)
    var start = text.startIndex
    var depth = 0
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }
}

/// The rules of a document's `<style>` elements, with selectors by element type, class and id.
///
/// Design tools write such selectors. Any other selector, and at-rules such as `@media`, are an error. In
/// a symbol's template they are ignored instead. Rules for layer classes, such as `.monochrome-0`, are
/// ignored there too, because they style the layer and not the element.
struct SVGStyleSheet {
  private struct Rule {
    var classes: [String] = []
    var id: String?
    /// The name of the element; nil for any element.
    var type: String?
    var order: Int
    var declarations: [String: String]

    var key: String { id.map { "#" + $0 } ?? classes.first.map { "." + $0 } ?? type ?? "*" }

    /// The precedence, as in CSS: first ids, then classes, then the type, and then the order in the file.
    var specificity: (Int, Int, Int, Int) {
      (id == nil ? 0 : 1, classes.count, type == nil ? 0 : 1, order)
    }
  }

  /// The rules, from the lowest to the highest precedence.
  private var rules: [Rule] = []
  /// The indices of the rules, grouped by the most specific part of their selectors: `#id`, `.class`,
  /// `type` or `*`.
  private var buckets: [String: [Int]] = [:]

  /// The greatest number of selectors in a document.
  static let limit = 1000

  /// Reads the style sheets of a document.
  ///
  /// - Parameter isLenient: whether to ignore rules that are not supported, and rules for a symbol's layers.
  /// - Throws: ``ArtworkError`` for a rule that is not supported (unless `isLenient` is true), a style sheet
  ///   that can't be parsed, and one with more than ``limit`` selectors.
  init(_ document: SVGDocument, isLenient: Bool) throws(ArtworkError) {
    try Self.forEachRule(of: document) { selectors, block, line throws(ArtworkError) in
      // Text is never drawn, so its fonts don't matter.
      if selectors.lowercased() == "@font-face" { return }
      try add(selectors, SVGProperty.declarations(block), line: line, isLenient)
    }
    rules.sort { $0.specificity < $1.specificity }
    for (index, rule) in rules.enumerated() { buckets[rule.key, default: []].append(index) }
  }

  /// The declarations that apply to an element; those of higher precedence replace the others.
  ///
  /// - Parameter work: the work that is left, in bytes. Each rule that is compared with the element takes
  ///   64 bytes of it.
  func declarations(for element: SVGElement, work: inout Int) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    let classes = Set((element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace))
    let keys =
      ["*", element.name] + classes.map { "." + $0 }
      + (element.attributes["id"].map { ["#" + $0] } ?? [])
    let candidates = keys.flatMap { buckets[$0] ?? [] }.sorted()
    work -= 64 * candidates.count
    var result: [String: String] = [:]
    for rule in candidates.map({ rules[$0] }) {
      guard rule.type == nil || rule.type == element.name,
        rule.id == nil || rule.id == element.attributes["id"],
        rule.classes.allSatisfy({ classes.contains($0[...]) })
      else { continue }
      result.merge(rule.declarations) { $1 }
    }
    return result
  }

  /// Calls a closure with the selectors, the declarations and the line of each rule of a document.
  ///
  /// - Throws: ``ArtworkError`` for a rule without `{` or `}`, and the closure's error.
  static func forEachRule(
    of document: SVGDocument,
    _ body: (_ selectors: String, _ block: Substring, _ line: Int) throws(ArtworkError) -> Void
  ) throws(ArtworkError) {
    for element in document.elements where element.name == "style" {
      var rest = withoutComments(element.text)[...].drop { $0.isWhitespace }
      while !rest.isEmpty {
        if rest.hasPrefix("@charset"), let end = rest.firstIndex(of: ";") {
          rest = rest[rest.index(after: end)...].drop { $0.isWhitespace }
          continue
        }
        guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}")
        else { throw .malformed("the style sheet can't be read", line: element.line) }
        let block = rest[rest.index(after: open)..<close]
        try body(rest[..<open].trimmed, block, element.line)
        rest = rest[rest.index(after: close)...].drop { $0.isWhitespace }
      }
    }
  }

  private mutating func add(
    _ selectors: String, _ declarations: [String: String], line: Int, _ isLenient: Bool
  ) throws(ArtworkError) {
    for selector in selectors.split(separator: ",", omittingEmptySubsequences: false) {
      guard var rule = Self.rule(selector.trimmed) else {
        if isLenient { continue }
        let kind = selectors.hasPrefix("@") ? "rule" : "selector"
        throw .refused(
          "the \(kind) '\(selector.trimmed.prefix(40))' of the style sheet", line: line,
          fix: ArtworkFix.styles)
      }
      if isLenient, rule.classes.contains(where: SymbolLayerClass.isReserved) { continue }
      guard rules.count < Self.limit else { throw .tooExpanded(line: line) }
      rule.order = rules.count
      rule.declarations = declarations
      rules.append(rule)
    }
  }

  /// Parses a selector of an element's type, classes and id; returns nil for any other selector.
  private static func rule(_ selector: String) -> Rule? {
    var rule = Rule(order: 0, declarations: [:])
    var rest = selector[...]
    func takeName() -> String {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(name.count)
      return String(name)
    }
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else if rest.first != ".", rest.first != "#" {
      let name = takeName()
      if name.isEmpty { return nil }
      rule.type = name
    }
    while let mark = rest.first {
      guard mark == "." || mark == "#" else { return nil }
      rest = rest.dropFirst()
      let name = takeName()
      if name.isEmpty { return nil }
      if mark == "." { rule.classes.append(name) } else { rule.id = name }
    }
    return selector.isEmpty ? nil : rule
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      let inner = rest[open.upperBound...]
      rest = inner.firstRange(of: "*/").map { inner[$0.upperBound...] } ?? inner[inner.endIndex...]
      result += " "
    }
    return result + rest
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
