import CurrencyLocale

/// The drawings of a button by locale tag and currency, as the generated lookups of every language list them.
///
/// A lookup reads a tag (``LookupTag``), answers for its currency where it names one, and otherwise for
/// the first of its keys that the table has, of which the name may be empty. The keys are:
///
/// - `und-ch`: the drawing of a region's currency, which most of its locales show;
/// - `ff-adlm-gn`, `en-ca`: locales that show another drawing than their region;
/// - `zh`, `zh-hant`: languages, and scripts of a language, with another likely region (CLDR).
///
/// Anything else gets ``fallback``: never the money of a country that the tag does not name.
struct LookupTable: Equatable {
  /// An entry of a table: a key with its value.
  struct Entry: Equatable {
    var key: String
    var value: String
  }

  /// The drawings' names by tag, sorted by key.
  let names: [Entry]
  /// Currency codes by tag, sorted by key, of all locales, drawn or not.
  let codes: [Entry]
  /// The names of the drawings that most locales of a currency show, sorted by code.
  let namesByCode: [Entry]
  /// The name of the drawing for everything else; nil where there is none.
  let fallback: String?

  /// The drawings' names are those among the button's.
  init(_ button: RenderedButton) {
    let builder = LookupTableBuilder(button)
    names = builder.names
    codes = builder.codes
    namesByCode = builder.namesByCode.map { Entry(key: $0.key, value: $0.value) }
      .sorted { $0.key < $1.key }
    fallback = button.fallback?.name.base
  }

  /// The value under a key that has no drawing, although a shorter key has one.
  static let noDrawing = ""
}
