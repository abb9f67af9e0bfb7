import CurrencyLocale
import Testing

@Suite struct SymbolSpacingTests {
  /// CLDR's `currencySpacing` of Indonesian, after a symbol: `[[:Lu:][:Lo:]]`, capitals and letters without case.
  @Test(arguments: [
    ("Rp", "Rp1"), ("USD", "USD\u{A0}1"), ("円", "円\u{A0}1"), ("ر", "ر\u{A0}1"), ("€", "€1"),
    ("R.", "R.1"),
  ])
  func `Indonesian separates a symbol that ends with a capital or a letter without case`(
    symbol: String, beginning: String
  ) throws {
    let format = try format("id_ID") { $0.symbol = .own(symbol) }
    let text = try format.text(of: format.locale.amount(minorUnits: 1))
    #expect(text.hasPrefix(beginning), "\(text)")
  }
}
