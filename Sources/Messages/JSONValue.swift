/// A JSON document to be written; keys keep their order.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The text, indented by two spaces a level.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries) where !entries.isEmpty:
      let lines = entries.map { inner + JSONText.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return compactText()
    }
  }

  /// The text without spaces.
  ///
  /// - Parameter lineDepth: the number of levels whose elements have a line each; 0 is one line in
  ///   all.
  package func compactText(lineDepth: Int = 0) -> String {
    var text = ""
    append(to: &text, lineDepth: lineDepth)
    return text
  }

  private func append(to text: inout String, lineDepth: Int) {
    switch self {
    case .string(let value): text += JSONText.quoted(value)
    case .number(let value): text += NumberText.of(value)
    case .boolean(let flag): text += flag ? "true" : "false"
    case .null: text += "null"
    case .array(let values):
      Self.append(values, in: ("[", "]"), to: &text, lineDepth: lineDepth) {
        $0.append(to: &$1, lineDepth: lineDepth - 1)
      }
    case .object(let entries):
      Self.append(entries, in: ("{", "}"), to: &text, lineDepth: lineDepth) {
        $1 += JSONText.quoted($0.0) + ":"
        $0.1.append(to: &$1, lineDepth: lineDepth - 1)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String, lineDepth: Int,
    _ append: (Element, inout String) -> Void
  ) {
    let lineBreak = lineDepth > 0 && !elements.isEmpty ? "\n" : ""
    text += brackets.0 + lineBreak
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," + lineBreak }
      append(element, &text)
    }
    text += lineBreak + brackets.1
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
