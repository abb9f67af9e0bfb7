import CurrencyLocale
import Messages

/// Finds the locale to write instead of a country or a currency.
package enum LocaleAnswer {
  /// The message for an error. For a country or a currency, the fix names the locale to write.
  static func message(for error: CurrencyLocaleError) -> String {
    guard case .unknownLocale(let text, _) = error, let fix = fix(ofLocale: text) else {
      return error.description
    }
    return "unknown locale '\(text)': \(fix)"
  }

  private static func fix(ofLocale text: String) -> String? {
    let locales = locales(ofCountry: text.uppercased())
    if !locales.isEmpty {
      return "it is a country: use " + Alternatives.text(locales.map(\.identifier))
    }
    return ISOCurrency.isActive(text) ? "it is a currency: 'mintmark render \(text)' draws it" : nil
  }

  /// A warning for a country's code that is also that of a language with another currency; nil if there is
  /// no doubt. A tag such as `CH` is the language Chamorro, whatever its case.
  package static func warning(for identifier: String, readAs locale: CurrencyLocale) -> String? {
    guard identifier.utf8.count == 2, identifier == identifier.uppercased() else { return nil }
    let locales = locales(ofCountry: identifier)
    guard !locales.isEmpty, locales.allSatisfy({ $0.currencyCode != locale.currencyCode }) else {
      return nil
    }
    return
      "'\(identifier)' is read as a language, with the currency \(locale.currencyCode): for the country, "
      + "use " + Alternatives.text(locales.map(\.identifier))
  }

  /// The currency that is given in place of a locale: by its code in any case, or by a sign that no other one has;
  /// nil for any other text.
  ///
  /// - Throws: `CommandError` for a sign of several currencies.
  static func currencyInPlace(ofLocale text: String) throws(CommandError) -> String? {
    let code = text.uppercased()
    if ISOCurrency.isActive(code) { return code }
    guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1, sign.isCurrencySign
    else { return nil }
    let codes = ISOCurrency.all.map(\.code).filter {
      (try? CurrencyLocale(currency: $0))?.symbol(.narrow) == text
    }
    guard codes.count > 1 else { return codes.first }
    throw .data(
      "several currencies have the sign '\(text)': use " + Alternatives.text(Array(codes.prefix(6)))
    )
  }

  /// At most three locales of a country with a currency; none for any other text. The locale of the language that
  /// has the country's code comes first, and then that of English.
  private static func locales(ofCountry country: String) -> [CurrencyLocale] {
    guard country.utf8.count == 2, let country = (try? CurrencyLocale("en_" + country))?.region
    else { return [] }
    let known = CurrencyLocale.identifiersInLocaleData.filter {
      $0.hasSuffix("_" + country) && $0.utf8.count == 5
    }
    let first = [country.lowercased(), "en"].map { $0 + "_" + country }.filter(known.contains)
    return (first + known.filter { !first.contains($0) })
      .compactMap { try? CurrencyLocale($0) }.prefix(3).map(\.self)
  }
}
