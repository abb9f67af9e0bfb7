import CurrencyLocale
import Testing

/// parse(format(x)) = x: every locale, twelve amounts, every form of the symbol, every style.
@Suite struct AmountRoundTripTests {
  private static let values: [Int64] = [
    0, 1, -12, 123, -1234, 12_345, -123_456, 1_234_567, -12_345_678, 9_876_543_210_987_654, .max,
    .min,
  ]
  private static let symbols: [AmountFormat.Symbol] =
    SymbolForm.allCases.map { .form($0) } + [.own("Pts."), .hidden]
  /// The number of test cases, which run side by side.
  private static let shares = 8

  @Test(arguments: 0..<shares)
  func `what is formatted is parsed back to the same integer`(share: Int) throws {
    let identifiers = CurrencyLocale.all
    for index in stride(from: share, to: identifiers.count, by: Self.shares) {
      let locale = try CurrencyLocale(identifiers[index])
      for symbol in Self.symbols {
        for style in AmountFormat.NegativeStyle.allCases {
          var options = AmountFormat.Options()
          options.symbol = symbol
          options.negativeStyle = style
          let format = try AmountFormat(locale, options: options)
          for value in Self.values {
            let amount = locale.amount(minorUnits: value)
            let text = try format.format(amount)
            let parsed = try? format.parse(text)
            if parsed != amount { Issue.record("\(identifiers[index]) \(text) \(options)") }
          }
        }
      }
    }
  }

  @Test func `with ISO 4217's minor units too, for every currency that locales have`() throws {
    var seen: Set<String> = []
    for identifier in CurrencyLocale.all {
      let locale = try CurrencyLocale(identifier)
      guard seen.insert(locale.currencyCode).inserted else { continue }
      var options = AmountFormat.Options()
      options.minorUnitStandard = .iso
      let format = try AmountFormat(locale, options: options)
      for value in Self.values {
        let amount = locale.amount(minorUnits: value)
        #expect(try format.parse(format.format(amount)) == amount, "\(identifier)")
      }
    }
  }
}
