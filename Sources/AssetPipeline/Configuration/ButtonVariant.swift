import BadgeKit
import Messages

/// A button of a configuration with the changes that a target makes to it. Targets that change nothing share
/// it.
struct ButtonVariant: Hashable, Encodable, Sendable {
  /// Nil for the only button of a configuration that names none.
  var name: ButtonName?
  var style = CurrencyButtonStyle()
  /// The text beside the button, by language or locale. Locales that are not listed get the style's label.
  var labels: [String: String] = [:]
}

/// The name of a button. The configuration, file names and generated code use it.
struct ButtonName: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// Words of lowercase ASCII letters and digits, separated by single underscores. It starts with a letter.
  let text: String

  /// - Returns: nil if some platform would not accept the text as a part of a name, or if it has more than 40
  ///   bytes.
  init?(_ text: String) {
    guard text.utf8.count <= 40, PlainName.of(text) == text,
      text.utf8.first?.isASCIILowercase == true
    else { return nil }
    self.text = text
  }

  var description: String { text }
}
