import CurrencyLocale

/// The drawings of locale tags and currencies, as the generated lookups of every language list them.
///
/// A lookup reads a tag (``LookupTag``), answers for its currency where it names one, and otherwise for
/// the first of its keys that the table has, of which the name may be empty. The keys are:
///
/// - `und-ch`: the drawing of a region's currency, which most of its locales show;
/// - `ff-adlm-gn`, `en-ca`: locales that show another drawing than their region;
/// - `zh`, `zh-hant`: languages, and scripts of a language, with another likely region (CLDR).
///
/// Anything else gets ``fallback``: never the money of a country that the tag does not name.
struct LookupTable {
  /// The drawings' names by key, sorted by key.
  let tags: [(key: String, name: String)]
  /// Currency codes with the name of the drawing most of their locales show, sorted by code.
  let currencies: [(code: String, name: String)]
  /// The drawing for everything else; nil where there is none.
  let fallback: String?

  init(_ rendered: RenderedPlan) {
    var builder = LookupTableBuilder(rendered)
    builder.addLocales()
    builder.addChosenCurrencies()
    builder.addRegions()
    builder.addLanguages()
    builder.addOldCodes()
    builder.removeRedundantKeys()
    tags = builder.names.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    currencies = builder.currencies.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    fallback = Self.fallback(of: rendered)
  }

  /// The name of the fallback's drawing; nil where there is none, or it failed.
  static func fallback(of rendered: RenderedPlan) -> String? {
    rendered.plan.fallback.flatMap { id in
      rendered.outlines[id].map { _ in rendered.plan[id].name }
    }
  }

  /// The name under a key that has no drawing, although a shorter key has one.
  static let noDrawing = ""
}
