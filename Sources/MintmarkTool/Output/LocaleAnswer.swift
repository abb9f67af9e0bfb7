import CurrencyLocale
import Messages

/// The messages for a text that is not a locale or a currency, but something that is often typed instead.
package enum LocaleAnswer {
  /// The message for an error, with a better fix than the error's own where the text is recognised.
  static func message(for error: CurrencyLocaleError) -> String {
    switch error {
    case .unknownLocale(let identifier, _):
      if let fix = fix(ofLocale: identifier) { return "unknown locale '\(identifier)': \(fix)" }
    case .unknownCurrency(let code):
      if let known = currency(of: code) {
        return "unknown currency '\(code)': did you mean '\(known)'?"
      }
      if let country = country(of: code), let locale = locales(of: country).first {
        return
          "unknown currency '\(code)': it is a country, with the currency \(locale.currencyCode)"
      }
      if code.contains(where: { $0 == "_" || $0 == "-" }), (try? CurrencyLocale(code)) != nil {
        return "unknown currency '\(code)': it is a locale, which is given alone"
      }
    default: break
    }
    return error.description
  }

  /// A warning for a country's code that is also that of a language with another currency; nil if there is
  /// no doubt. A tag such as `CH` is the language Chamorro, whatever its case.
  package static func warning(for identifier: String, readAs locale: CurrencyLocale) -> String? {
    guard identifier.utf8.count == 2, identifier == identifier.uppercased() else { return nil }
    let locales = country(of: identifier).map(locales) ?? []
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

  /// The currency code for a currency's code, sign or name; nil for any other text.
  static func currency(of text: String) -> String? {
    let text = VisibleText.trimmed(text)
    if ISOCurrency.isActive(text.uppercased()) { return text.uppercased() }
    return Vocabulary.answer(for: text.lowercased(), in: Vocabulary.currencies)
      ?? EnglishName.currency(text)
  }

  /// A locale for the name of a language, for the name or the code of a country, or for a locale; nil for
  /// another text.
  static func locale(for text: String) -> String? {
    if let language = language(of: text) { return language }
    if text != text.lowercased(), let country = country(of: text) {
      return locales(of: country).first?.identifier
    }
    let isShort = text.utf8.count == 2
    guard isShort || text.contains(where: { $0 == "_" || $0 == "-" }) else { return nil }
    return (try? CurrencyLocale(text)) == nil ? nil : text
  }

  /// The country code for a country's code or name; nil for any other text.
  private static func country(of text: String) -> String? {
    if CurrencyLocale.regions.contains(text.uppercased()) { return text.uppercased() }
    return EnglishName.country(text)
      ?? Vocabulary.answer(
        for: text.lowercased().replacing(" ", with: "-"), in: Vocabulary.countries)
  }

  /// A locale for the name of a language; nil for any other text.
  private static func language(of text: String) -> String? {
    Vocabulary.answer(for: text.lowercased(), in: Vocabulary.languages)
      ?? EnglishName.language(text)
  }

  private static func fix(ofLocale text: String) -> String? {
    if let answer = Vocabulary.answer(for: text.lowercased(), in: Vocabulary.localeWords) {
      return answer
    }
    if text.contains("*") {
      return "patterns are not understood: 'mintmark locales | grep ^de' lists locales"
    }
    if text.contains(" -") { return "leave the quotes out: they make one argument of several" }
    if let code = currency(of: text) {
      let locales = ", and 'mintmark locales | grep \(code)' lists its locales"
      return "it is a currency: 'mintmark render --currency \(code)' draws it"
        + (ISOCurrency.isActive(code) ? locales : "")
    }
    if let name = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      name.isCurrencySign
    {
      return "it is a currency's sign: 'mintmark render --text \(text)' draws it"
    }
    if let language = language(of: text) { return "did you mean '\(language)'?" }
    let locales = country(of: text).map(locales) ?? []
    if !locales.isEmpty {
      return "it is a country: use " + Alternatives.text(locales.map(\.identifier))
    }
    return fix(ofFile: text) ?? fix(ofParts: text)
  }

  private static func fix(ofFile text: String) -> String? {
    let name = text.split(separator: ".", omittingEmptySubsequences: false)
    guard name.count > 1, let ending = name.last?.lowercased() else {
      return DecimalNumber.integer(of: text).map { "'mintmark badge \($0)' draws a number" }
    }
    switch ending {
    case "png", "svg", "pdf", "xml":
      return "it is a file: name a locale, such as 'en_US', and the file with -o"
    case "yml", "yaml", "json":
      return "it is a file: 'mintmark batch' draws what a configuration lists"
    default: return suggestion([String(name[0])])
    }
  }

  /// The fix for a text that has a locale in it.
  private static func fix(ofParts text: String) -> String? {
    if text.contains("="), let value = text.split(separator: "=").last {
      return suggestion([String(value)])
    }
    let list = text.split { ", ;".contains($0) }.map(String.init)
    if list.count > 1, list.allSatisfy({ (try? CurrencyLocale($0)) != nil && $0.count > 3 }) {
      return "separate locales by spaces, as in 'mintmark sheet \(list[0]) \(list[1])'"
    }
    let parts = text.split { "_-@".contains($0) }.map(String.init)
    if parts.count > 1, let last = parts.last, let code = currency(of: last) {
      return
        "\(last) is a currency: write '\(parts.dropLast().joined(separator: "_"))', and the currency with "
        + "--currency \(code)"
    }
    if parts.count == 2 { return suggestion([parts[1].lowercased() + "_" + parts[0].uppercased()]) }
    guard text.utf8.count == 4, text == parts.first else { return suggestion([text]) }
    return suggestion([text.prefix(2).lowercased() + "_" + text.suffix(2).uppercased()])
  }

  private static func suggestion(_ identifiers: [String]) -> String? {
    let known = identifiers.filter { CurrencyLocale.identifiersInLocaleData.contains($0) }
    return known.first.map { "did you mean '\($0)'?" }
  }

  /// At most three locales of a country with a currency. That of the widespread language comes first, then
  /// that of the language with the country's code, then others whose language has two letters.
  private static func locales(of country: String) -> [CurrencyLocale] {
    let known = CurrencyLocale.identifiersInLocaleData.filter {
      $0.hasSuffix("_" + country) && $0.utf8.count == 5
    }
    let main = Vocabulary.languages.map(\.value).filter { $0.hasSuffix("_" + country) }
    let own = known.filter { $0.hasPrefix(country.lowercased()) }
    var identifiers: [String] = []
    for identifier in main + own + known where !identifiers.contains(identifier) {
      identifiers.append(identifier)
    }
    return identifiers.compactMap { try? CurrencyLocale($0) }.prefix(3).map(\.self)
  }
}
