internal import CurrencyLocale

/// The patterns of a button's accessible name, with `%@` for the currency's name: one for each language
/// that has a word for the button's action.
package struct TitlePatterns {
  /// The pattern for each BCP 47 tag in lowercase, such as `fr`, `zh-hant` or `zh-tw`, sorted by tag.
  package let byLanguage: [(language: String, pattern: String)]

  /// The patterns for a style, such as `Add %@` and `Ajouter\u{A0}: %@`. They ignore the style's label.
  package init(_ style: CurrencyButtonStyle) {
    var style = style
    style.label = nil
    var byLanguage: [(language: String, pattern: String)] = []
    for identifier in ActionWords.languages {
      let parts = identifier.split(separator: "_").map(String.init)
      guard let language = parts.first, let script = parts.last,
        let locale = try? CurrencyLocale(identifier, currency: "USD"),
        let plain = try? CurrencyLocale(language, currency: "USD")
      else { continue }
      let pattern = ButtonTitle(locale, style: style, currencyName: "%@").text
      guard pattern != "%@" else { continue }
      let isLikely = plain.script.map(ActionWords.writing) == script
      byLanguage.append((isLikely ? language : "\(language)-\(script.lowercased())", pattern))
      // Bokmål serves Nynorsk and Norwegian in general too.
      if language == "nb" { byLanguage += ["nn", "no"].map { ($0, pattern) } }
      if identifier == "zh_Hant" {
        byLanguage += ["zh-hk", "zh-mo", "zh-tw"].map { ($0, pattern) }
      }
    }
    self.byLanguage = byLanguage.sorted { $0.language < $1.language }
  }
}
