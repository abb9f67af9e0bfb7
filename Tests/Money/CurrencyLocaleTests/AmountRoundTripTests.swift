import Testing

import CurrencyLocale

/// parse(format(x)) = x: every locale, twelve amounts, every form of the symbol, every style.
///
/// Reading and writing depend on the pattern and the digits alone, so those that another locale has are not tried again.
@Suite struct AmountRoundTripTests {
  private static let values: [Int64] = [
    0, 1, -12, 123, -1234, 12_345, -123_456, 1_234_567, -12_345_678, 9_876_543_210_987_654, .max,
    .min,
  ]
  private static let symbols: [AmountSymbol] =
    CurrencySymbolForm.allCases.map { .form($0) } + [.own("Pts."), .hidden]
  /// The number of test cases, which run side by side.
  private static let shares = 8

  @Test(arguments: 0..<shares)
  func `what is formatted is parsed back to the same integer`(share: Int) throws {
    let identifiers = CurrencyLocale.allIdentifiers
    // Neighbours often have the same patterns.
    let size = identifiers.count / Self.shares + 1
    var seen: Set<Written> = []
    for identifier in identifiers.dropFirst(share * size).prefix(size) {
      let locale = try CurrencyLocale(identifier)
      for symbol in Self.symbols {
        for style in AmountFormat.NegativeStyle.allCases {
          var options = AmountFormatOptions()
          options.symbol = symbol
          options.negativeStyle = style
          let format = try AmountFormat(locale, options: options)
          let written = Written(pattern: format.pattern, digits: format.minorUnitDigits)
          guard seen.insert(written).inserted else { continue }
          for value in Self.values {
            let amount = locale.amount(minorUnits: value)
            let text = try format.text(of: amount)
            let parsed = try? format.parse(text)
            if parsed != amount { Issue.record("\(identifier) \(text) \(options)") }
          }
        }
      }
    }
  }

  private struct Written: Hashable {
    var pattern: NumberPattern
    var digits: Int
  }

  @Test func `with ISO 4217's minor units too, for every currency that locales have`() throws {
    var seen: Set<String> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      guard seen.insert(locale.currencyCode).inserted else { continue }
      var options = AmountFormatOptions()
      options.minorUnitStandard = .iso
      let format = try AmountFormat(locale, options: options)
      for value in Self.values {
        let amount = locale.amount(minorUnits: value)
        #expect(try format.parse(format.text(of: amount)) == amount, "\(identifier)")
      }
    }
  }
}
