import CurrencyLocale
import Testing

@Suite struct CountFormatTests {
  @Test(arguments: [
    ("en_US", 1_000_000, "1,000,000"), ("hi_IN", 1_000_000, "10,00,000"), ("ar_EG", 42, "٤٢"),
    ("de_CH", 1000, "1’000"), ("es_ES", 1000, "1000"), ("en_001", 42, "42"), ("en", -3, "-3"),
    ("en", Int.max, "9,223,372,036,854,775,807"), ("en", Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `a count has the locale's digits and grouping`(identifier: String, count: Int, text: String)
    throws
  {
    #expect(try CountFormat(identifier).text(of: count) == text)
  }

  @Test func `a count beyond the maximum is the maximum with a plus`() throws {
    #expect(try CountFormat("en_US").text(of: 99, maximum: 99) == "99")
    #expect(try CountFormat("en_US").text(of: 100, maximum: 99) == "99+")
    #expect(try CountFormat("ar_EG").text(of: 100, maximum: 99) == "٩٩+")
  }
}
