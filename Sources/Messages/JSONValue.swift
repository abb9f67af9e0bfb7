/// A JSON document to be written; keys keep their order.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The text, indented by two spaces a level.
  package func text() -> String { text(lineDepth: .max, step: "  ", indent: "", afterKey: ": ") }

  /// The text without spaces.
  ///
  /// - Parameter lineDepth: the number of levels whose elements have a line each; 0 is one line in
  ///   all.
  package func compactText(lineDepth: Int = 0) -> String {
    text(lineDepth: lineDepth, step: "", indent: "", afterKey: ":")
  }

  /// - Parameters:
  ///   - step: the indentation of a level against the one around.
  ///   - indent: the indentation of this level.
  private func text(lineDepth: Int, step: String, indent: String, afterKey: String) -> String {
    func inner(_ value: JSONValue) -> String {
      value.text(lineDepth: lineDepth - 1, step: step, indent: indent + step, afterKey: afterKey)
    }
    func list(_ elements: [String], _ open: String, _ close: String) -> String {
      guard lineDepth > 0, !elements.isEmpty else {
        return open + elements.joined(separator: ",") + close
      }
      let lines = elements.map { "\n" + indent + step + $0 }
      return open + lines.joined(separator: ",") + "\n" + indent + close
    }
    return switch self {
    case .string(let value): JSONText.quoted(value)
    case .number(let value): NumberText.of(value)
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .array(let values): list(values.map(inner), "[", "]")
    case .object(let entries):
      list(entries.map { JSONText.quoted($0.0) + afterKey + inner($0.1) }, "{", "}")
    }
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
