import CurrencyLocale
import Testing

@Suite struct CurrencyLocaleSymbolTests {
  @Test func `the locales have 171 symbols`() throws {
    // 173 of CLDR for its own currencies. The table of changes lacks BGN, лв., Bs.D and VED, and has
    // Bs.S besides. Rohingya, which CLDR has without a region, has the code of Myanmar's kyat. Cape Verde's symbol, which can't be seen, is its code here.
    let symbols = try CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0).symbol() }
    #expect(Set(symbols).union(["¤"]).count == 171)
  }

  @Test(arguments: ["en", "kea", "pt"])
  func `a currency without a visible symbol is drawn as its code`(language: String) throws {
    let locale = try CurrencyLocale("\(language)_CV")
    for form in CurrencySymbolForm.allCases {
      #expect(locale.symbol(form) == "CVE")
    }
  }

  @Test func `no symbol of any form is empty, padded or longer than five characters`() throws {
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      for form in CurrencySymbolForm.allCases {
        let symbol = locale.symbol(form)
        #expect(symbol == VisibleText.trimmed(symbol))
        #expect((1...5).contains(VisibleText.trimmed(symbol).count), "\(identifier) \(symbol)")
      }
    }
  }

  @Test(arguments: [
    ("en_CA@currency=USD", "US$", "$", "USD"), ("fr_CH", "CHF", "Fr.", "CHF"),
    ("zh_CN", "¥", "¥", "CNY"), ("ms_MY", "RM", "RM", "MYR"), ("cs_CZ", "Kč", "Kč", "CZK"),
    ("fr_SN", "F\u{202F}CFA", "F\u{202F}CFA", "XOF"), ("ar_AE", "د.إ.", "د.إ.", "AED"),
  ])
  func `the three forms differ as the locale says`(
    identifier: String, standard: String, narrow: String, code: String
  ) throws {
    let locale = try CurrencyLocale(identifier)
    #expect(locale.symbol(.standard) == standard)
    #expect(locale.symbol(.narrow) == narrow)
    #expect(locale.symbol(.code) == code)
  }

  @Test func `names follow the language`() throws {
    let french = try CurrencyLocale("fr_CH")
    let english = try CurrencyLocale("en_US")
    #expect(english.currencyName == "US Dollar")
    #expect(english.currencyName(count: 1) == "US dollar")
    #expect(english.currencyName(count: 2) == "US dollars")
    #expect(french.currencyName == "franc suisse")
    #expect(french.currencyName(in: english) == "Swiss Franc")
    #expect(french.displayName == "français (Suisse)")
    #expect(french.englishDisplayName == "French (Switzerland)")
    #expect(french.languageName == "français")
    #expect(french.englishLanguageName == "French")
    #expect(french.currencyName(count: 2) == "francs suisses")
  }
}
