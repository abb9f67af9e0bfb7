import CurrencyLocale
import Testing

import MintmarkTool

@Suite struct LocaleAnswerTests {
  @Test(arguments: [("UK", "UAH", "en_GB"), ("CH", "USD", "en_CH"), ("IN", "IDR", "en_IN")])
  func `a country's code that is read as a language gets a warning`(
    _ code: String, _ currency: String, _ locale: String
  ) throws {
    let warning = LocaleAnswer.warning(for: code, readAs: try CurrencyLocale(code))
    #expect(
      warning?.contains("with the currency \(currency): for the country, use \(locale)") == true)
  }

  @Test(arguments: ["uk", "DE", "FR", "en_US", "EN"])
  func `there is no warning without doubt`(_ identifier: String) throws {
    #expect(LocaleAnswer.warning(for: identifier, readAs: try CurrencyLocale(identifier)) == nil)
  }
}
