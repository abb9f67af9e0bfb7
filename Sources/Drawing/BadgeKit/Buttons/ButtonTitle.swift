internal import BadgeGeometry
internal import CurrencyLocale

/// The accessible name of a button, and its language.
///
/// If the button has a label, the name is the label, because it has to contain the visible text
/// (WCAG 2.1, 2.5.3). Otherwise it is the action and the currency: `Add US Dollar`,
/// `Ajouter\u{A0}: franc suisse`.
struct ButtonTitle {
  let text: String
  /// A BCP 47 tag.
  let language: String

  /// - Parameter currencyName: replaces the currency's name; nil for the name in the locale's language.
  init(_ locale: CurrencyLocale, style: CurrencyButtonStyle, currencyName: String? = nil) {
    let name = currencyName ?? locale.currencyName
    let action = style.action ?? style.mark.map(ButtonAction.init)
    let words = ActionWords(locale)
    if let label = style.label {
      text = label
      language = locale.languageTag
    } else if let action, let word = words?.word(for: action) {
      text = Self.joined(word, name, action: action, locale: locale)
      language = locale.languageTag
    } else {
      text = name
      language = words == nil && locale.isCurrencyNamedInEnglish ? "en" : locale.languageTag
    }
  }

  /// The word and the name. In English the name can simply follow a verb. In other languages a verb may
  /// change the form of the name, so a colon separates them.
  private static func joined(
    _ word: String, _ name: String, action: ButtonAction, locale: CurrencyLocale
  ) -> String {
    switch locale.language {
    case "en" where ![.done, .warning].contains(action): "\(word) \(name)"
    case "fr": "\(word)\u{A0}: \(name)"
    case "zh": "\(word)：\(name)"
    default: "\(word): \(name)"
    }
  }
}
