import CurrencyLocale
import TestSupport
import Testing

/// One minus in typing, pasting and reading.
@Suite struct MinusSignTests {
  static let dashes = "-˗‐‑‒–—―⁻₋−➖﹘﹣－֊־"

  @Test(arguments: dashes)
  func `every dash is a minus where it is typed, pasted and read`(dash: Character) throws {
    var typed = try AmountEntry(format("en_US"))
    #expect(typed.type(dash) == true)
    typed.typeAll("500")
    #expect(typed.text == "-$5.00")
    for style in AmountFormat.NegativeStyle.allCases {
      let format = try format("en_US") { $0.negativeStyle = style }
      for text in ["\(dash)5.00", "\(dash)$5.00", "$\(dash)5.00", "$5.00\(dash)", "5.00\(dash)"] {
        #expect((try? format.parse(text))?.minorUnits == -500, "\(text)")
        for prefix in ["", "USD "] {
          var pasted = try AmountEntry(format)
          #expect(pasted.paste(prefix + text) == true)
          #expect(pasted.amount.minorUnits == -500, "\(prefix + text)")
        }
        var inserted = try AmountEntry(format)
        inserted.typeAll("1")
        #expect(inserted.paste(text) == true)
        #expect(inserted.amount.minorUnits == -1500, "\(text)")
      }
    }
  }

  @Test(
    arguments: AmountFormat.NegativeStyle.allCases, ["en_US", "de_DE", "ar_EG", "ja_JP", "nl_NL"])
  func `parentheses and a minus are read in both styles`(
    style: AmountFormat.NegativeStyle, identifier: String
  ) throws {
    let format = try format(identifier) {
      ($0.negativeStyle, $0.decimalDigits, $0.minorUnitDigits) = (style, 0, 0)
    }
    let symbol = format.locale.symbol()
    for text in [
      "(5)", "(\(symbol)5)", "\(symbol)(5)", "(5 \(symbol))", "(5) \(symbol)", "（5）", "-5",
    ] {
      #expect((try? format.parse(text))?.minorUnits == -5, "\(text)")
    }
    for text in ["(5", "5)", ")5(", "((5))", "-(5)", "(-5)", "--5", "+-5", "(\(symbol))5", "-5-"] {
      #expect((try? format.parse(text)) == nil, "\(text)")
    }
  }

  @Test func `triangles are a minus in Japanese only, as elsewhere they mark an increase`() throws {
    for text in ["▲1,234", "△1,234", "▲￥１，２３４", "￥▲1,234"] {
      #expect((try? format("ja_JP").parse(text))?.minorUnits == -1234, "\(text)")
      var japanese = try AmountEntry(format("ja_JP"))
      #expect(japanese.paste(text) == true)
      #expect(japanese.amount.minorUnits == -1234)
      #expect((try? format("en_US@currency=JPY").parse(text)) == nil)
      var english = try AmountEntry(format("en_US@currency=JPY"))
      #expect(english.paste(text) == false)
    }
  }

  @Test(arguments: [
    "±5", "~5", "〜5", "≈5", "▼5", "5↓", "<5", "÷5", "--5", "- -5", "-5-", "-(5)", "(5", "5)", ")5(",
    "rent - 5.00", "5.00 – rent", "5 -", "+-5", "🔻5",
  ])
  func `a sign that isn't known is refused everywhere, never dropped`(text: String) throws {
    let dollars = try format("en_US")
    #expect((try? dollars.parse(text)) == nil)
    for typed in ["", "1"] {
      var entry = try AmountEntry(dollars)
      entry.typeAll(typed)
      let before = entry
      #expect(entry.paste(text) == false)
      #expect(entry == before)
    }
  }

  @Test(arguments: [
    ("T-shirt $5.00", 500), ("5.-", 500), ("5.– CHF", 500), ("5:-", 500), ("5,--", 500),
    ("+5.00", 500),
    ("US$ -5.00", -500), ("EUR-5.00", -500), ("5.00- USD", -500), ("-5.–", -500),
  ])
  func `a hyphen in a word and a dash for decimal digits are no sign`(
    text: String, minorUnits: Int64
  )
    throws
  {
    var entry = try AmountEntry(format("en_US"))
    #expect(entry.paste(text) == true)
    #expect(entry.amount.minorUnits == minorUnits)
  }

  @Test(arguments: AmountEntryPropertyTests.locales)
  func `each locale's minus and accounting forms are read in the other style`(identifier: String)
    throws
  {
    let locale = try CurrencyLocale(identifier)
    let formats = try AmountFormat.NegativeStyle.allCases.map { style in
      try format(identifier) { $0.negativeStyle = style }
    }
    let amount = locale.amount(minorUnits: -123_456)
    for written in formats {
      for read in formats {
        let text = try written.text(of: amount)
        #expect((try? read.parse(text)) == amount, "\(identifier) \(text)")
        var entry = try AmountEntry(read)
        #expect(entry.paste(text) == true)
        #expect(entry.amount == amount)
      }
    }
  }

  @Test func `a minus is typed at the caret that the selection offers before the first digit`()
    throws
  {
    for identifier in ["en_US", "de_DE", "he_IL", "fr_CH"] {
      var entry = try AmountEntry(format(identifier))
      entry.typeAll("1234")
      entry.moveCursor(by: .min)
      #expect(entry.replace(entry.selection, with: "–") == true)
      #expect(entry.amount.minorUnits == -1234)
    }
  }
}
