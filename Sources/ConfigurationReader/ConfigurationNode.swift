import Messages

/// A value of a YAML or JSON file, with its location.
///
/// The type of a value follows YAML 1.2's core schema, so `no` and `on` are texts and the locale
/// `no` needs no quotes. Numbers have the grammar of `DecimalNumber`, in YAML as in JSON.
package struct ConfigurationNode: Sendable {
  /// The type of a value, with the value.
  package enum Value: Sendable {
    case null
    case boolean(Bool)
    /// A number without point and exponent. It is exact, as an amount may have more digits than a
    /// `Double` keeps.
    case integer(Int)
    case number(Double)
    case string(String)
    case list([ConfigurationNode])
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable {
    /// The key itself, as a text.
    package var key: ConfigurationNode
    package var value: ConfigurationNode
    package var name: String
  }

  package let value: Value
  package let file: String
  package let line: Int
  package let column: Int
  /// The keys that lead here; empty for the whole file.
  package let keyPath: String

  init(_ value: Value, file: String, line: Int, column: Int, keyPath: String) {
    self.value = value
    self.file = file
    self.line = line
    self.column = column
    self.keyPath = keyPath
  }

  /// An error at this location.
  package func error(_ what: String, fix: String) -> ConfigurationError {
    error(reason: "\(what): \(fix)")
  }

  /// An error of another module at this location; its sentence names the fix.
  package func error(reason: some CustomStringConvertible) -> ConfigurationError {
    ConfigurationError(
      file: file, line: line, column: column, keyPath: keyPath, reason: reason.description)
  }

  /// The text; nil for a value of another type.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil for a value of another type, and for a number that a `Double` would round.
  package var number: Double? {
    switch value {
    case .integer(let number): Double(exactly: number)
    case .number(let number): number
    default: nil
    }
  }

  /// The number where it is whole; nil otherwise.
  package var integer: Int? {
    switch value {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The truth value; nil for a value of another type.
  package var boolean: Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }

  /// The values of a list; nil for a value of another type.
  package var elements: [ConfigurationNode]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  /// The entries of a mapping in the file's order; nil for a value of another type.
  package var entries: [Entry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a mapping's key; nil where it is missing.
  package subscript(name: String) -> ConfigurationNode? {
    entries?.first { $0.name == name }?.value
  }

  /// The description of the value in messages: `the number 3`, `a list`.
  var summary: String {
    switch value {
    case .null: "nothing"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "the number \(number)"
    case .number(let number): "the number \(NumberText.of(number))"
    case .string(let text): "the text '\(Self.shortened(text))'"
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .mapping: "a mapping"
    }
  }

  /// A text that fits into a message.
  static func shortened(_ text: String) -> String {
    let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
    return text.count > 40 ? line + "…" : line
  }
}
