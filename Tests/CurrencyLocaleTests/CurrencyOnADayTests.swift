import Foundation
import Testing

@testable import CurrencyLocale

@Suite("A locale's currency on a day")
struct CurrencyOnADayTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let region: String
    let day: String
    let eve: String
    let currency: String
    let previous: String

    var testDescription: String { "\(region) on \(day)" }
  }

  /// The first days, as central banks and ISO 4217's amendments announced them.
  private static let facts = [
    Fact(region: "BG", day: "2026-01-01", eve: "2025-12-31", currency: "EUR", previous: "BGN"),
    Fact(region: "CW", day: "2025-03-31", eve: "2025-03-30", currency: "XCG", previous: "ANG"),
    Fact(region: "SX", day: "2025-03-31", eve: "2025-03-30", currency: "XCG", previous: "ANG"),
    Fact(region: "ZW", day: "2024-06-25", eve: "2024-06-24", currency: "ZWG", previous: "ZWL"),
    Fact(region: "HR", day: "2023-01-01", eve: "2022-12-31", currency: "EUR", previous: "HRK"),
    Fact(region: "SL", day: "2022-07-01", eve: "2022-06-30", currency: "SLE", previous: "SLL"),
    Fact(region: "VE", day: "2018-08-20", eve: "2018-08-19", currency: "VES", previous: "VEF"),
    Fact(region: "LT", day: "2015-01-01", eve: "2014-12-31", currency: "EUR", previous: "LTL"),
    Fact(region: "LV", day: "2014-01-01", eve: "2013-12-31", currency: "EUR", previous: "LVL"),
    Fact(region: "ST", day: "2018-01-01", eve: "2017-12-31", currency: "STN", previous: "STD"),
    Fact(region: "MR", day: "2018-01-01", eve: "2017-12-31", currency: "MRU", previous: "MRO"),
    Fact(region: "BY", day: "2016-07-01", eve: "2016-06-30", currency: "BYN", previous: "BYR"),
    Fact(region: "ZM", day: "2013-01-01", eve: "2012-12-31", currency: "ZMW", previous: "ZMK"),
    Fact(region: "SS", day: "2011-07-18", eve: "2011-07-17", currency: "SSP", previous: "SDG"),
    Fact(region: "BQ", day: "2011-01-01", eve: "2010-12-31", currency: "USD", previous: "ANG"),
    Fact(region: "EE", day: "2011-01-01", eve: "2010-12-31", currency: "EUR", previous: "EEK"),
  ]

  @Test("changes on the first day of the new one, in every locale of the region", arguments: facts)
  func change(_ fact: Fact) throws {
    let locales = CurrencyLocale.everyIdentifier.filter {
      Locale(identifier: $0).language.maximalIdentifier.hasSuffix("-" + fact.region)
        || Locale(identifier: $0).region?.identifier == fact.region
    }
    #expect(!locales.isEmpty)
    for identifier in locales {
      func code(_ day: String?) throws -> String {
        let rules = CurrencyRules(on: try day.map { try CalendarDay($0) })
        let locale = try CurrencyLocale(identifier, rules: rules)
        #expect(locale.currencySource == .table, "\(identifier)")
        return locale.currencyCode
      }
      #expect(try code(fact.eve) == fact.previous, "\(identifier)")
      #expect(try code(fact.day) == fact.currency, "\(identifier)")
      #expect(try code(nil) == fact.currency, "\(identifier)")
      #expect(try code("9999-12-31") == fact.currency, "\(identifier)")
      #expect(try code("2010-01-01") == fact.previous, "\(identifier)")
    }
  }

  @Test("has a fact for each row of the table")
  func rows() {
    #expect(
      CurrencyChange.all.map { "\($0.region) \($0.day) \($0.currency) \($0.previous)" }
        == Self.facts.map { "\($0.region) \($0.day) \($0.currency) \($0.previous)" }.sorted())
    #expect(CurrencyChange.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test("is not known before the table begins")
  func beforeTheTable() throws {
    #expect(try CurrencyRules.day("2010-01-01") == CurrencyRules.firstDay)
    let early = try CalendarDay("2009-12-31")
    #expect(throws: CurrencyLocaleError.dayTooEarly(early)) { try CurrencyRules.day("2009-12-31") }
    // Nothing changes in the table on its first day or before.
    #expect(
      CurrencyChange.all.allSatisfy { change in
        CurrencyRules.firstDay.map { $0 < change.day } == true
      })
  }

  @Test("draws the euro in Bulgaria today and the lev before", arguments: ["bg", "bg_BG"])
  func bulgaria(_ identifier: String) throws {
    #expect(try CurrencyLocale(identifier).symbol() == "€")
    let lastDay = CurrencyRules(on: try CalendarDay("2025-12-31"))
    let lev = try CurrencyLocale(identifier, rules: lastDay)
    #expect(lev.symbol() == "лв.")
    #expect(lev.currencyName == "Български лев")
  }

  @Test(
    "is the one that the identifier names, whatever the day and the rules",
    arguments: ["bg_BG@currency=BGN", "bg-BG-u-cu-bgn", "en_BG@currency=BGN"])
  func keyword(_ identifier: String) throws {
    var rules = CurrencyRules()
    try rules.setCurrency("USD", of: "BG")
    let locale = try CurrencyLocale(identifier, rules: rules)
    #expect(locale.currencyCode == "BGN")
    #expect(locale.currencySource == .request)
  }

  @Test("follows the region that the keyword rg names")
  func regionKeyword() throws {
    #expect(try CurrencyLocale("bg_BG@rg=uszzzz").currencyCode == "USD")
    #expect(try CurrencyLocale("en-US-u-rg-bgzzzz").currencyCode == "EUR")
  }

  @Test("names the table's change where the locale data is older")
  func warning() throws {
    let warning = try CurrencyLocale("bg_BG").outdatedDataWarning
    // Locale data that knows of the euro leaves nothing to warn of.
    if let warning {
      #expect(
        warning
          == "the locale data has BGN for region BG, where EUR is used since 2026-01-01 "
          + "(ISO 4217 amendment 180): EUR is drawn")
    } else {
      #expect(Locale(identifier: "bg_BG").currency?.identifier == "EUR")
    }
    #expect(try CurrencyLocale("hr_HR").outdatedDataWarning == nil)
    let past = CurrencyRules(on: try CalendarDay("2022-12-31"))
    #expect(try CurrencyLocale("hr_HR", rules: past).outdatedDataWarning == nil)
    #expect(try CurrencyLocale("bg_BG@currency=EUR").outdatedDataWarning == nil)
  }

  @Test(
    "is asked for with a day of the calendar",
    arguments: [
      "", "2025", "2025-1-1", "2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-12-32",
      "0000-01-01", "２０２５-01-01", "2025-12-31 ", "+025-12-31", "2025/12/31",
    ])
  func invalidDay(_ text: String) {
    #expect(throws: CurrencyLocaleError.invalidDay(text)) { try CalendarDay(text) }
  }

  @Test("writes days as they are read", arguments: ["2024-02-29", "2000-02-29", "0001-01-01"])
  func day(_ text: String) throws {
    #expect(try CalendarDay(text).description == text)
  }
}

