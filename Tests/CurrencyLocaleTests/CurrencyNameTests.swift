import CurrencyLocale
import Foundation
import Testing

@Suite struct CurrencyNameTests {
  @Test("no currency is named by its bare code where English has a name for it")
  func noBareCodes() throws {
    let english = try CurrencyLocale("en_US")
    var codes = 0
    for identifier in CurrencyLocale.all {
      let locale = try CurrencyLocale(identifier)
      let code = locale.currencyCode
      if Locale(identifier: identifier).localizedString(forCurrencyCode: code) == code {
        codes += 1
      }
      #expect(
        locale.currencyName != code || locale.currencyName(in: english) == code, "\(identifier)")
    }
    // The locale data has nothing but the code for some, or the law would be about nothing.
    #expect(codes > 50)
    #expect(try CurrencyLocale("haw_US").currencyName == "US Dollar")
  }

  @Test("Serbian in Cyrillic names the euro in Cyrillic in Montenegro too")
  func montenegro() throws {
    #expect(try CurrencyLocale("sr_Cyrl_ME").currencyName == "евро")
    #expect(try CurrencyLocale("sr_Latn_ME").currencyName == "evro")
  }
}
