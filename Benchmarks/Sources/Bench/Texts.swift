import BadgeKit
import CurrencyLocale
import TextOutlines

/// Symbols and their outlines, in one process.
func texts() throws -> [Benchmark] {
  let typesetter = try Typesetter()
  let identifiers = CurrencyLocale.allIdentifiers
  let symbols = try Set(identifiers.map { try CurrencyLocale($0).symbol() }).sorted()
  // Warm up: fonts are opened once.
  for symbol in symbols { _ = try typesetter.line(symbol) }
  var round = 0
  return try [
    .work(
      "symbol look-up, a locale", items: identifiers.count,
      {
        for identifier in identifiers {
          keep(try CurrencyLocale(identifier).symbol().utf8.count)
        }
      }),
    .work(
      "shaping, a symbol", items: symbols.count,
      {
        // Another language each time, as what was laid out once is remembered.
        round += 1
        for symbol in symbols {
          keep(try typesetter.line(symbol, language: "x-\(round)").outline.elements.count)
        }
      }),
  ]
}
