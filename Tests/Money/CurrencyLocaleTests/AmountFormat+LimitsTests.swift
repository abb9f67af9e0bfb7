import CurrencyLocale
import Testing

@Suite struct AmountFormatLimitsTests {
  @Test(arguments: [
    (-500, "-$1.00"), (-100, "-$1.00"), (0, "$0.00"), (99_999, "$999.99"), (100_000, "$999.99"),
    (Int64.max, "$999.99"), (.min, "-$1.00"),
  ])
  func `an amount beyond the limits is clamped to the nearest, written or read`(
    minorUnits: Int64, text: String
  ) throws {
    let format = try format("en_US") {
      $0.minimum = -100
      $0.maximum = 200_000
      $0.maximumIntegerDigits = 3
    }
    let amount = format.locale.amount(minorUnits: minorUnits)
    #expect(try format.text(clamping: amount) == text)
    let written = try AmountFormat(CurrencyLocale("en_US")).text(of: amount)
    #expect(try format.text(of: format.parse(clamping: written)) == text)
    #expect(format.allowedMinorUnits == -100...99_999)
  }

  @Test func `an amount of another currency isn't clamped into one`() throws {
    #expect(throws: AmountError.currencyMismatch(amount: "EUR", format: "USD")) {
      try format("en_US").text(clamping: Amount(minorUnits: 1, currencyCode: "EUR"))
    }
  }

  @Test func `limits between which there is no amount are refused`() {
    #expect(throws: AmountError.self) {
      try format("en_US") {
        $0.minimum = 100_000
        $0.maximumIntegerDigits = 2
      }
    }
  }
}
