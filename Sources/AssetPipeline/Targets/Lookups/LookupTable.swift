import CurrencyLocale
import VectorGraphics

/// The drawings of locales and currencies, as the generated lookups of every language list them.
struct LookupTable {
  /// Locale identifiers with the names of their drawings, sorted by identifier.
  let locales: [(identifier: String, name: String)]
  /// Currency codes with the name of the drawing most of their locales show, sorted by code.
  let currencies: [(code: String, name: String)]
  /// Currency codes and symbols, as `EUR €`, with the drawing that shows the symbol.
  let symbols: [(key: String, name: String)]
  /// The currency codes of regions where a device may know an older one, sorted by region.
  let regions: [(region: String, code: String)]
  /// The drawing for everything else: the one that most locales show.
  let fallback: String

  init(_ rendered: RenderedPlan) {
    let plan = rendered.plan
    let entries = rendered.locales
    locales = entries.map { ($0.locale.identifier, plan[$0.drawing].name) }
    var byCurrency: [String: [DrawingID: Int]] = [:]
    var bySymbol: [String: String] = [:]
    var total: [DrawingID: Int] = [:]
    for entry in entries {
      byCurrency[entry.locale.currencyCode, default: [:]][entry.drawing, default: 0] += 1
      let key = "\(entry.locale.currencyCode) \(entry.symbol)"
      if bySymbol[key] == nil { bySymbol[key] = plan[entry.drawing].name }
      total[entry.drawing, default: 0] += 1
    }
    func mostCommon(_ counts: [DrawingID: Int]) -> String {
      Plan.mostCommon(counts).map { plan[$0].name } ?? ""
    }
    currencies = byCurrency.map { ($0.key, mostCommon($0.value)) }.sorted { $0.0 < $1.0 }
    symbols = bySymbol.map { ($0.key, $0.value) }.sorted { Manifest.precedes($0.0, $1.0) }
    regions = plan.configuration.rules.regionCurrencies.map { ($0.key, $0.value) }
      .sorted { $0.0 < $1.0 }
    fallback = mostCommon(total)
  }
}
