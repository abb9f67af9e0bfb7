import Foundation
import Mintmark
import Testing

@Suite struct AmountFormatDecimalTests {
  @Test(arguments: ["USD", "JPY", "KWD", "CLF"])
  func `a decimal number is the amount exactly, and back`(code: String) throws {
    let format = try AmountFormat(CurrencyLocale("de_CH", currency: code))
    for value: Int64 in [0, 1, -1, 5, 123_456, -987_654_321_012_345_678, .max, .min] {
      let amount = format.locale.amount(minorUnits: value)
      #expect(try format.amount(format.decimal(amount)) == amount)
      #expect(Decimal(string: format.plainText(amount)) == format.decimal(amount))
    }
  }

  @Test func `a decimal number that is no amount is refused`() throws {
    let format = try AmountFormat(CurrencyLocale("en_US"))
    #expect(try format.amount(Decimal(12.5)).minorUnits == 1250)
    #expect(throws: AmountError.self) { try format.amount(Decimal.nan) }
    let error = #expect(throws: AmountError.self) { try format.amount(Decimal(0.125)) }
    #expect(error == .tooPrecise(text: "0.125", digits: 2))
  }
}
