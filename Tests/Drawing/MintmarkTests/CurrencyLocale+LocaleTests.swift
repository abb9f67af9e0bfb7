import Foundation
import Mintmark
import Testing

/// Locales of Foundation, which apps have, and their currencies here.
@Suite struct CurrencyLocaleLocaleTests {
  @Test(arguments: [
    ("fr_CH", "fr_CH", "CHF"), ("en_US@currency=EUR", "en_US@currency=EUR", "EUR"),
    ("zh-Hant-TW", "zh_Hant_TW", "TWD"), ("ar_AE@numbers=latn", "ar_AE@numbers=latn", "AED"),
  ])
  func `a locale of Foundation has its currency`(
    identifier: String, expected: String, currency: String
  ) throws {
    let locale = try CurrencyLocale(Locale(identifier: identifier))
    #expect(locale.identifier == expected)
    #expect(locale.currencyCode == currency)
    #expect(
      CurrencyButton(locale).symbol == BadgeSymbol(locale, form: .standard, signs: .letters))
  }

  @Test func `a locale without a currency is an error`() {
    #expect(throws: CurrencyLocaleError.self) { try CurrencyLocale(Locale(identifier: "en_001")) }
  }
}
