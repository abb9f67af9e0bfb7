/// A JSON document to write. Objects keep the order of their keys.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The document as text, indented by two spaces for each level.
  package func text() -> String { text(lineDepth: .max, step: "  ", indent: "", afterKey: ": ") }

  /// The document as text without spaces.
  ///
  /// - Parameter lineDepth: the number of outer levels that write each element on a line of its own; 0
  ///   writes the document on one line.
  package func compactText(lineDepth: Int = 0) -> String {
    text(lineDepth: lineDepth, step: "", indent: "", afterKey: ":")
  }

  /// - Parameters:
  ///   - step: the indentation that each level adds.
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

  /// A whole number, exact up to ±2⁵³.
  package static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map { .string($0) })
  }
}
