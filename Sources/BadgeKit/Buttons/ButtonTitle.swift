internal import BadgeGeometry
internal import CurrencyLocale

/// The accessible name of a button, and the language it is in.
///
/// It is the label where there is one, as the visible text has to be in the name (WCAG 2.1, 2.5.3);
/// otherwise the action and the currency: `Add US Dollar`, `Ajouter\u{A0}: franc suisse`.
struct ButtonTitle {
  let text: String
  /// A BCP 47 tag.
  let language: String

  /// - Parameter currencyName: instead of the currency's own name.
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

  /// The word and the name. English verbs take an object; elsewhere names are inflected behind a
  /// verb, and a colon keeps the name in its dictionary form.
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
