#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension CurrencyLocale {
  /// The currency's name in this locale's language: `US Dollar`, `franc suisse`.
  public var currencyName: String { currencyName(in: self) }

  /// The currency's name in another locale's language; its code where that has no name for it.
  public func currencyName(in other: CurrencyLocale) -> String {
    other.resolved.locale.localizedString(forCurrencyCode: currencyCode) ?? currencyCode
  }

  /// The currency's name as it follows a number: `US dollars` behind 2, `dollar américain` behind 1.
  public func currencyName(count: Int) -> String {
    let style = Decimal.FormatStyle.Currency(
      code: currencyCode, locale: resolved.locale(currency: currencyCode))
    let text = style.presentation(.fullName).precision(.fractionLength(0))
      .attributed.format(Decimal(count))
    var name = ""
    for run in text.runs where run.numberSymbol == .currency {
      name += String(text[run.range].characters)
    }
    let visible = VisibleText.trimmed(name)
    return visible.isEmpty ? currencyName : visible
  }

  /// The locale's name in its own language: `français (Suisse)`.
  public var displayName: String { displayName(inLanguageOf: resolved.locale) }

  /// The locale's name in English: `French (Switzerland)`.
  public var englishName: String { displayName(inLanguageOf: Locale(identifier: "en")) }

  /// The language's name in English: `French`.
  public var languageName: String {
    Locale(identifier: "en").localizedString(forLanguageCode: language) ?? language
  }

  private func displayName(inLanguageOf locale: Locale) -> String {
    locale.localizedString(forIdentifier: identifier) ?? identifier
  }
}
