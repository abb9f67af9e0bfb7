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

  /// The name in the other locale's language; nil if the locale data has none.
  private func ownCurrencyName(in other: CurrencyLocale) -> String? {
    let name = LocaleData.fact(currencyCode, of: other.resolved.chain, in: LocaleData.names)
    return name?.isEmpty == true ? nil : name
  }

  private var englishCurrencyName: String { LocaleData.names["en/\(currencyCode)"] ?? currencyCode }

  /// The language, script and region of ``identifier`` as a BCP 47 tag: `fr-CH`.
  package var languageTag: String {
    String(identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
  }

  /// The currency's name in the form that follows a number: `US dollars` after 2, `dollar américain` after 1.
  public func currencyName(count: Int) -> String {
    guard ownSymbol == nil else { return currencyName }
    let own = PluralRules.category(of: count, language: language, region: region)
    let english = PluralRules.category(of: count, language: "en", region: nil)
    return countedName(own, chain: resolved.chain) ?? countedName(english, chain: ["en"])
      ?? currencyName
  }

  /// The name that follows a number; nil if the locale data has only the code.
  private func countedName(_ category: String, chain: [String]) -> String? {
    func counted(_ category: String) -> String? {
      LocaleData.fact("\(currencyCode)/\(category)", of: chain, in: LocaleData.countedNames)
    }
    let name =
      counted(category) ?? counted("other")
      ?? LocaleData.fact(currencyCode, of: chain, in: LocaleData.names)
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The locale's name in its own language: `français (Suisse)`.
  ///
  /// The locale data has it for ``identifiersInLocaleData``. The parts of other identifiers are named in English.
  public var displayName: String {
    LocaleData.displayNames[resolved.canonicalWithoutKeywords] ?? displayName(of: languageName)
  }

  /// The locale's name in English: `French (Switzerland)`.
  public var englishDisplayName: String {
    LocaleData.displayNames["en/\(resolved.canonicalWithoutKeywords)"]
      ?? displayName(of: englishLanguageName)
  }

  /// The language's name in that language: `français`.
  public var languageName: String {
    LocaleData.fact("language", of: resolved.chain, in: LocaleData.displayNames)
      ?? englishLanguageName
  }

  /// The language's name in English: `French`.
  public var englishLanguageName: String { LocaleData.displayNames["en/\(language)"] ?? language }

  /// The name of the language with the other parts of the identifier in English.
  private func displayName(of language: String) -> String {
    let parts = resolved.canonicalWithoutKeywords.split(separator: "_").dropFirst()
    guard !parts.isEmpty else { return language }
    let names = parts.map { LocaleData.displayNames["en/\($0)"] ?? String($0) }
    return "\(language) (\(names.joined(separator: ", ")))"
  }
}
