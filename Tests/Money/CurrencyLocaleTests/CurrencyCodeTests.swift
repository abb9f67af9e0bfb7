import Testing

import CurrencyLocale

@Suite struct CurrencyCodeTests {
  @Test func `every code of ISO 4217 can be named, and every retired one`() throws {
    for code in ISOCurrency.all.map(\.code) + CurrencyChange.all.map(\.previous) {
      let named = try CurrencyLocale("en_US", currency: code.lowercased())
      #expect(named.currencyCode == code)
      #expect(!named.symbol().isEmpty)
      guard code.utf8.count == 3 else { continue }
      #expect(try CurrencyLocale("de_DE@currency=\(code)").currencyCode == code)
    }
    #expect(try CurrencyLocale("nl_CW", currency: "XCG").symbol() == "Cg.")
  }

  @Test func `the currency of every locale can be named`() throws {
    let codes = Set(try CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0).currencyCode })
    for code in codes { #expect(try CurrencyLocale(currency: code).currencyCode == code) }
    #expect(codes.allSatisfy(ISOCurrency.isActive))
  }

  @Test func `the bitcoin has its sign, its name and eight digits`() throws {
    let bitcoin = try CurrencyLocale("de_DE", currency: "btc")
    #expect(bitcoin.symbol() == "\u{20BF}")
    #expect(bitcoin.symbol(.narrow) == "\u{20BF}")
    #expect(bitcoin.symbol(.code) == "BTC")
    #expect(bitcoin.currencyName == "Bitcoin")
    let format = try AmountFormat(bitcoin)
    #expect(
      try format.text(of: bitcoin.amount(minorUnits: 123_456_789)) == "1,23456789\u{A0}\u{20BF}")
    #expect(try format.parse("1,23456789 ₿").minorUnits == 123_456_789)
  }

  @Test(arguments: ["ETH", "DOGE", "MONOPOLYMX"])
  func `a code of 3 to 10 letters can be added`(_ code: String) throws {
    var rules = CurrencyRules()
    try rules.addCode(code.lowercased(), symbol: " Ð ")
    for identifier in ["en_US", "de_CH", "ar_EG", "ja_JP"] {
      let locale = try CurrencyLocale(identifier, currency: code, rules: rules)
      #expect(locale.currencyCode == code)
      #expect(locale.symbol() == "Ð")
      #expect(locale.symbol(.code) == code)
      #expect(locale.currencyName == code)
      let format = try AmountFormat(locale)
      let text = try format.text(of: locale.amount(minorUnits: -123_456))
      #expect(text.contains("Ð"), "\(text)")
      #expect(try format.parse(text).minorUnits == -123_456)
      #expect(try locale.with(currency: code) == locale)
    }
    try rules.setCurrency(code, of: "SV")
    #expect(try CurrencyLocale("es_SV", rules: rules).currencyCode == code)
    #expect(try CurrencyLocale("en_US@currency=\(code)", rules: rules).currencyCode == code)
    #expect(throws: CurrencyLocaleError.unknownCurrency(code: code)) {
      try CurrencyLocale("en_US", currency: code)
    }
  }

  @Test(arguments: ["", "AB", "ABCDEFGHIJK", "A1C", "ÄÖÜ", "A-C"])
  func `a code of another form can't be added`(_ code: String) {
    var rules = CurrencyRules()
    #expect(throws: CurrencyLocaleError.unknownCurrency(code: code)) {
      try rules.addCode(code, symbol: "x")
    }
    #expect(throws: CurrencyLocaleError.self) { try rules.addCode("ABC", symbol: "\u{200B}") }
  }
}
