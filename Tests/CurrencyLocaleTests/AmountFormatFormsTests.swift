import CurrencyLocale
import TestSupport
import Testing

/// Clamping, plain text, minor units and rounding.
@Suite struct AmountFormatFormsTests {
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

  @Test func `minor units are the locale data's, or ISO 4217's by choice`() throws {
    let amount = Amount(minorUnits: 1_234_567, currencyCode: "IDR")
    #expect(try format("id_ID").text(of: amount) == "Rp1.234.567")
    let iso = try format("id_ID") { $0.minorUnitStandard = .iso }
    #expect(try iso.text(of: amount) == "Rp12.345,67")
    #expect(try iso.parse("Rp12.345,67") == amount)
    let own = try format("id_ID") {
      $0.minorUnitStandard = .iso
      $0.minorUnitDigits = 0
    }
    #expect(try own.text(of: amount) == "Rp1.234.567")
  }

  @Test(arguments: [
    ("de_CH", 1232, "CHF\u{A0}12.30"), ("de_CH", 1233, "CHF\u{A0}12.35"),
    ("de_CH", -1233, "CHF-12.35"), ("en_CA", 1237, "$12.35"), ("da_DK", 1225, "12,00\u{A0}kr."),
    ("da_DK", 1275, "13,00\u{A0}kr."), ("cs_CZ", 1250, "12\u{A0}Kč"),
    ("cs_CZ", 1350, "14\u{A0}Kč"), ("en_US", 1233, "$12.33"), ("ja_JP", 1233, "¥1,233"),
  ])
  func `cash is rounded as CLDR has it, half to even`(
    identifier: String, minorUnits: Int64, text: String
  ) throws {
    let format = try format(identifier) { $0.rounding = .cash }
    #expect(try format.text(of: format.locale.amount(minorUnits: minorUnits)) == text)
  }

  @Test func `any multiple can be rounded to, up to the largest amounts`() throws {
    let quarter = try format("en_US") { $0.rounding = .multiples(of: 25) }
    #expect(try quarter.text(of: quarter.locale.amount(minorUnits: 112)) == "$1.00")
    #expect(try quarter.text(of: quarter.locale.amount(minorUnits: 113)) == "$1.25")
    for step in [Int64.max, 1, 3] {
      let format = try format("en_US") { $0.rounding = .multiples(of: step) }
      for value in [Int64.max, .min, 0] {
        #expect(try !format.text(of: format.locale.amount(minorUnits: value)).isEmpty)
      }
    }
    #expect(throws: AmountError.self) { try format("en_US") { $0.rounding = .multiples(of: 0) } }
  }
}