@Suite("The choice of a currency in every locale")
struct CurrencyRulesTests {
  @Test("is the request's before the locale's before the region's before the table's")
  func precedence() throws {
    let all = CurrencyLocale.all
    #expect(all.count >= 1019)
    for identifier in all {
      let plain = try CurrencyLocale(identifier)
      let region = try #require(plain.region)
      let data = Locale(identifier: plain.resolved.base.identifier).currency?.identifier
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

  @Test("gives a currency to a region that has none")
  func antarctica() throws {
    var rules = CurrencyRules()
    try rules.setCurrency("usd", of: "AQ")
    #expect(try CurrencyLocale("en_AQ", rules: rules).currencyCode == "USD")
  }

  @Test("takes retired and numeric codes of regions, and locales in any spelling")
  func keys() throws {
    var rules = CurrencyRules()
    try rules.setCurrency("EUR", of: "UK")
    try rules.setCurrency("USD", of: "419")
    try rules.setCurrency("CHF", of: "de-at")
    #expect(try CurrencyLocale("en_GB", rules: rules).currencyCode == "EUR")
    #expect(try CurrencyLocale("es_419", rules: rules).currencyCode == "USD")
    #expect(try CurrencyLocale("de_AT", rules: rules).currencyCode == "CHF")
    #expect(try CurrencyLocale("en_AT", rules: rules).currencyCode == "EUR")
  }

  @Test("refuses unknown keys and codes with the nearest known one")
  func unknown() {
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

@Suite("Currencies' codes")
struct CurrencyCodeTests {
  @Test("of ISO 4217 can all be named, and what no longer is can too")
  func iso() throws {
    for code in ISOCurrency.all.map(\.code) + CurrencyChange.all.map(\.previous) {
      let named = try CurrencyLocale("en_US", currency: code.lowercased())
      #expect(named.currencyCode == code)
      #expect(!named.symbol().isEmpty)
      guard code.utf8.count == 3 else { continue }
      #expect(try CurrencyLocale("de_DE@currency=\(code)").currencyCode == code)
    }
    #expect(try CurrencyLocale("nl_CW", currency: "XCG").symbol() == "Cg.")
  }

  @Test("of every locale can be named")
  func world() throws {
    let codes = Set(try CurrencyLocale.all.map { try CurrencyLocale($0).currencyCode })
    for code in codes { #expect(try CurrencyLocale(currency: code).currencyCode == code) }
    #expect(codes.allSatisfy(ISOCurrency.isActive))
  }

  @Test("have the bitcoin with its sign, its name and eight digits")
  func bitcoin() throws {
    let bitcoin = try CurrencyLocale("de_DE", currency: "btc")
    #expect(bitcoin.symbol() == "\u{20BF}")
    #expect(bitcoin.symbol(.narrow) == "\u{20BF}")
    #expect(bitcoin.symbol(.code) == "BTC")
    #expect(bitcoin.currencyName == "Bitcoin")
    let format = try AmountFormat(bitcoin)
    #expect(
      try format.format(bitcoin.amount(minorUnits: 123_456_789)) == "1,23456789\u{A0}\u{20BF}")
    #expect(try format.parse("1,23456789 ₿").minorUnits == 123_456_789)
  }

  @Test("of 3 to 10 letters can be added", arguments: ["ETH", "DOGE", "MONOPOLYMX"])
  func added(_ code: String) throws {
    var rules = CurrencyRules()
    try rules.addCode(code.lowercased(), symbol: " Ð ")
    for identifier in ["en_US", "de_CH", "ar_EG", "ja_JP"] {
      let locale = try CurrencyLocale(identifier, currency: code, rules: rules)
      #expect(locale.currencyCode == code)
      #expect(locale.symbol() == "Ð")
      #expect(locale.symbol(.code) == code)
      #expect(locale.currencyName == code)
      let format = try AmountFormat(locale)
      let text = try format.format(locale.amount(minorUnits: -123_456))
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

  @Test("of other forms can't be added", arguments: ["", "AB", "ABCDEFGHIJK", "A1C", "ÄÖÜ", "A-C"])
  func refused(_ code: String) {
    var rules = CurrencyRules()
    #expect(throws: CurrencyLocaleError.unknownCurrency(code: code)) {
      try rules.addCode(code, symbol: "x")
    }
    #expect(throws: CurrencyLocaleError.self) { try rules.addCode("ABC", symbol: "\u{200B}") }
  }
}

@Suite("The signs that Unicode added")
struct CurrencySignTests {
  /// Their code points, by the names of UnicodeData.txt.
  @Test("are those of som, riyal, rufiyaa, dirham and Omani rial")
  func signs() {
    let signs = [
      "KGS": 0x20C0, "SAR": 0x20C1, "MVR": 0x20C2, "AED": 0x20C3, "OMR": 0x20C4,
    ]
    for (code, value) in signs {
      #expect(CurrencySign.of(code)?.scalar.value == UInt32(value))
    }
    #expect(CurrencySign.all.count == signs.count)
    #expect(CurrencySign.of("EUR") == nil)
  }
}
