import CurrencyLocale
import Testing

@Suite struct AmountTests {
  @Test func `sixteen currencies of locales have other minor units by ISO 4217`() throws {
    var differing: Set<String> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      if locale.isoMinorUnitDigits != locale.minorUnitDigits {
        differing.insert(locale.currencyCode)
      }
    }
    // The list is the test report's, made from SIX's table.
    let reported = "AFN ALL COP IDR IRR KPW LAK LBP MGA MMK PKR RSD SOS SYP YER IQD"
    #expect(differing == Set(reported.split(separator: " ").map(String.init)))
  }
}
