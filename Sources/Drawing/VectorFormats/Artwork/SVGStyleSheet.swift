/// The CSS properties and presentation attributes that decide what a drawing looks like.
enum SVGProperty {
  /// The properties that the reader supports or refuses. No other property changes a filled outline.
  static let relevant: Set<String> =
    presentation.union(geometry).union(["transform", "marker", "all", "d"])

  /// The properties that can also be written as presentation attributes.
  static let presentation: Set<String> = [
    "fill", "fill-rule", "fill-opacity", "clip-rule", "color", "visibility", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity",
    "stroke-width", "opacity", "font-size", "stop-color", "stop-opacity", "display", "clip-path",
    "mask", "filter",
    "mix-blend-mode",
    "overflow",
    "marker-start", "marker-mid", "marker-end", "transform-origin", "vector-effect",
  ]

  /// The geometric attributes that SVG 2 also allows in style sheets.
  static let geometry: Set<String> = [
    "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height",
  ]
}

/// The rules of a document's `<style>` elements, with selectors by element type, class and id.
///
/// Selectors can also name `:root`, parents and other elements around. Any other selector, and at-rules such as
/// `@media`, are an error. In a symbol's template they are ignored instead. Rules for layer classes, such as `.monochrome-0`, are
/// ignored there too, because they style the layer and not the element.
struct SVGStyleSheet {
  /// A part of a selector, for one element.
  private struct Compound {
    var classes: [String] = []
    var id: String?
    /// The name of the element; nil for any element.
    var type: String?
    /// Whether the element is the document's root.
    var isRoot = false
    /// Whether the next part is for a child of the element; otherwise it is for any descendant.
    var isParent = false

    func matches(_ element: SVGElement) -> Bool {
      (type == nil || type == element.name) && (id == nil || id == element.attributes["id"])
        && (!isRoot || element.parent == nil)
        && classes.allSatisfy(Set(element.classes.map(String.init)).contains)
    }
  }

  private struct Rule {
    /// The parts of the selector. The last one is for the element itself.
    var parts: [Compound]
    var order = 0
    var declarations = CSSText.Declarations()

    var key: String {
      guard let last = parts.last else { return "*" }
      return last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.type ?? "*"
    }

    /// The precedence, as in CSS: first ids, then classes, then types, and then the order in the file.
    var specificity: (Int, Int, Int, Int) {
      (
        parts.count { $0.id != nil },
        parts.reduce(0) { $0 + $1.classes.count + ($1.isRoot ? 1 : 0) },
        parts.count { $0.type != nil }, order
      )
    }

    /// Whether the first `count` parts match an element and those around it.
    func matches(_ element: SVGElement, _ document: SVGDocument, _ count: Int, _ work: inout Int)
      -> Bool
    {
      work -= 64
      guard work >= 0, parts[count - 1].matches(element) else { return false }
      if count == 1 { return true }
      var next = element.parent
      while let index = next {
        let outer = document.elements[index]
        if matches(outer, document, count - 1, &work) { return true }
        next = parts[count - 2].isParent ? nil : outer.parent
      }
      return false
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
    try Self.forEachRule(of: document, isLenient: isLenient) {
      selectors, block, line throws(ArtworkError) in
      // Text is never drawn, so its fonts don't matter.
      if selectors.lowercased() == "@font-face" || Self.isUnseen(media: selectors) { return }
      let declarations = CSSText.Declarations(block)
      try add(selectors, isLenient ? declarations : declarations.valid, line: line, isLenient)
    }
    rules.sort { $0.specificity < $1.specificity }
    for (index, rule) in rules.enumerated() { buckets[rule.key, default: []].append(index) }
  }

  /// The declarations that apply to an element; those of higher precedence replace the others.
  ///
  /// - Parameter work: the work that is left, in bytes. Each rule that is compared with an element takes
  ///   64 bytes of it.
  func declarations(
    for element: SVGElement, in document: SVGDocument, work: inout Int
  ) -> CSSText.Declarations {
    var result = CSSText.Declarations()
    guard !rules.isEmpty else { return result }
    let keys =
      ["*", element.name] + Set(element.classes).map { "." + $0 }
      + (element.attributes["id"].map { ["#" + $0] } ?? [])
    for rule in keys.flatMap({ buckets[$0] ?? [] }).sorted().map({ rules[$0] })
    where rule.matches(element, document, rule.parts.count, &work) {
      result.merge(rule.declarations)
    }
    return result
  }

