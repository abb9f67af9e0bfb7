import BadgeKit

/// A button of a configuration as some of its targets draw it.
struct ButtonVariant: Hashable, Encodable, Sendable {
  /// Nil for the only button of a configuration that names none.
  var name: ButtonName?
  var style = CurrencyButtonStyle()
  /// The text beside the button by language or locale. The style's label is for all others.
  var labels: [String: String] = [:]
}

/// The name of a button in a configuration, in file names and in generated code.
struct ButtonName: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// Words of small letters and digits, separated by underscores, a letter first.
  let text: String

  /// - Returns: nil for a text that could not be a part of names on every platform.
  init?(_ text: String) {
    guard text.utf8.count <= 40, PlainName.of(text) == text,
      let first = text.utf8.first, (97...122).contains(first)
    else { return nil }
    self.text = text
  }

  var description: String { text }
}
