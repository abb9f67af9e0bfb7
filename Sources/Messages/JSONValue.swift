/// A JSON document to be written; keys keep their order.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The text, indented by two spaces a level.
  package func text() -> String {
    var text = ""
    append(to: &text, Layout(lineDepth: .max, step: "  ", afterKey: ": "))
    return text
  }

  /// The text without spaces.
  ///
  /// - Parameter lineDepth: the number of levels whose elements have a line each; 0 is one line in
  ///   all.
  package func compactText(lineDepth: Int = 0) -> String {
    var text = ""
    append(to: &text, Layout(lineDepth: lineDepth, step: "", afterKey: ":"))
    return text
  }

  /// How elements are separated.
  private struct Layout {
    /// The number of levels, this one included, whose elements have a line each.
    var lineDepth: Int
    /// The indentation of a level.
    var step: String
    var afterKey: String
    /// The indentation of this level.
    var indent = ""
  }

  private func append(to text: inout String, _ layout: Layout) {
    switch self {
    case .string(let value): text += JSONText.quoted(value)
    case .number(let value): text += NumberText.of(value)
    case .boolean(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.append(values, in: ("[", "]"), to: &text, layout) { $0.append(to: &$1, $2) }
    case .object(let entries):
      Self.append(entries, in: ("{", "}"), to: &text, layout) {
        $1 += JSONText.quoted($0.0) + layout.afterKey
        $0.1.append(to: &$1, $2)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String, _ layout: Layout,
    _ append: (Element, inout String, Layout) -> Void
  ) {
    var inner = layout
    inner.lineDepth -= 1
    inner.indent += layout.step
    let hasLines = layout.lineDepth > 0 && !elements.isEmpty
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if hasLines { text += "\n" + inner.indent }
      append(element, &text, inner)
    }
    if hasLines { text += "\n" + layout.indent }
    text += brackets.1
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }

  /// A whole number; exact up to 2⁵³.
  package static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map { .string($0) })
  }
}
