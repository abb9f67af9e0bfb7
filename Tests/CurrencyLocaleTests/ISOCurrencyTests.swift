import Foundation
import Testing

@testable import CurrencyLocale

@Suite struct ISOCurrencyTests {
  @Test func `the list has the 178 codes of 2026-01-01, each once and sorted`() {
    let codes = ISOCurrency.all.map(\.code)
    #expect(codes.count == 178)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Z]{3}/) != nil })
  }

  /// Swift 6.3's data is older than the two: XAD is of amendment 175, XCG of 176.
  @Test func `the list is ICU's but for two codes that are younger`() {
    let unknown = ISOCurrency.all.map(\.code).filter { !Locale.Currency($0).isISOCurrency }
    #expect(Set(unknown).subtracting(["XAD", "XCG"]).isEmpty)
  }

  @Test(arguments: ["BGN", "ANG", "CUC", "HRK", "SLL", "ZWL", "ZMK", "DEM"])
  func `the list leaves out what amendments took away`(_ code: String) {
    #expect(!ISOCurrency.isActive(code))
    #expect(ISOCurrency.minorUnitDigits(of: code) == nil)
  }

  /// The locale data leaves out digits that are not in use, and Apple's part of it more than CLDR's.
  @Test
  func
    `the list has the minor units of the locale data but for currencies whose small coins are gone`()
  {
    var differing: [String: Int] = [:]
    for currency in ISOCurrency.all {
      let zero = Decimal(0).formatted(
        .currency(code: currency.code).locale(Locale(identifier: "en_US")).presentation(.isoCode))
      let digits = zero.split(separator: ".").dropFirst().last?.count ?? 0
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
