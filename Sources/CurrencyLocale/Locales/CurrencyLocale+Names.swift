#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension CurrencyLocale {
  /// The currency's name in this locale's language: `US Dollar`, `franc suisse`.
  public var currencyName: String { currencyName(in: self) }

  /// The currency's name in another locale's language; in English where that has no name for it.
  public func currencyName(in other: CurrencyLocale) -> String {
    if let name = BuiltInCurrency.all[currencyCode]?.name { return name }
    return ownCurrencyName(in: other) ?? englishCurrencyName
  }

  /// Whether the currency has its English name in this locale.
  ///
  /// The locale data uses English names in languages that it hardly covers. These can't be told apart from
  /// languages whose own name is the same, as for the euro.
  package var isCurrencyNamedInEnglish: Bool {
    currencyName == englishCurrencyName
  }

  /// Nil where the locale data has nothing but the code.
  private func ownCurrencyName(in other: CurrencyLocale) -> String? {
    let name = other.nameLocale.localizedString(forCurrencyCode: currencyCode)
    return name == currencyCode ? nil : name
  }

  private var englishCurrencyName: String {
    Self.english.localizedString(forCurrencyCode: currencyCode) ?? currencyCode
  }

  /// The locale for Foundation in whose language a currency is named.
  ///
  /// ICU takes Montenegro's Serbian for Latin even where Cyrillic is requested.
  private var nameLocale: Locale {
    guard resolved.base.language == "sr", resolved.base.script == "Cyrl" else {
      return resolved.locale
    }
    return Locale(identifier: "sr_Cyrl")
  }

  /// The language, script and region as a BCP 47 tag: `fr-CH`.
  package var languageTag: String {
    String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
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
    let visible = VisibleText.trimmed(withoutSymbol(name))
    guard visible.isEmpty || visible == currencyCode else { return visible }
    guard language != "en", let english = try? CurrencyLocale("en_US", currency: currencyCode)
    else {
      return currencyName
    }
    return english.currencyName(count: count)
  }

  /// The name without the symbol that a few English locales write before it: `€ euros`.
  private func withoutSymbol(_ name: String) -> String {
    let symbols = [symbol(.standard), symbol(.narrow)]
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, symbols.contains(String(first)),
      first.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol })
    else { return name }
    return words.dropFirst().joined(separator: " ")
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
