import Testing

import CurrencyLocale

@Suite struct AmountFormatTests {
  @Test func `the locale's own symbol given as one's own changes nothing`() throws {
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier, currency: "CHF")
      var options = AmountFormatOptions()
      let standard = try AmountFormat(locale, options: options)
      options.symbol = .own(locale.symbol())
      let own = try AmountFormat(locale, options: options)
      for value: Int64 in [123_456, -123_456] {
        let amount = locale.amount(minorUnits: value)
        #expect(try own.text(of: amount) == standard.text(of: amount), "\(identifier)")
      }
    }
  }

  @Test func `a hidden symbol leaves the rest of the text without spaces beside it`() throws {
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      var options = AmountFormatOptions()
      let standard = try AmountFormat(locale, options: options)
      options.symbol = .hidden
      let hidden = try AmountFormat(locale, options: options)
      for value: Int64 in [123_456, -123_456] {
        let amount = locale.amount(minorUnits: value)
        let text = try standard.text(of: amount).replacing(locale.dataSymbol(.standard), with: "")
        let bare = try hidden.text(of: amount)
        #expect(bare.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        #expect(bare.first?.isWhitespace == false && bare.last?.isWhitespace == false)
      }
    }
  }

  @Test(arguments: [
    ("ar_EG", "\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"), ("my_MM@currency=USD", "၁,၂၃၄.၅၀\u{A0}US$"),
    ("hi_IN@numbers=deva", "₹१,२३४.५०"), ("en_US@numbers=roman", "$1,234.50"),
  ])
  func `native digits come out native and are read back`(identifier: String, text: String) throws {
    let locale = try CurrencyLocale(identifier)
    let format = try AmountFormat(locale)
    let amount = locale.amount(minorUnits: 123_450)
    #expect(try format.text(of: amount) == text)
    #expect(try format.parse(text) == amount)
  }

  @Test(arguments: [("JPY", 0), ("USD", 2), ("KWD", 3), ("CLF", 4), ("CHF", 2), ("BHD", 3)])
  func `a currency has the decimal digits of the locale data`(code: String, digits: Int) throws {
    #expect(try CurrencyLocale(currency: code).minorUnitDigits == digits)
  }

  @Test(arguments: optionCases)
  func `every option does what it says`(
    expected: String, minorUnits: Int64, set: @Sendable (inout AmountFormatOptions) -> Void
  )
    throws
  {
    let locale = try CurrencyLocale("en_US")
    var options = AmountFormatOptions()
    set(&options)
    let format = try AmountFormat(locale, options: options)
    #expect(try format.text(of: locale.amount(minorUnits: minorUnits)) == expected)
  }

  private static let optionCases: [(String, Int64, @Sendable (inout AmountFormatOptions) -> Void)] =
    [
      ("USD\u{A0}1.00", 100, { $0.symbol = .form(.code) }),
      ("₿1.00", 100, { $0.symbol = .own("₿") }),
      ("-Pts\u{A0}1.00", -100, { $0.symbol = .own("Pts") }),
      ("-1.00", -100, { $0.symbol = .hidden }),
      (
        "(1.00)", -100,
        {
          $0.symbol = .hidden
          $0.negativeStyle = .accounting
        }
      ),
      ("($1.00)", -100, { $0.negativeStyle = .accounting }),
      ("$100", 100, { $0.minorUnitDigits = 0 }),
      ("$0.00000100", 100, { $0.minorUnitDigits = 8 }),
      ("$1.0000", 100, { $0.decimalDigits = 4 }),
      ("$1", 149, { $0.decimalDigits = 0 }),
      ("$2", 150, { $0.decimalDigits = 0 }),
      ("$2", 250, { $0.decimalDigits = 0 }),
      (
        "$3.", 251,
        {
          $0.decimalDigits = 0
          $0.alwaysShowsDecimalSeparator = true
        }
      ),
      ("$1·50", 150, { $0.decimalSeparator = "·" }),
      ("$1234567.00", 123_456_700, { $0.grouping = false }),
      ("$1 234 567.00", 123_456_700, { $0.groupingSeparator = " " }),
      ("$123,4567.00", 123_456_700, { $0.groupingSize = 4 }),
      ("$12,34,567.00", 123_456_700, { $0.secondaryGroupingSize = 2 }),
      ("free", 0, { $0.zeroText = "free" }),
    ]

  @Test func `a locale that doesn't group money can be told to, and given a decimal separator`()
    throws
  {
    let locale = try CurrencyLocale("en_BG")
    var options = AmountFormatOptions()
    options.symbol = .hidden
    options.decimalSeparator = "."
    let amount = locale.amount(minorUnits: 123_456_789)
    #expect(try AmountFormat(locale, options: options).text(of: amount) == "1234567.89")
    options.groupingSize = 3
    #expect(
      try AmountFormat(locale, options: options).text(of: amount) == "1\u{A0}234\u{A0}567.89")
  }

  @Test func `a negative that rounds to nothing keeps its sign`() throws {
    let locale = try CurrencyLocale("en_US")
    var options = AmountFormatOptions()
    options.decimalDigits = 0
    #expect(
      try AmountFormat(locale, options: options).text(of: locale.amount(minorUnits: -1)) == "-$0")
  }

  @Test func `amounts beyond the limits are refused, written or read`() throws {
    let locale = try CurrencyLocale("en_US")
    var options = AmountFormatOptions()
    options.minimum = -100
    options.maximum = 99_999
    options.maximumIntegerDigits = 2
    let format = try AmountFormat(locale, options: options)
    #expect(throws: AmountError.belowMinimum(amount: -101, minimum: -100)) {
      try format.text(of: locale.amount(minorUnits: -101))
    }
    #expect(throws: AmountError.aboveMaximum(amount: 100_000, maximum: 99_999)) {
      try format.parse("$1,000.00")
    }
    #expect(throws: AmountError.tooManyIntegerDigits(count: 3, limit: 2)) {
      try format.text(of: locale.amount(minorUnits: 12_345))
    }
    #expect(throws: AmountError.currencyMismatch(amount: "EUR", format: "USD")) {
      try format.text(of: Amount(minorUnits: 1, currencyCode: "EUR"))
    }
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

  @Test(arguments: badOptions)
  func `options that make no sense are refused`(set: @Sendable (inout AmountFormatOptions) -> Void)
    throws
  {
    let locale = try CurrencyLocale("en_US")
    var options = AmountFormatOptions()
    set(&options)
    #expect(throws: AmountError.self) { try AmountFormat(locale, options: options) }
  }

  private static let badOptions: [@Sendable (inout AmountFormatOptions) -> Void] = [
    { $0.decimalDigits = 9 }, { $0.decimalDigits = -1 }, { $0.minorUnitDigits = 9 },
    { $0.groupingSize = 0 }, { $0.secondaryGroupingSize = 0 }, { $0.maximumIntegerDigits = 0 },
    {
      $0.minimum = 2
      $0.maximum = 1
    }, { $0.decimalSeparator = "" }, { $0.decimalSeparator = "," },
    { $0.groupingSeparator = "." }, { $0.groupingSeparator = "1" }, { $0.symbol = .own("") },
    { $0.symbol = .own("A1") }, { $0.zeroText = "" }, { $0.zeroText = "1.00" },
    { $0.decimalSeparator = "-" },
  ]
}
