import CurrencyLocale
import TestSupport
import Testing

@Suite struct AmountFormatPlainTextTests {
  @Test func `a plain text is the amount exactly, and back`() throws {
    var random = SeededGenerator(seed: 3)
    let values = (0..<200).map { _ in Int64.random(in: .min ... .max, using: &random) }
    for code in ["USD", "JPY", "KWD", "CLF"] {
      let format = try AmountFormat(CurrencyLocale("de_CH", currency: code))
      for value in values + [0, 1, -1, 5, .max, .min] {
        let amount = format.locale.amount(minorUnits: value)
        let plain = format.plainText(amount)
        #expect(try format.amount(plainText: plain) == amount, "\(plain)")
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG", "fr_CH", "hi_IN"])
  func `a plain text is the same in every locale`(identifier: String) throws {
    let format = try AmountFormat(CurrencyLocale(identifier, currency: "EUR"))
    #expect(format.plainText(format.locale.amount(minorUnits: -123_450)) == "-1234.50")
    #expect(format.plainText(format.locale.amount(minorUnits: 5)) == "0.05")
    #expect(try format.amount(plainText: "00.02").minorUnits == 2)
    #expect(try format.amount(plainText: "-1234.5").minorUnits == -123_450)
    #expect(try format.amount(plainText: "7").minorUnits == 700)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1,5", "1.2.3", "--1", "+1", "1e3", "١", " 1", "NaN"])
  func `what isn't a plain number is refused`(text: String) throws {
    #expect(throws: AmountError.unreadable(text: text, example: "1234.56")) {
      try format("en_US").amount(plainText: text)
    }
  }

  @Test func `a plain number is refused where an amount would be`() throws {
    #expect(throws: AmountError.tooPrecise(text: "1.234", digits: 2)) {
      try format("en_US").amount(plainText: "1.234")
    }
    #expect(throws: AmountError.outOfRange(text: "99999999999999999999")) {
      try format("en_US").amount(plainText: "99999999999999999999")
    }
    #expect(throws: AmountError.aboveMaximum(amount: 200, maximum: 100)) {
      try format("en_US", { $0.maximum = 100 }).amount(plainText: "2")
    }
  }
}
