import CurrencyLocale
import Testing

@Suite struct AmountEntryValueTests {
  @Test func `a field begins with an amount, and goes on from it`() throws {
    let dollars = try format("en_US")
    for minorUnits: Int64 in [0, 5, 123_456, -123_456, 999_999_999_999_999_999] {
      let amount = Amount(minorUnits: minorUnits, currencyCode: "USD")
      var entry = try AmountEntry(dollars, amount: amount)
      #expect(entry.amount == amount)
      #expect(try entry.text == dollars.text(of: amount))
      entry.deleteBackward()
      #expect(entry.amount.minorUnits == minorUnits / 10)
    }
  }

  @Test func `a field can't begin with an amount that it can't have`() throws {
    let dollars = try format("en_US") { $0.maximum = 1000 }
    #expect(throws: AmountError.currencyMismatch(amount: "EUR", format: "USD")) {
      try AmountEntry(dollars, amount: Amount(minorUnits: 1, currencyCode: "EUR"))
    }
    #expect(throws: AmountError.aboveMaximum(amount: 1001, maximum: 1000)) {
      try AmountEntry(dollars, amount: Amount(minorUnits: 1001, currencyCode: "USD"))
    }
    #expect(throws: AmountError.tooManyDigits(text: "$1.23", limit: 2)) {
      try AmountEntry(
        dollars, amount: Amount(minorUnits: 123, currencyCode: "USD"), maximumDigits: 2)
    }
    #expect(throws: AmountError.self) {
      try AmountEntry(format("en_US"), amount: Amount(minorUnits: .min, currencyCode: "USD"))
    }
  }

  @Test func `changing the locale in place keeps the value, the sign and the cursor`() throws {
    var entry = try AmountEntry(format("en_US"))
    entry.typeAll("-123456")
    entry.moveCursor(by: -2)
    try entry.reformat(format("de_DE", { $0.negativeStyle = .minus }))
    #expect(entry.text == "-1.234,56\u{A0}€")
    #expect(entry.amount == Amount(minorUnits: -123_456, currencyCode: "EUR"))
    entry.type("7")
    #expect(entry.text == "-12.347,56\u{A0}€")
    try entry.reformat(format("ar_EG"))
    entry.type("٨")
    #expect(entry.amount.minorUnits == -12_347_856)
  }

  @Test func `a currency of other minor units keeps the value in whole units, or is refused`()
    throws
  {
    let dollars = try format("en_US")
    var entry = try AmountEntry(dollars, amount: dollars.locale.amount(minorUnits: 1200))
    try entry.reformat(format("ja_JP"))
    #expect(entry.amount == Amount(minorUnits: 12, currencyCode: "JPY"))
    try entry.reformat(format("en_KW"))
    #expect(entry.amount == Amount(minorUnits: 12_000, currencyCode: "KWD"))
    entry.type("5")
    let before = entry
    let yen = try format("ja_JP")
    #expect(throws: AmountError.tooPrecise(text: "KWD\u{A0}120.005", digits: 0)) {
      try entry.reformat(yen)
    }
    #expect(entry == before)
  }

  @Test func `limits of the new format hold, but for a minimum that can be typed through`() throws {
    var entry = try AmountEntry(format("en_US"))
    entry.typeAll("500")
    #expect(throws: AmountError.aboveMaximum(amount: 500, maximum: 400)) {
      try entry.reformat(format("en_US") { $0.maximum = 400 })
    }
    #expect(throws: AmountError.tooManyIntegerDigits(count: 2, limit: 1)) {
      entry.type("0")
      try entry.reformat(format("en_US") { $0.maximumIntegerDigits = 1 })
    }
    try entry.reformat(format("en_US") { $0.minimum = 9999 })
    #expect(!entry.isWithinLimits)
    entry.clamp()
    #expect(entry.text == "$99.99" && entry.isWithinLimits)
  }

  @Test func `hidden decimal digits are not typed into: 1, 2, 3 are whole dollars`() throws {
    var entry = try AmountEntry(format("en_US") { $0.decimalDigits = 0 })
    var texts: [String] = []
    for digit in "123" {
      entry.type(digit)
      texts.append(entry.text)
    }
    #expect(texts == ["$1", "$12", "$123"])
    #expect(entry.amount.minorUnits == 12_300)
    entry.deleteBackward()
    #expect(entry.text == "$12")
  }

  @Test func `a value with digits that aren't shown is kept until a digit is typed or deleted`()
    throws
  {
    let whole = try format("en_US") { $0.decimalDigits = 0 }
    var entry = try AmountEntry(whole, amount: whole.locale.amount(minorUnits: 149))
    #expect(entry.text == "$1")
    entry.toggleSign()
    #expect(entry.amount.minorUnits == -149)
    entry.type("2")
    #expect(entry.amount.minorUnits == -1200)
  }

  @Test func `rounding to cash doesn't hide what is typed`() throws {
    var entry = try AmountEntry(format("de_CH") { $0.rounding = .cash })
    entry.typeAll("12")
    #expect(entry.text == "CHF\u{A0}0.12")
    #expect(try entry.format.text(of: entry.amount) == "CHF\u{A0}0.10")
  }

  @Test(arguments: [
    ("-$12.34", -1234), ("\u{2212}12.34", -1234), ("($12.34)", -1234), ("（12.34）", -1234),
    ("12.34-", -1234), ("US$ -12.34", -1234), ("\u{FF0D}12.34", -1234), ("12.34", 1234),
    ("5.-", 500), ("\u{200F}-\u{200F}١٢٫٣٤", -1234),
  ])
  func `a pasted sign isn't lost`(text: String, minorUnits: Int64) throws {
    for style in AmountFormat.NegativeStyle.allCases {
      var entry = try AmountEntry(format("en_US") { $0.negativeStyle = style })
      #expect(entry.paste(text) == true)
      #expect(entry.amount.minorUnits == minorUnits)
    }
  }

  @Test func `a negative paste is refused whole where only positive amounts are allowed`() throws {
    var entry = try AmountEntry(format("en_US") { $0.minimum = 0 })
    #expect(entry.paste("-12.34") == false)
    #expect(entry.isEmpty)
  }

  @Test func `a cleared field is empty, and what is typed then is positive`() throws {
    var entry = try AmountEntry(
      format("en_US"), amount: Amount(minorUnits: -1234, currencyCode: "USD"))
    entry.clear()
    #expect(entry.isEmpty)
    entry.type("5")
    #expect(entry.amount.minorUnits == 5)
  }
}
