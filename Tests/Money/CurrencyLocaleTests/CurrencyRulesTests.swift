import Testing

import CurrencyLocale

@Suite struct CurrencyRulesTests {
  @Test func `the request's currency comes before the locale's, the region's and the table's`()
    throws
  {
    let all = CurrencyLocale.allIdentifiers
    #expect(all.count >= 1019)
    for identifier in all {
      let plain = try CurrencyLocale(identifier)
      let region = try #require(plain.region)
      let data = LocaleData.currency(of: region)
      let change = CurrencyChange.newest(of: region)
      #expect(plain.currencySource == (change == nil ? .localeData : .table), "\(identifier)")
      #expect(plain.currencyCode == (change?.currency ?? data), "\(identifier)")

      var rules = CurrencyRules()
      try rules.setCurrency("JPY", of: region)
      let byRegion = try CurrencyLocale(identifier, rules: rules)
      #expect(byRegion.currencyCode == "JPY", "\(identifier)")
      #expect(byRegion.currencySource == .configuration, "\(identifier)")

      try rules.setCurrency("KWD", of: identifier)
      let byLocale = try CurrencyLocale(identifier, rules: rules)
      #expect(byLocale.currencyCode == "KWD", "\(identifier)")
      #expect(byLocale.currencySource == .configuration, "\(identifier)")

      let requested = try CurrencyLocale(identifier, currency: "CLF", rules: rules)
      #expect(requested.currencyCode == "CLF", "\(identifier)")
      #expect(requested.currencySource == .request, "\(identifier)")
    }
  }

  @Test func `rules give a currency to a region that has none`() throws {
    var rules = CurrencyRules()
    try rules.setCurrency("usd", of: "AQ")
    #expect(try CurrencyLocale("en_AQ", rules: rules).currencyCode == "USD")
  }

  @Test func `rules take retired and numeric codes of regions, and locales in any spelling`() throws
  {
    var rules = CurrencyRules()
    try rules.setCurrency("EUR", of: "UK")
    try rules.setCurrency("USD", of: "419")
    try rules.setCurrency("CHF", of: "de-at")
    #expect(try CurrencyLocale("en_GB", rules: rules).currencyCode == "EUR")
    #expect(try CurrencyLocale("es_419", rules: rules).currencyCode == "USD")
    #expect(try CurrencyLocale("de_AT", rules: rules).currencyCode == "CHF")
    #expect(try CurrencyLocale("en_AT", rules: rules).currencyCode == "EUR")
  }

  @Test func `rules refuse unknown keys and codes with the nearest known one`() {
    var rules = CurrencyRules()
    func message(_ currency: String, _ key: String) -> String {
      do { try rules.setCurrency(currency, of: key) } catch { return error.description }
      return ""
    }
    #expect(message("EUX", "BG") == "unknown currency 'EUX': did you mean 'EUR'?")
    #expect(message("EURO", "BG") == "unknown currency 'EURO': did you mean 'EUR'?")
    #expect(message("EUR", "GBR").hasPrefix("unknown locale 'GBR'"))
    #expect(message("EUR", "ZY").hasPrefix("unknown region 'ZY': did you mean 'Z"))
    #expect(message("EUR", "bg_BX").hasPrefix("unknown locale 'bg_BX'"))
    #expect(rules.regions.isEmpty)
    #expect(rules.locales.isEmpty)
  }
}
