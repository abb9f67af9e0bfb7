import CurrencyLocale
import TestSupport
import Testing

@Suite struct AmountFormatParseTests {
  @Test(arguments: [
    ("en_US", "1234.5", 123_450), ("en_US", "$ 1,234.50", 123_450), ("en_US", "−$5", -500),
    ("en_US", "-5", -500), ("en_US", "5.", 500), ("en_US", ".5", 50), ("en_US", "1.500", 150),
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
    ("de_DE", "EUR 1.234,50", 123_450), ("de_DE", "1.234,50 EUR", 123_450),
    ("de_DE", "€ 1.234,50", 123_450), ("de_DE", "€1.234,50-", -123_450), ("fr_CH", "Fr. 5,00", 500),
    ("en_US", "$-5.00", -500), ("en_US", "-USD 5", -500), ("en_US", "5 USD-", -500),
    ("pt_BR", "R$ -5,00", -500), ("nl_NL", "-€ 23,54", -2354), ("de_CH", "5.–", 500),
    ("de_CH", "1'200.-", 120_000), ("de_CH", "CHF 5.—", 500), ("de_DE", "5,- €", 500),
    ("de_DE", "5,-- €", 500), ("sv_SE", "5:-", 500), ("en_US", "+5", 500), ("en_US", "+$5.25", 525),
    ("en_US", "$.50", 50), ("en_US", "-.5", -50), ("de_DE", ",5", 50), ("ja_JP", "1,234 JPY", 1234),
    ("en_CA@currency=USD", "US$100.25", 10_025), ("en_CA@currency=USD", "100.25 USD", 10_025),
    ("fr_FR@currency=USD", "5,00 $", 500), ("en_GB@currency=JPY", "¥5", 5),
  ])
  func `the code, the symbols and the sign are read on either side`(
    identifier: String, text: String, minorUnits: Int64
  ) throws {
    #expect((try? format(identifier).parse(text))?.minorUnits == minorUnits)
  }

  @Test(arguments: [
    ("en_CA@currency=USD", "$100.25"), ("en_US@currency=CAD", "$5"), ("ja_JP@currency=AUD", "$5"),
    ("zh_CN@currency=JPY", "¥5"), ("en_LK@currency=LKR", "Rs.50"), ("es_PE", "S/.50"),
    ("en_US", "$5 USD $"),
    ("de_DE", "5,00 USD"), ("en_US", "€5"), ("en_US", "5.---"), ("en_US", ".-"), ("en_US", "."),
    ("en_US", "$5$"), ("en_US", "1,-5"), ("en_US", "5 -"), ("de_CH", "1'20.–"),
  ])
  func `what could be another currency's or another amount isn't read`(
    identifier: String, text: String
  ) throws {
    #expect((try? format(identifier).parse(text)) == nil)
  }

  @Test(arguments: AmountEntryPropertyTests.locales)
  func `a symbol and a plus change neither whether a number is read, nor what is read`(
    identifier: String
  ) throws {
    var random = Sample.generator()
    var failures: [String] = []
    for digits in [0, 2, 3] {
      let format = try format(identifier) { $0.minorUnitDigits = digits }
      let written = try format.text(of: format.locale.amount(minorUnits: 1_234_567_890))
      let pieces = [
        "0", "5", "12", "345", ".", ",", "'", " ", "-",
      ]
      let own = written.filter { $0.isNumber || $0.isPunctuation || $0.isWhitespace }.map(
        String.init)
      for _ in 0..<(Sample.current.isWhole ? 30 : 12) {
        let count = Int.random(in: 1...6, using: &random)
        let number = (0..<count).map { _ in (pieces + own).randomElement(using: &random) ?? "" }
          .joined()
        // A sign can be on one side of the number and of the symbol only.
        let shown = number.filter { !$0.isWhitespace }
        guard !shown.hasPrefix("-"), !shown.hasSuffix("-") else { continue }
        let alone = (try? format.parse(number))?.minorUnits
        let (code, symbol) = (format.locale.currencyCode, format.locale.symbol())
        for text in [
          "\(code) \(number)", "\(number) \(code)", "\(symbol) \(number)", "\(number) \(symbol)",
          "+\(number)", "\(code) +\(number)", "+ \(number) \(symbol)",
        ] where (try? format.parse(text))?.minorUnits != alone {
          failures.append("'\(text)', '\(number)': \(alone.map(String.init) ?? "unread")")
        }
        for text in ["-\(number)", "\(code) -\(number)", "(\(number))", "(\(number) \(symbol))"] {
          if (try? format.parse(text))?.minorUnits != alone.map({ -$0 }) {
            failures.append("'\(text)', '\(number)': \(alone.map(String.init) ?? "unread")")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(identifier): \(failures.prefix(3))")
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
    var options = AmountFormatOptions()
    options.zeroText = "free"
    let format = try AmountFormat(CurrencyLocale("en_US"), options: options)
    #expect(try format.parse("free").minorUnits == 0)
    #expect(try format.parse("$0.00").minorUnits == 0)
  }
}
