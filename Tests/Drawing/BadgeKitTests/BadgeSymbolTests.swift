import BadgeKit
import CurrencyLocale
import Testing

@Suite struct BadgeSymbolTests {
  /// The locale data's narrow symbol of the som is its new sign, which fonts don't have.
  @Test(arguments: CurrencySymbolForm.allCases)
  func `letters are drawn unless the sign is asked for`(form: CurrencySymbolForm) throws {
    for sign in CurrencySign.all {
      for locale in ["ky_KG", "ru_KG", "en_US", "ar_SA"] {
        let symbol = BadgeSymbol(
          try CurrencyLocale(locale, currency: sign.currencyCode), form: form)
        guard case .text(let text) = symbol else {
          Issue.record("\(symbol)")
          continue
        }
        #expect(!text.isEmpty && !text.unicodeScalars.contains(sign.scalar))
      }
    }
  }
}