  /// Whether `@media` and what follows it, or a `media` attribute, is for other media than a light screen.
  private static func isUnseen(media: String) -> Bool {
    let query = media.lowercased().filter { !$0.isWhitespace }
    let dark = "(prefers-color-scheme:dark)"
    return ["print", "speech", dark, "screenand" + dark].contains {
      query == $0 || query == "@media" + $0
    }
  }

  /// Calls a closure with the selectors, the declarations and the line of each rule of a document.
  ///
  /// - Throws: ``ArtworkError`` for a rule without `{` or `}`, and the closure's error.
  static func forEachRule(
    of document: SVGDocument, isLenient: Bool = true,
    _ body: (_ selectors: String, _ block: Substring, _ line: Int) throws(ArtworkError) -> Void
  ) throws(ArtworkError) {
    for element in document.elements where element.name == "style" {
      let type = (element.attributes["type"] ?? "").trimmed.lowercased()
      let media = (element.attributes["media"] ?? "").trimmed
      if !["", "text/css"].contains(type) || isUnseen(media: media) { continue }
      if !isLenient, !["", "all", "screen"].contains(media.lowercased()) {
        throw .refused(
          "the media '\(media.prefix(40))' of <style>", line: element.line, .styles)
      }
      let text = CSSText.withoutComments(element.text).replacing("<!--", with: "").replacing(
        "-->", with: "")
      var line = element.textLine
      var rest = text[...]
      while true {
        let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
        line += rest[..<start].count { $0.isNewline }
        rest = rest[start...]
        if rest.isEmpty { break }
        let end = CSSText.end(of: rest, at: rest.hasPrefix("@") ? "{;" : "{")
        let selectors = CSSText.unescaped(rest[..<end].trimmed)
        var next = rest[end...].dropFirst()
        if end < rest.endIndex, rest[end] == "{" {
          let close = CSSText.end(of: next, at: "}")
          try body(selectors, next[..<close], line)
          next = next[close...].dropFirst()
        } else if !["@charset", "@namespace"].contains(where: selectors.lowercased().hasPrefix) {
          throw .malformed("'\(selectors.prefix(40))' of the style sheet has no rule", line: line)
        }
        line += rest[..<next.startIndex].count { $0.isNewline }
        rest = next
      }
    }
  }

  private mutating func add(
    _ selectors: String, _ declarations: CSSText.Declarations, line: Int, _ isLenient: Bool
  ) throws(ArtworkError) {
    for selector in CSSText.split(selectors[...], at: ",") {
      // A picture has no pointer.
      if [":hover", ":active", ":focus"].contains(where: selector.lowercased().contains) {
        continue
      }
      guard var rule = Self.rule(selector.trimmed) else {
        if isLenient { continue }
        let kind = selectors.hasPrefix("@") ? "rule" : "selector"
        throw .refused(
          "the \(kind) '\(selector.trimmed.prefix(40))' of the style sheet", line: line,
          .styles)
      }
      if isLenient, rule.parts.last?.classes.contains(where: SymbolLayerClass.isReserved) == true {
        continue
      }
      guard rules.count < Self.limit else { throw .tooExpanded(line: line) }
      rule.order = rules.count
      rule.declarations = declarations
      rules.append(rule)
    }
  }

  /// Parses a selector of elements' types, classes and ids, `:root`, and the combinators for descendants and children;
  /// returns nil for any other selector.
  private static func rule(_ selector: String) -> Rule? {
    var rule = Rule(parts: [])
    for word in selector.replacing(">", with: " > ").split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        guard let last = rule.parts.indices.last, !rule.parts[last].isParent else { return nil }
        rule.parts[last].isParent = true
        continue
      }
      guard let part = compound(word) else { return nil }
      rule.parts.append(part)
    }
    return rule.parts.last?.isParent == false ? rule : nil
  }

  private static func compound(_ text: Substring) -> Compound? {
    var part = Compound()
    var rest = text
    func takeName() -> String {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest.dropFirst(name.count)
      return String(name)
    }
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else {
      let name = takeName()
      part.type = name.isEmpty ? nil : name
    }
    while let mark = rest.first {
      rest = rest.dropFirst()
      let name = takeName()
      switch (mark, name) {
      case (_, ""): return nil
      case (".", _): part.classes.append(name)
      case ("#", _): part.id = name
      case (":", "root"): part.isRoot = true
      default: return nil
      }
    }
    return part
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
