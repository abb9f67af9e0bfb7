#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension CurrencyLocale {
  /// The currency's name in this locale's language: `US Dollar`, `franc suisse`.
  public var currencyName: String { currencyName(in: self) }

  /// The currency's name in another locale's language; in English if the locale data has no name in that language.
  public func currencyName(in other: CurrencyLocale) -> String {
    if let name = BuiltInCurrency.all[currencyCode]?.name { return name }
    return ownCurrencyName(in: other) ?? englishCurrencyName
  }

  /// Whether the currency's name in this locale is the same as in English.
  ///
  /// The locale data uses English names for languages that it hardly covers. This can't be told apart from a
  /// language in which the name really is the same, such as "euro".
  package var isCurrencyNamedInEnglish: Bool {
    currencyName == englishCurrencyName
  }

  /// The name in the other locale's language; nil if the locale data has only the code.
  private func ownCurrencyName(in other: CurrencyLocale) -> String? {
    let name = other.nameLocale.localizedString(forCurrencyCode: currencyCode)
    return name == currencyCode ? nil : name
  }

  private var englishCurrencyName: String {
    Self.english.localizedString(forCurrencyCode: currencyCode) ?? currencyCode
  }

  /// The Foundation locale for looking up currency names.
  ///
  /// Serbian in Cyrillic script is looked up without a region, because ICU takes Montenegro's Serbian for Latin
  /// even if Cyrillic is requested.
  private var nameLocale: Locale {
    guard resolved.base.language == "sr", resolved.base.script == "Cyrl" else {
      return resolved.locale
    }
    return Locale(identifier: "sr_Cyrl")
  }

  /// The language, script and region of ``identifier`` as a BCP 47 tag: `fr-CH`.
  package var languageTag: String {
    String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  /// The currency's name in the form that follows a number: `US dollars` after 2, `dollar américain` after 1.
  public func currencyName(count: Int) -> String {
    guard ownSymbol == nil else { return currencyName }
    let style = Decimal.FormatStyle.Currency(
      code: currencyCode, locale: resolved.locale(currency: currencyCode))
    let text = style.presentation(.fullName).precision(.fractionLength(0))
      .attributed.format(Decimal(count))
    // The last currency part is the name. In Swiss French, the text also has a symbol before the number.
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

  /// The name without a symbol before it. A few English locales write one: `€ euros`.
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
