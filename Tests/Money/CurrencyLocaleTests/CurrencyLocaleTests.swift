import CurrencyLocale
import Testing

@Suite struct CurrencyLocaleTests {
  @Test func `a locale's currency is the locale data's but in the regions of the table of changes`()
    throws
  {
    let changed = Set(CurrencyChange.all.map(\.region))
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      let isChanged = locale.region.map(changed.contains) ?? false
      #expect(locale.currencySource == (isChanged ? .table : .localeData))
    }
  }

  @Test func `of the identifiers without a currency of their own, those of the world stay without`()
  {
    let without = Set(CurrencyLocale.identifiersInLocaleData).subtracting(
      CurrencyLocale.allIdentifiers)
    #expect(
      without == [
        "ar_001", "en_001", "en_150", "eo", "eo_001", "es_003", "es_419", "ia", "ia_001", "io",
        "io_001", "jbo", "jbo_001", "tok", "tok_001",
      ])
    #expect(CurrencyLocale.identifiersInLocaleData.count == 1034)
    #expect(CurrencyLocale.allIdentifiers.count == 1034 - 15)
    #expect(throws: CurrencyLocaleError.noCurrency(identifier: "es_419")) {
      try CurrencyLocale("es-419")
    }
    #expect(throws: CurrencyLocaleError.noCurrency(identifier: "en_AQ")) {
      try CurrencyLocale("en_AQ")
    }
  }

  /// Short names become longer ones: `nu` is `numbers`, and `sh` is `sr_Latn`.
  @Test(arguments: [("ar@nu=", "a"), ("ar-u-nu-", "aaaaaaa-"), ("sh_", "aaaaaaa_")])
  func `an identifier of any length is refused, or its canonical form is read`(
    start: String, part: String
  ) throws {
    var isRefused = false
    for count in 240...256 {
      let text = String(
        (start + String(repeating: part, count: count)).prefix(count - 1) + "a")
      guard let locale = try? CurrencyLocale(text) else {
        isRefused = true
        continue
      }
      #expect(try CurrencyLocale(locale.identifier).identifier == locale.identifier)
      #expect(locale.identifier.utf8.count <= 255)
    }
    #expect(isRefused)
  }

  @Test func `an identifier of the locale data is in canonical form`() throws {
    for identifier in CurrencyLocale.allIdentifiers {
      #expect(try CurrencyLocale(identifier).identifier == identifier)
    }
  }

  @Test(arguments: [
    ("en", "US", "USD"), ("sr", "RS", "RSD"), ("zh_Hant", "TW", "TWD"), ("uz_Arab", "AF", "AFN"),
    ("ar", "EG", "EGP"), ("cs", "CZ", "CZK"), ("sr-Latn", "RS", "RSD"),
  ])
  func `a region is found by likely subtags`(identifier: String, region: String, currency: String)
    throws
  {
    let locale = try CurrencyLocale(identifier)
    #expect(locale.region == region)
    #expect(locale.currencyCode == currency)
  }

  @Test(arguments: [
    ("FR-ch", "fr_CH", "CHF"), ("zh-hans-CN", "zh_Hans_CN", "CNY"), ("iw_IL", "he_IL", "ILS"),
    ("en-u-cu-jpy", "en@currency=JPY", "JPY"), ("EN_us_U_cu_JPY", "en_US@currency=JPY", "JPY"),
    ("en_US@currency=jpy", "en_US@currency=JPY", "JPY"), ("en_UK", "en_GB", "GBP"),
    ("en-US@currency=JPY", "en_US@currency=JPY", "JPY"), ("en_us_posix", "en_US_POSIX", "USD"),
    ("de-1996", "de_1996", "EUR"), ("ru-petr1708", "ru_PETR1708", "RUB"),
    ("ca-es-valencia", "ca_ES_VALENCIA", "EUR"),
    ("ar-EG-u-nu-latn", "ar_EG@numbers=latn", "EGP"), ("en-u-rg-gbzzzz", "en@rg=gbzzzz", "GBP"),
  ])
  func `an identifier is read in any spelling`(
    identifier: String, canonical: String, currency: String
  ) throws {
    let locale = try CurrencyLocale(identifier)
    #expect(locale.identifier == canonical)
    #expect(locale.currencyCode == currency)
    #expect(try CurrencyLocale(canonical) == locale)
  }

  @Test(arguments: [
    ("xx_YY", "xx"), ("garbage!!", nil), ("und", "und"), ("C", "C"), ("zz_ZZ", "zz"),
    ("en_ZZ", "ZZ"), ("en_QQ", "QQ"), ("en_Abcd_US", "Abcd"), ("en__US", ""), ("en_", ""),
    ("en_U;SHFC", "U;SHFC"), ("en-u-cu=eur", "cu=eur"),
    ("ar@r1=lat;;currency=KWD", ""), ("en_US@currency", "currency"),
    ("de_DE@currency=EUR=CHF", "currency=EUR=CHF"), ("de_DE@=EUR", "=EUR"),
    ("en_US_a", "a"), ("en\u{0}US", nil), (String(repeating: "e", count: 4096), nil),
  ])
  func `an unknown locale is an error that says which part nobody knows`(
    identifier: String, part: String?
  ) {
    #expect(throws: CurrencyLocaleError.unknownLocale(identifier: identifier, part: part)) {
      try CurrencyLocale(identifier)
    }
  }

  /// Without the four letters it is no region: ICU reads "yes", which would be Yemen.
  @Test(arguments: ["en-GB-u-rg-us", "en_GB-u-rg"])
  func `a region override that is none is an error`(identifier: String) throws {
    #expect(throws: CurrencyLocaleError.unknownLocale(identifier: identifier, part: "rg")) {
      try CurrencyLocale(identifier)
    }
    #expect(try CurrencyLocale("en-GB-u-rg-uszzzz").currencyCode == "USD")
  }

  @Test(arguments: [
    ("cn71", "twzzzz", "TWD"), ("nlaw", "awzzzz", "AWG"), ("usvi", "vizzzz", "USD"),
    ("usca", "usca", "USD"), ("zha", "zha", "EGP"), ("ron", "ron", "RON"),
  ])
  func `a part that is a region is that region, and the code of a language is no region`(
    part: String, canonical: String, currency: String
  ) throws {
    for identifier in ["ar@rg=\(part)", "ar-u-rg-\(part)"] {
      let locale = try CurrencyLocale(identifier)
      #expect(locale.identifier == "ar@rg=\(canonical)" && locale.currencyCode == currency)
    }
  }

  @Test func `a region override of any three letters is read again as itself`() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for first in letters {
      for second in letters {
        for third in letters {
          let locale = try CurrencyLocale("ar@rg=\(first)\(second)\(third)", currency: "EUR")
          let again = try CurrencyLocale(locale.identifier, currency: "EUR")
          #expect(again.identifier == locale.identifier)
        }
      }
    }
  }

  @Test func `an empty locale is an error`() {
    #expect(throws: CurrencyLocaleError.emptyIdentifier) { try CurrencyLocale("") }
  }

  @Test func `a mistyped locale's error names those it may have been meant for`() {
    #expect(
      message("fr_CHH")
        == "unknown locale 'fr_CHH' ('CHH' is not known): did you mean 'fr_CH'?")
    #expect(message("qqqqqq!") == "unknown locale 'qqqqqq!': name one, such as 'en_US'")
  }

  private func message(_ identifier: String) -> String {
    do throws(CurrencyLocaleError) {
      return try CurrencyLocale(identifier).identifier
    } catch {
      return error.description
    }
  }

  @Test func `a region that no longer exists keeps its currency, and warns`() throws {
    let locale = try CurrencyLocale("cs_CS")
    #expect(locale.identifier == "cs_CS")
    #expect(locale.currencyCode == "CSD")
    #expect(locale.symbol() == "CSD")
    #expect(
      locale.warning
        == "region CS of 'cs_CS' no longer exists: use 'cs_CZ' or 'cs_RS'")
    #expect(try CurrencyLocale("cs_CZ").warning == nil)
  }

  @Test(arguments: [
    ("de_DD", "EUR"), ("my_BU", "MMK"), ("fr_ZR", "CDF"), ("pt_TP", "USD"), ("en_UK", "GBP"),
    ("nl_AN", "XCG"), ("en_840", "USD"), ("de_276", "EUR"),
  ])
  func `a region with one successor, and a number of ISO 3166, is that region`(
    _ identifier: String, _ currency: String
  ) throws {
    let locale = try CurrencyLocale(identifier)
    #expect(locale.currencyCode == currency)
    #expect(locale.warning == nil)
  }

  @Test func `a currency can be given in place of the locale's`() throws {
    #expect(try CurrencyLocale("en_US", currency: "jpy").symbol() == "¥")
    #expect(try CurrencyLocale("en_001", currency: "EUR").symbol() == "€")
    #expect(try CurrencyLocale(currency: "CAD").symbol() == "CA$")
    #expect(try CurrencyLocale(currency: "CAD").symbol(.narrow) == "$")
    #expect(try CurrencyLocale("ja_JP").with(currency: "JPY").symbol() == "¥")
    #expect(throws: CurrencyLocaleError.unknownCurrency(code: "XYZ")) {
      try CurrencyLocale("en_US", currency: "XYZ")
    }
    #expect(throws: CurrencyLocaleError.unknownCurrency(code: "ZZZ")) {
      try CurrencyLocale("en_US@currency=ZZZ")
    }
  }

  @Test func `the direction is the language's`() throws {
    for identifier in ["ar_AE", "uz_Arab", "ff_Adlm", "he", "ks"] {
      #expect(try CurrencyLocale(identifier).layoutDirection == .rightToLeft)
    }
    #expect(try CurrencyLocale("ks_Deva").layoutDirection == .leftToRight)
  }
}
