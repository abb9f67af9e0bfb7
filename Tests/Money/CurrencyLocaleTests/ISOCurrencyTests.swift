import Testing

import CurrencyLocale

@Suite struct ISOCurrencyTests {
  @Test func `the list has the 178 codes of 2026-01-01, each once and sorted`() {
    let codes = ISOCurrency.all.map(\.code)
    #expect(codes.count == 178)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Z]{3}/) != nil })
  }

  @Test(arguments: ["BGN", "ANG", "CUC", "HRK", "SLL", "ZWL", "ZMK", "DEM"])
  func `the list leaves out what amendments took away`(_ code: String) {
    #expect(!ISOCurrency.isActive(code))
    #expect(ISOCurrency.minorUnitDigits(of: code) == nil)
  }

  @Test
  func
    `the list has the minor units of the locale data but for currencies whose small coins are gone`()
    throws
  {
    var differing: [String: Int] = [:]
    for currency in ISOCurrency.all {
      let digits = try CurrencyLocale(currency: currency.code).minorUnitDigits
      if let units = currency.minorUnitDigits, units != digits { differing[currency.code] = units }
    }
    var expected = [
      "AFN", "ALL", "COP", "IDR", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "PKR", "RSD", "SOS",
      "SYP", "YER",
    ].reduce(into: [:]) { $0[$1] = 2 }
    expected["IQD"] = 3
    #expect(differing == expected)
  }

  @Test(arguments: ["XAU", "XXX"])
  func `metals and codes that are not money have no minor units`(_ code: String) {
    #expect(ISOCurrency.isActive(code))
    #expect(ISOCurrency.minorUnitDigits(of: code) == nil)
  }
}
