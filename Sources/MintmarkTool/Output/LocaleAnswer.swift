import CurrencyLocale
import Messages

/// The messages for a text that is not a locale or a currency, but something that is often typed instead.
enum LocaleAnswer {
  /// The message for an error, with a better fix than the error's own where the text is recognised.
  static func message(for error: CurrencyLocaleError) -> String {
    switch error {
    case .unknownLocale(let identifier, _):
      if let fix = fix(ofLocale: identifier) { return "unknown locale '\(identifier)': \(fix)" }
    case .unknownCurrency(let code):
      if let known = currency(of: code) {
        return "unknown currency '\(code)': did you mean '\(known)'?"
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
  static func warning(for identifier: String, readAs locale: CurrencyLocale) -> String? {
    guard identifier.utf8.count == 2, identifier == identifier.uppercased() else { return nil }
    let locales = locales(of: country(of: identifier) ?? identifier)
    guard !locales.isEmpty, locales.allSatisfy({ $0.currencyCode != locale.currencyCode }) else {
      return nil
    }
    return
      "'\(identifier)' is read as a language, with the currency \(locale.currencyCode): for the country, "
      + "use " + Alternatives.text(locales.map(\.identifier))
  }

  /// The code of the currency that a text is the code, the sign or the name of; nil if it is none.
  static func currency(of text: String) -> String? {
    ISOCurrency.isActive(text.uppercased())
      ? text.uppercased() : Vocabulary.answer(for: text.lowercased(), in: Vocabulary.currencies)
  }

  /// The code of the country that a text is the name of; nil if it is none.
  private static func country(of text: String) -> String? {
    Vocabulary.answer(for: text.lowercased().replacing(" ", with: "-"), in: Vocabulary.countries)
  }

  private static func fix(ofLocale text: String) -> String? {
    if let answer = Vocabulary.answer(for: text.lowercased(), in: Vocabulary.localeWords) {
      return answer
    }
    if let code = currency(of: text) {
      let draw = "'mintmark render --currency \(code)' draws it"
      guard let locale = locale(of: code) else { return "it is a currency: \(draw)" }
      return "it is a currency: \(draw), and \(locale) has it"
    }
    if let name = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      name.properties.generalCategory == .currencySymbol
    {
      return "it is a currency's sign: 'mintmark render --text \(text)' draws it"
    }
    if let language = Vocabulary.answer(for: text.lowercased(), in: Vocabulary.languages) {
      return "did you mean '\(language)'?"
    }
    let locales = locales(of: country(of: text) ?? text)
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
      return "write several locales with spaces between them, without quotes"
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

  /// At most three locales of a country with a currency. Widespread languages and the one that has the
  /// country's code come first, then others with two letters.
  private static func locales(of country: String) -> [CurrencyLocale] {
    guard country.utf8.count == 2 else { return [] }
    let code = country.uppercased()
    func rank(_ identifier: String) -> Int {
      let isMain =
        identifier.hasPrefix(country.lowercased() + "_")
        || Vocabulary.languages.contains { $0.answer == identifier }
      return isMain ? 0 : identifier.utf8.count == 5 ? 1 : 2
    }
    let identifiers = CurrencyLocale.identifiersInLocaleData.filter { $0.hasSuffix("_" + code) }
    return (0...2).flatMap { wanted in identifiers.filter { rank($0) == wanted } }.prefix(3)
      .compactMap { try? CurrencyLocale($0) }
  }

  /// A locale that has a currency. The first two letters of most codes are the country's.
  private static func locale(of currency: String) -> String? {
    let country = currency == "EUR" ? "DE" : String(currency.prefix(2))
    return locales(of: country).first { $0.currencyCode == currency }?.identifier
  }
}
