import CurrencyLocale
import TestSupport
import Testing

@Suite struct LocaleInheritanceTests {
  private func text(_ identifier: String, _ currency: String) throws -> String {
    let locale = try CurrencyLocale(identifier, currency: currency)
    return try AmountFormat(locale).text(of: locale.amount(minorUnits: 123_456))
  }

  @Test func `Arabic without a region has Latin digits, and in Egypt its own`() throws {
    #expect(try text("ar", "USD") == "\u{200F}1,234.56\u{A0}US$")
    #expect(CountFormat(try CurrencyLocale("ar")).text(of: 42) == "42")
    #expect(CountFormat(try CurrencyLocale("ar_EG")).text(of: 42) == "٤٢")
  }

  @Test(arguments: [
    ("fr_US", "USD", "1,234.56\u{A0}$"), ("vi_US", "USD", "1,234.56\u{A0}$"),
    ("pl_GB", "GBP", "1234.56\u{A0}£"), ("pl_US", "PLN", "1234.56\u{A0}zł"),
    ("fr_KG", "KGS", "1\u{A0}234,56\u{A0}KGS"), ("mk_KG", "KGS", "1\u{A0}234,56\u{A0}сом"),
  ])
  func `a language in another region has the region's symbols and separators`(
    identifier: String, currency: String, expected: String
  ) throws {
    #expect(try text(identifier, currency) == expected)
  }

  @Test(
    arguments: AmountEntryPropertyTests.locales + ["fr_CH", "en_BE", "et_EE", "de_LU", "tr_TR"])
  func `a locale has one decimal mark, but for a currency whose sign is the mark`(
    identifier: String
  ) throws {
    var marks: Set<String> = []
    for code in ["USD", "EUR", "CHF", "GBP", "EEK", "LUF", "TRY", "INR"] {
      let locale = try CurrencyLocale(identifier, currency: code)
      let format = try format(identifier + "@currency=" + code) {
        ($0.symbol, $0.minorUnitDigits) = (.hidden, 2)
      }
      let text = try format.text(of: locale.amount(minorUnits: 150))
      marks.insert(text.filter { !$0.isNumber && !$0.isWhitespace })
    }
    #expect(marks.count == 1, "\(identifier) \(marks)")
  }

  @Test func `the escudo's sign is the decimal mark of its amounts alone`() throws {
    #expect(try text("pt_CV", "CVE").hasPrefix("1234$56"))
    #expect(try text("pt_CV", "USD") == "1234,56\u{A0}US$")
  }
}
