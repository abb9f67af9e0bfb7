import Testing

import CurrencyLocale

@Suite struct CurrencyOnADayTests {
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

  @Test(arguments: facts)
  func `a region's currency changes on the first day of the new one, in every locale of the region`(
    _ fact: Fact
  ) throws {
    let locales = CurrencyLocale.identifiersInLocaleData.filter {
      (try? CurrencyLocale($0))?.region == fact.region
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

  @Test func `there is a fact for each row of the table`() {
    #expect(
      CurrencyChange.all.map { "\($0.region) \($0.day) \($0.currency) \($0.previous)" }
        == Self.facts.map { "\($0.region) \($0.day) \($0.currency) \($0.previous)" }.sorted())
    #expect(CurrencyChange.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test func `a currency is not known before the table begins`() throws {
    #expect(try CurrencyRules.day("2010-01-01") == CurrencyRules.firstDay)
    let early = try CalendarDay("2009-12-31")
    #expect(throws: CurrencyLocaleError.dayTooEarly(early)) { try CurrencyRules.day("2009-12-31") }
    // Nothing changes in the table on its first day or before.
    #expect(
      CurrencyChange.all.allSatisfy { change in
        CurrencyRules.firstDay.map { $0 < change.day } == true
      })
  }

  @Test(arguments: ["bg", "bg_BG"])
  func `Bulgaria has the euro today and had the lev before`(_ identifier: String) throws {
    #expect(try CurrencyLocale(identifier).symbol() == "€")
    let lastDay = CurrencyRules(on: try CalendarDay("2025-12-31"))
    let lev = try CurrencyLocale(identifier, rules: lastDay)
    #expect(lev.symbol() == "лв.")
    #expect(lev.currencyName == "Български лев")
  }

  @Test(arguments: ["bg_BG@currency=BGN", "bg-BG-u-cu-bgn", "en_BG@currency=BGN"])
  func `a currency that the identifier names is the locale's, whatever the day and the rules`(
    _ identifier: String
  ) throws {
    var rules = CurrencyRules()
    try rules.setCurrency("USD", of: "BG")
    let locale = try CurrencyLocale(identifier, rules: rules)
    #expect(locale.currencyCode == "BGN")
    #expect(locale.currencySource == .request)
  }

  @Test func `the currency is that of the region that the keyword rg names`() throws {
    #expect(try CurrencyLocale("bg_BG@rg=uszzzz").currencyCode == "USD")
    #expect(try CurrencyLocale("en-US-u-rg-bgzzzz").currencyCode == "EUR")
  }

  @Test func `a locale whose data is older than the table names the table's change`() throws {
    #expect(
      try CurrencyLocale("bg_BG").outdatedDataWarning
        == "the locale data has BGN for region BG, where EUR is used since 2026-01-01 "
        + "(ISO 4217 amendment 180): EUR is drawn")
    #expect(try CurrencyLocale("hr_HR").outdatedDataWarning == nil)
    let past = CurrencyRules(on: try CalendarDay("2022-12-31"))
    #expect(try CurrencyLocale("hr_HR", rules: past).outdatedDataWarning == nil)
    #expect(try CurrencyLocale("bg_BG@currency=EUR").outdatedDataWarning == nil)
  }

  @Test(arguments: [
    "", "2025", "2025-1-1", "2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-12-32",
    "0000-01-01", "２０２５-01-01", "2025-12-31 ", "+025-12-31", "2025/12/31",
  ])
  func `a text that is not a day of the calendar is refused`(_ text: String) {
    #expect(throws: CurrencyLocaleError.invalidDay(text)) { try CalendarDay(text) }
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "0001-01-01"])
  func `a day is written as it is read`(_ text: String) throws {
    #expect(try CalendarDay(text).description == text)
  }
}
