/// A JSON document to be written; keys keep their order.
package indirect enum JSONValue {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The text, indented by two spaces a level.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return JSONText.quoted(text)
    case .number(let number): return NumberText.of(number)
    case .boolean(let flag): return flag ? "true" : "false"
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      guard !entries.isEmpty else { return "{}" }
      let lines = entries.map { inner + JSONText.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}
