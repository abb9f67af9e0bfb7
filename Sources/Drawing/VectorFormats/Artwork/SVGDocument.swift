/// The elements of an SVG document that can affect the picture, as a tree.
///
/// Titles, descriptions, metadata and elements of other namespaces are left out, because no viewer draws
/// them.
struct SVGDocument {
  /// All elements in the document's order, the root first.
  fileprivate(set) var elements: [SVGElement] = []
  /// The index of the first element with each identifier.
  fileprivate(set) var byID: [String: Int] = [:]

  /// The largest number of elements in a document.
  static let elementLimit = 100_000

  /// Reads a document.
  ///
  /// - Throws: ``ArtworkError`` for bytes that are not an SVG document.
  init(_ bytes: [UInt8]) throws(ArtworkError) {
    let builder = Builder()
    try XMLReader.read(bytes, into: builder)
    self = builder.document
  }

  fileprivate init() {}

  /// The index of the element for a reference such as `#id`; nil if no element has the identifier, and for
  /// any other text.
  func target(of reference: String) -> Int? {
    reference.hasPrefix("#") ? byID[String(reference.dropFirst())] : nil
  }

  /// The identifier in `url(#id)`, quoted or not; nil for any other text.
  static func identifier(ofURL text: String) -> String? {
    guard text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") else {
      return nil
    }
    let inner = text[text.index(text.startIndex, offsetBy: 4)..<close]
    let trimmed = inner.drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
    guard trimmed.first == "#" else { return nil }
    let name = trimmed.dropFirst().prefix { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
    return name.isEmpty ? nil : String(name)
  }
}

/// An element of an SVG document.
struct SVGElement {
  /// The name without a namespace prefix.
  var name: String
  var line: Int
  /// The attributes without a namespace, and `xlink:href` as `href`.
  var attributes: [String: String]
  /// The index of the element around it in ``SVGDocument/elements``; nil for the root.
  var parent: Int?
  /// Whether a value of the geometry that viewers ignore is an error, as in a symbol's template.
  var isChecked = false
  /// The indices of the children in ``SVGDocument/elements``, in the document's order.
  var children: [Int] = []
  /// The text of a `style` element, or of a `text` element including its `tspan` elements; empty for others.
  var text = ""
  /// The line on which the text begins.
  var textLine = 0

  /// The names of the `class` attribute.
  var classes: [Substring] {
    (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
  }

  /// The cost of visiting the element once, in bytes: the length of its attributes plus 256.
  var cost: Int {
    attributes.reduce(256) { $0 + $1.key.utf8.count + $1.value.utf8.count }
  }

  /// Whether the element can be drawn where it stands. `SVGWalker` draws a `symbol` only where it is used.
  var isDrawn: Bool { !Self.undrawn.contains(name) }

  private static let undrawn: Set<String> = [
    "defs", "style", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "filter",
    "marker", "view", "color-profile", "font", "font-face",
  ]

  /// The reference of a `use` element to another element, such as `#id`; empty if there is none.
  var reference: String { (attributes["href"] ?? "").trimmed }

  /// The name for messages, such as `<path>`.
  var tag: String { "<\(name)>" }
}

extension SVGDocument {
  /// Builds the tree of a document from the reader's events, which are in the document's order.
  final class Builder {
    private(set) var document = SVGDocument()
    /// The indices of the elements that have not ended yet, the root first; nil for an element that is left
    /// out.
    private var open: [Int?] = []

    /// The number of elements that have not ended yet.
    var depth: Int { open.count }

    /// Receives the start of an element. An error ends the reading.
    ///
    /// - Parameters:
    ///   - attributes: without namespace declarations.
    ///   - line: the line on which the element begins, from 1.
    func start(
      _ name: XMLName, _ attributes: [(name: XMLName, value: String)], line: Int
    ) throws(ArtworkError) {
      let isSVG = name.namespace == nil || name.namespace == "http://www.w3.org/2000/svg"
      let parent = open.last
      if parent == nil, !isSVG || name.local != "svg" { throw .notSVG }
      if parent == .some(nil) || !isSVG || Self.descriptive.contains(name.local) {
        open.append(nil)
        return
      }
      let index = document.elements.count
      guard index < SVGDocument.elementLimit else { throw .tooExpanded(line: line) }
      var element = SVGElement(name: name.local, line: line, attributes: [:])
      for (name, value) in attributes {
        switch name.namespace {
        case nil: element.attributes[name.local] = value
        case "http://www.w3.org/1999/xlink" where name.local == "href":
          element.attributes["href"] = element.attributes["href"] ?? value
        default: break
        }
      }
      if let id = element.attributes["id"], document.byID[id] == nil { document.byID[id] = index }
      document.elements.append(element)
      if case .some(.some(let parent)) = parent {
        document.elements[index].parent = parent
        document.elements[parent].children.append(index)
      }
      open.append(index)
    }

    /// Receives the end of the innermost open element.
    func end() { open.removeLast() }

    /// Receives a part of the text of the innermost open element.
    func text(_ text: String, line: Int) {
      guard case .some(.some(let index)) = open.last else { return }
      switch document.elements[index].name {
      case "style", "text":
        if document.elements[index].text.isEmpty { document.elements[index].textLine = line }
        document.elements[index].text += text
      case "tspan":
        let outer = open.last { $0.map { document.elements[$0].name } == "text" }
        if case .some(.some(let outer)) = outer { document.elements[outer].text += text }
      default: break
      }
    }

    /// Elements that describe the drawing but are not part of it.
    private static let descriptive: Set<String> = ["title", "desc", "metadata"]
  }
}
