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
    if let name = BuiltInCurrency.all[currencyCode]?.name { return name }
    return other.resolved.locale.localizedString(forCurrencyCode: currencyCode) ?? currencyCode
  }

  /// The currency's name as it follows a number: `US dollars` behind 2, `dollar américain` behind
  /// 1.
  public func currencyName(count: Int) -> String {
    guard ownSymbol == nil else { return currencyName }
    let style = Decimal.FormatStyle.Currency(
      code: currencyCode, locale: resolved.locale(currency: currencyCode))
    let text = style.presentation(.fullName).precision(.fractionLength(0))
      .attributed.format(Decimal(count))
    // In Swiss French there is a symbol before the number too, so the last one is the name.
    let named = text.runs.last { $0.numberSymbol == .currency }
    let name = named.map { String(text[$0.range].characters) } ?? ""
    let visible = VisibleText.trimmed(name)
    return visible.isEmpty ? currencyName : visible
  }

  /// The locale's name in its own language: `français (Suisse)`.
  public var displayName: String { displayName(in: resolved.locale) }

  /// The locale's name in English: `French (Switzerland)`.
  public var englishDisplayName: String { displayName(in: Self.english) }

  /// The language's name in that language: `français`.
  public var languageName: String { languageName(in: resolved.locale) }

  /// The language's name in English: `French`.
  public var englishLanguageName: String { languageName(in: Self.english) }

  private static var english: Locale { Locale(identifier: "en") }

  private func displayName(in locale: Locale) -> String {
    locale.localizedString(forIdentifier: identifier) ?? identifier
  }

  private func languageName(in locale: Locale) -> String {
    locale.localizedString(forLanguageCode: language) ?? language
  }
}
