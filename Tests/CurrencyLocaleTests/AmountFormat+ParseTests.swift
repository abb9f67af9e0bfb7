import CurrencyLocale
import Testing

@Suite struct AmountFormatParseTests {
  @Test(arguments: [
    ("en_US", "1234.5", 123_450), ("en_US", "$ 1,234.50", 123_450), ("en_US", "−$5", -500),
    ("en_US", "-5", -500), ("en_US", "5.", 500), ("en_US", ".5", nil), ("en_US", "1.500", 150),
    ("fr_FR", "1 234,5 €", 123_450), ("de_CH", "CHF 1'234.50", 123_450),
    ("en_US", "١٢٫٥", nil), ("en_US", "١٢.٥", 1250), ("hi_IN", "12,34,567", 123_456_700),
    ("ar_KW", "1234.567", 1_234_567), ("ar_KW", "1,234.567", 1_234_567),
    ("ar_KW", "١٬٢٣٤٫٥٦٧", 1_234_567), ("ar_KW", "١٢٣٤.٥٦٧", nil), ("ar_MA", "1.234,50", 123_450),
    ("ar_MA", "1,234.50", nil), ("fa_IR@currency=USD", "1,234", 123_400),
    ("fa_IR@currency=USD", "$1,234.50", 123_450), ("fa_IR@currency=USD", "1.234", nil),
    ("ja_JP", "￥5", 5), ("ja_JP", "￥１，２３４", 1234), ("ja_JP", "５．０", 5),
    ("ja_JP@currency=USD", "５．５", 550), ("ja_JP", "－￥５", -5), ("ko_KR", "￦５", 5),
  ])
  func `amounts are read as people type them`(identifier: String, text: String, minorUnits: Int64?)
    throws
  {
    let locale = try CurrencyLocale(identifier)
    let format = try AmountFormat(locale)
    #expect((try? format.parse(text))?.minorUnits == minorUnits)
  }

  @Test(arguments: [
    "", " ", "$", "abc", "1,5", "1,2345", "1.2.3", "12€", "1e5", "--1", "(1", ",123",
  ])
  func `what isn't an amount is unreadable, and the error shows what would be one`(text: String)
    throws
  {
    let format = try AmountFormat(CurrencyLocale("en_US"))
    let error = #expect(throws: AmountError.self) { try format.parse(text) }
    #expect(error == .unreadable(text: text, example: "$1,234.56"))
  }

  @Test func `an amount that no 64-bit integer holds is out of range`() throws {
    let locale = try CurrencyLocale("en_US")
    let format = try AmountFormat(locale)
    #expect(try format.parse("92233720368547758.07").minorUnits == .max)
    #expect(try format.parse("-92233720368547758.08").minorUnits == .min)
    for text in ["92233720368547758.08", "-92233720368547758.09", "999999999999999999999"] {
      #expect(throws: AmountError.outOfRange(text: text)) { try format.parse(text) }
    }
  }

  @Test func `more decimal digits than the currency has are refused rather than rounded`() throws {
    let format = try AmountFormat(CurrencyLocale("ja_JP"))
    #expect(throws: AmountError.tooPrecise(text: "1.5", digits: 0)) { try format.parse("1.5") }
  }

  @Test func `the text for zero is read as zero`() throws {
    var options = AmountFormat.Options()
    options.zeroText = "free"
    let format = try AmountFormat(CurrencyLocale("en_US"), options: options)
    #expect(try format.parse("free").minorUnits == 0)
    #expect(try format.parse("$0.00").minorUnits == 0)
  }
}
