import Messages

/// A value of a YAML or JSON file, with its location.
///
/// The types of values follow YAML 1.2's core schema: `no` and `on` are texts, so the locale `no` needs no
/// quotes. Numbers have the grammar of `DecimalNumber`, in both YAML and JSON.
package struct ConfigurationNode: Sendable {
  /// A key of a mapping, and its value.
  package struct MappingEntry: Sendable {
    /// The key as a node, with its location.
    package var key: ConfigurationNode
    package var value: ConfigurationNode
    package var name: String
  }

  package let value: ConfigurationValue
  package let file: String
  package let line: Int
  package let column: Int
  /// The keys and indices that lead to the value, such as `targets[2].scales[0]`; empty for the whole file.
  package let keyPath: String

  init(_ value: ConfigurationValue, file: String, line: Int, column: Int, keyPath: String) {
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

  /// An error at this location. Its reason must also say how to fix it.
  package func error(reason: some CustomStringConvertible) -> ConfigurationError {
    ConfigurationError(
      file: file, line: line, column: column, keyPath: keyPath, reason: reason.description)
  }

  /// The text; nil for a value of another type.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil for a value of another type, and for an integer that a `Double` would round.
  package var number: Double? {
    switch value {
    case .integer(let number): Double(exactly: number)
    case .number(let number): number
    default: nil
    }
  }

  /// The number if it is whole, also with a point or an exponent; nil for other values.
  package var integer: Int? {
    switch value {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The Boolean; nil for a value of another type.
  package var boolean: Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }

  /// The values of a list; nil for a value of another type.
  package var elements: [ConfigurationNode]? {
    if case .list(let elements) = value { elements } else { nil }
  }

  /// The entries of a mapping in the file's order; nil for a value of another type.
  package var entries: [MappingEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a mapping's key; nil if the key is missing or the value is no mapping.
  package subscript(name: String) -> ConfigurationNode? {
    entries?.first { $0.name == name }?.value
  }

  /// The value in words, for messages: `the number 3`, `a list of 2`.
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

  /// A text for a message: on one line, and cut after 40 characters.
  static func shortened(_ text: String) -> String {
    let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
    return text.count > 40 ? line + "…" : line
  }
}

/// A value of one of the types in YAML and JSON.
package enum ConfigurationValue: Sendable {
  case null
  case boolean(Bool)
  /// A number without a point and an exponent. It is an `Int` because an amount can have more digits than a
  /// `Double` keeps.
  case integer(Int)
  case number(Double)
  case string(String)
  case list([ConfigurationNode])
  case mapping([ConfigurationNode.MappingEntry])
}
