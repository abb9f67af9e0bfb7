import CurrencyLocale
import TestSupport
import Testing

/// Parsing answers or throws, whatever the text, the locale and the options.
@Suite struct AmountParsePropertyTests {
  @Test("a grouping separator where the locale doesn't group is refused, not a trap")
  func separatorWithoutGroups() throws {
    var options = AmountFormat.Options()
    options.groupingSeparator = "."
    let format = try AmountFormat(CurrencyLocale("en_BG", currency: "BGN"), options: options)
    #expect(throws: AmountError.self) { try format.parse("1.") }
    #expect(throws: AmountError.self) { try format.parse("1.234") }
    #expect(throws: AmountError.self) { try format.parse("..") }
  }

  @Test(
    "no locale, options and text trap; what is read is written so that it reads the same again",
    arguments: 0..<16)
  func everyLocale(share: Int) throws {
    var random = SeededGenerator(seed: UInt64(share) &+ 1)
    let identifiers = CurrencyLocale.all
    for index in stride(from: share, to: identifiers.count, by: 16) {
      guard let locale = try? CurrencyLocale(identifiers[index]) else { continue }
      for _ in 0..<3 {
        guard let format = try? AmountFormat(locale, options: options(&random)) else { continue }
        for _ in 0..<24 {
          let text = self.text(locale, format, &random)
          guard let amount = try? format.parse(text) else { continue }
          // Fewer decimal digits than the currency has are rounded away.
          guard format.decimalDigits >= format.minorUnitDigits,
            let written = try? format.format(amount)
          else { continue }
          #expect(
            (try? format.parse(written)) == amount, "\(identifiers[index]) \(format.options)")
        }
      }
    }
  }

  /// Options of which some make no sense; those are refused when the format is made.
  private func options(_ random: inout SeededGenerator) -> AmountFormat.Options {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    var options = AmountFormat.Options()
    options.symbol =
      maybe([.form(.narrow), .form(.code), .own("¤¤"), .own("x"), .hidden]) ?? .form(.standard)
    options.negativeStyle = maybe([.accounting]) ?? .minus
    options.minorUnitDigits = maybe([0, 1, 2, 3, 8])
    options.decimalDigits = maybe([0, 1, 2, 8])
    options.decimalSeparator = maybe([".", ",", "·", " ", "..", "'"])
    options.groupingSeparator = maybe([".", ",", "'", "\u{A0}", ",,", "x"])
    options.groupingSize = maybe([1, 2, 3, 9])
    options.secondaryGroupingSize = maybe([1, 2, 9])
    options.grouping = maybe([false]) ?? true
    options.alwaysShowsDecimalSeparator = maybe([true]) ?? false
    options.minimum = maybe([0, -100])
    options.maximum = maybe([0, 100_000])
    options.maximumIntegerDigits = maybe([1, 5, 19])
    options.zeroText = maybe(["1.", "free", "-", "0", "١"])
    return options
  }

  /// Texts of the characters of amounts, in any order.
  private func text(
    _ locale: CurrencyLocale, _ format: AmountFormat, _ random: inout SeededGenerator
  ) -> String {
    let pieces = [
      "0", "1", "5", "9", "123", "1234", ".", ",", "'", "\u{A0}", "\u{202F}", " ", "-", "−", "(",
      ")", "+", "\u{200F}", "\u{61C}", "١", "٢٣", "٫", "٬", "९", "x", "e", "¤", "$", "€", "￥", "½",
      "\u{301}", "99999999999999999999", format.options.groupingSeparator ?? ",",
      format.options.decimalSeparator ?? ".", format.options.zeroText ?? "",
      locale.symbol(.standard), locale.currencyCode,
    ]
    let count = Int.random(in: 0...7, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
