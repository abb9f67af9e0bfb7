import CurrencyLocale
import SystemSupport
import VectorGraphics

/// Which drawing a locale and a currency show: what the generated lookups of every language hold.
struct LookupTable {
  /// Locale identifiers with the names of their drawings, sorted by identifier.
  let locales: [(identifier: String, name: String)]
  /// Currency codes with the name of the drawing most of their locales show, sorted by code.
  let currencies: [(code: String, name: String)]
  /// Currency codes and symbols, as `EUR €`, with the drawing that shows the symbol.
  let symbols: [(key: String, name: String)]
  /// The drawing for everything else: the one that most locales show.
  let fallback: String

  init(_ results: Summary.Results) {
    let drawings = results.plan.drawings
    let entries = results.locales
    locales = entries.map { ($0.locale.identifier, drawings[$0.drawing].name) }
    var byCurrency: [String: [Int: Int]] = [:]
    var bySymbol: [String: String] = [:]
    var total: [Int: Int] = [:]
    for entry in entries {
      byCurrency[entry.locale.currencyCode, default: [:]][entry.drawing, default: 0] += 1
      let key = "\(entry.locale.currencyCode) \(entry.symbol)"
      if bySymbol[key] == nil { bySymbol[key] = drawings[entry.drawing].name }
      total[entry.drawing, default: 0] += 1
    }
    func mostCommon(_ counts: [Int: Int]) -> String {
      Plan.mostCommon(counts).map { drawings[$0].name } ?? ""
    }
    currencies = byCurrency.map { ($0.key, mostCommon($0.value)) }.sorted { $0.0 < $1.0 }
    symbols = bySymbol.map { ($0.key, $0.value) }.sorted { Manifest.precedes($0.0, $1.0) }
    fallback = mostCommon(total)
  }
}

/// Text as a literal of a programming language.
enum SourceLiteral {
  /// A double-quoted literal that Swift, Kotlin, Dart, TypeScript and JSON all read.
  ///
  /// - Parameter escapesDollar: for Kotlin and Dart, which put values in at a `$`.
  static func quoted(_ text: String, escapesDollar: Bool = false) -> String {
    let json = JSONText.quoted(text)
    return escapesDollar ? json.replacing("$", with: "\\$") : json
  }
}
