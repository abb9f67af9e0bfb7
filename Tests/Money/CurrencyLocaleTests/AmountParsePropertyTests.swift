import CurrencyLocale
import TestSupport
import Testing

/// Parsing answers or throws, whatever the text, the locale and the options.
@Suite struct AmountParsePropertyTests {
  @Test func `a grouping separator where the locale doesn't group is refused, not a trap`() throws {
    var options = AmountFormatOptions()
    options.groupingSeparator = "."
    let format = try AmountFormat(CurrencyLocale("en_BG", currency: "BGN"), options: options)
    #expect(throws: AmountError.self) { try format.parse("1.") }
    #expect(throws: AmountError.self) { try format.parse("1.234") }
    #expect(throws: AmountError.self) { try format.parse("..") }
  }

  @Test(arguments: Sample.of(Array(0..<16), count: 4))
  func `no locale, options and text trap; what is read is written so that it reads the same again`(
    share: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(share) &+ 1)
    let identifiers = CurrencyLocale.allIdentifiers
    for index in stride(from: share, to: identifiers.count, by: 16) {
      guard let locale = try? CurrencyLocale(identifiers[index]) else { continue }
      for _ in 0..<3 {
        guard let format = try? AmountFormat(locale, options: options(&random)) else { continue }
        for index in 0..<24 {
          let text = self.text(locale, format, &random)
          if index.isMultiple(of: 8) { use(text, in: format) }
          guard let amount = try? format.parse(text) else { continue }
          // Fewer decimal digits than the currency has are rounded away.
          guard format.decimalDigits >= format.minorUnitDigits, format.options.rounding == .exact,
            let written = try? format.text(of: amount)
          else { continue }
          #expect(
            (try? format.parse(written)) == amount, "\(identifiers[index]) \(format.options)")
        }
      }
    }
  }

  /// Everything else that takes any text answers too.
  private func use(_ text: String, in format: AmountFormat) {
    let clamped = try? format.parse(clamping: text)
    #expect(clamped.map { format.allowedMinorUnits.contains($0.minorUnits) } != false)
    _ = try? format.amount(plainText: text)
    guard var entry = try? AmountEntry(format) else { return }
    entry.paste(text)
    entry.replace(1..<3, with: text)
    for character in text { entry.type(character) }
    entry.clamp()
    #expect(!entry.text.isEmpty)
  }

  @Test(arguments: Sample.of(Array(0..<8), count: 4))
  func `no separators trap, whatever characters they are of`(share: Int) throws {
    var random = SeededGenerator(seed: UInt64(share) &+ 1000)
    let identifiers = CurrencyLocale.allIdentifiers
    for _ in 0..<120 {
      let identifier = identifiers.randomElement(using: &random) ?? "en_US"
      let locale = try CurrencyLocale(identifier)
      var options = self.options(&random)
      options.decimalSeparator = anyText(1...3, &random)
      options.groupingSeparator = anyText(0...3, &random)
      guard let format = try? AmountFormat(locale, options: options) else { continue }
      for _ in 0..<8 {
        let value = Int64.random(in: .min ... .max, using: &random)
        guard let written = try? format.text(of: locale.amount(minorUnits: value)) else { continue }
        let isWhole =
          format.decimalDigits >= format.minorUnitDigits && format.options.rounding == .exact
        #expect(
          (try? format.parse(written).minorUnits) == value || !isWhole,
          "\(identifier) \(written) \(format.options)")
        use(written + anyText(0...2, &random) + written, in: format)
        use(anyText(0...8, &random), in: format)
      }
    }
  }

  /// Scalars of all kinds: marks, spaces, signs, digits of scripts, combining and unassigned ones.
  private func anyText(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0xFF, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F, 0x2000...0x206F,
      0x20A0...0x20C4, 0xFF00...0xFFEF, 0x0...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: count, using: &random) {
      let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Options of which some make no sense; those are refused when the format is made.
  private func options(_ random: inout SeededGenerator) -> AmountFormatOptions {
    func maybe<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &random) ? values.randomElement(using: &random) : nil
    }
    var options = AmountFormatOptions()
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
    options.minorUnitStandard = maybe([.iso]) ?? .locale
    options.rounding = maybe([.cash, .multiples(of: 25), .exact]) ?? .exact
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
