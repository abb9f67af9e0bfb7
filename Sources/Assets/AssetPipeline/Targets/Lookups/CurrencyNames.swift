import CurrencyLocale

/// The names of the drawn currencies in the languages of the planned locales, and of `labels` and `names`.
///
/// They are for apps whose platform has no names of currencies: Hermes, the engine of React Native, has no
/// `Intl.DisplayNames`, and neither Dart nor common code in Kotlin has names.
struct CurrencyNames {
  /// The name of ISO 4217's code for no currency, for all languages: CLDR's in English.
  private static let unknown = LookupRow(
    key: CurrencyLocale.noCurrencyCode, value: "Unknown Currency")

  /// The names by currency code, for each language in the form of a ``LookupKey``. A longer key has only the names
  /// that differ from those of its beginning, where a lookup goes on. It ends at the empty key.
  let languages: [(key: String, names: [LookupRow])]

  /// - Parameter lookups: its titles are in the languages that have words for the action. In any other language,
  ///   accessible names are in English.
  init(_ rendered: RenderedTarget, _ lookups: Lookups) {
    let known = Set(lookups.titles.joined().map(\.key))
    // A button without words for its action has the name alone, in any language.
    let isNameAlone = lookups.titles.contains { titles in
      titles.first { $0.key.isEmpty }.map { $0.value == "%@" } ?? true
    }
    let currencies = Dictionary(
      rendered.buttons.flatMap(\.locales).map { ($0.locale.currencyCode, $0.locale) },
      uniquingKeysWith: { first, _ in first })
    var all: [String: [String: String]] = [:]
    var languages = [(key: "", names: [Self.unknown])]
    for (key, reader) in Self.readers(rendered).sorted(by: { $0.key < $1.key }) {
      let beginnings = Self.beginnings(of: key)
      guard key == "en" || isNameAlone || !known.isDisjoint(with: beginnings + [key]) else {
        continue
      }
      var names: [LookupRow] = []
      for (code, locale) in currencies.sorted(by: { $0.key < $1.key }) {
        let name = locale.currencyName(in: reader)
        guard name != beginnings.lazy.compactMap({ all[$0]?[code] }).first else { continue }
        all[key, default: [:]][code] = name
        names.append(LookupRow(key: code, value: name))
      }
      if !names.isEmpty { languages.append((key, names)) }
    }
    self.languages = languages
  }

  /// The locales in whose languages the names are, by key: each with its language alone, and with its script.
  private static func readers(_ rendered: RenderedTarget) -> [String: CurrencyLocale] {
    let texts = rendered.buttons.flatMap { [$0.variant.labels, $0.variant.names] }
    var identifiers: Set = ["en"]
    for identifier in rendered.plan.locales.map(\.identifier) + texts.flatMap(\.keys) {
      let parts = identifier.prefix { $0 != "@" }.split(separator: "_")
      for index in parts.indices { identifiers.insert(parts[...index].joined(separator: "_")) }
    }
    var readers: [String: CurrencyLocale] = [:]
    for identifier in identifiers {
      guard let reader = try? CurrencyLocale(identifier) else { continue }
      readers[LookupKey.folded(identifier)] = reader
      // The regions whose tags, such as zh-TW, imply the script of traditional Chinese.
      guard identifier == "zh_Hant" else { continue }
      for region in ["hk", "mo", "tw"] { readers["zh-\(region)"] = reader }
    }
    return readers
  }

  /// The beginnings of a key at its hyphens, the longest first.
  private static func beginnings(of key: String) -> [String] {
    let parts = key.split(separator: "-")
    return parts.indices.dropLast().reversed().map { parts[...$0].joined(separator: "-") }
  }
}
