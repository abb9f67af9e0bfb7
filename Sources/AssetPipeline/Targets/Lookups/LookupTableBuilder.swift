import CurrencyLocale

/// Collects the keys of a ``LookupTable``.
struct LookupTableBuilder {
  private let rendered: RenderedPlan
  /// The drawings' names by key.
  private(set) var names: [String: String] = [:]
  /// The drawings' names by currency code.
  let currencies: [String: String]

  init(_ rendered: RenderedPlan) {
    self.rendered = rendered
    currencies = Dictionary(grouping: rendered.locales, by: \.locale.currencyCode)
      .compactMapValues { Self.mostCommon($0, in: rendered) }
  }

  /// Adds each locale under its own tag; of several with one tag, the one without variants and
  /// keywords. One whose keywords name other money is not what its tag stands for.
  mutating func addLocales() {
    for entry in rendered.locales {
      guard let tag = LookupTag(entry.locale.identifier), let key = tag.keys.first else { continue }
      let isPlain = entry.locale.identifier.lowercased().replacing("_", with: "-") == key
      if !isPlain {
        let plain = try? CurrencyLocale(key, rules: rules)
        guard plain?.currencyCode == entry.locale.currencyCode else { continue }
      }
      if isPlain || names[key] == nil { names[key] = name(of: entry) }
      // Browsers name language and region alone: `zh-CN` is `zh_Hans_CN`.
      guard let script = tag.script, let region = tag.region else { continue }
      let short = "\(tag.language)-\(region)"
      if names[short] == nil,
        (try? CurrencyLocale(short, rules: rules))?.script?.lowercased() == script
      {
        names[short] = name(of: entry)
      }
    }
  }

  /// Adds locales whose currency the configuration chooses and that are not planned.
  mutating func addChosenCurrencies() {
    for (identifier, code) in rules.locales {
      guard let key = LookupTag(identifier)?.keys.first, names[key] == nil else { continue }
      names[key] = currencies[code] ?? LookupTable.noDrawing
    }
  }

  /// Adds each region with its currency: the drawing that most of its locales show, or most locales
  /// with that currency.
  mutating func addRegions() {
    let entries = Dictionary(grouping: rendered.locales) { $0.locale.region ?? "" }
    let rules = rules.ofRegions
    for region in CurrencyLocale.regions {
      guard let code = try? CurrencyLocale("en_\(region)", rules: rules).currencyCode else {
        continue
      }
      let local = (entries[region] ?? []).filter { $0.locale.currencyCode == code }
      names["und-\(region.lowercased())"] = Self.mostCommon(local, in: rendered) ?? currencies[code]
    }
    for (old, region) in Self.oldRegions { names["und-\(old)"] = names["und-\(region)"] }
  }

  /// Adds each language without a region, where its likely region is drawn, and each script of a
  /// language that has another one.
  mutating func addLanguages() {
    for (language, region) in CurrencyLocale.languages
    where language != "und" && names[language] == nil {
      names[language] = names["und-\(region.lowercased())"]
    }
    let written = CurrencyLocale.all.compactMap { identifier -> (key: String, region: String)? in
      guard let tag = LookupTag(identifier), tag.script != nil, tag.region == nil,
        let key = tag.keys.first, let region = try? CurrencyLocale(identifier, rules: rules).region
      else { return nil }
      return (key, region.lowercased())
    }
    for (key, region) in written + Self.likelyRegions where names[key] == nil {
      // Without an entry of its own it would get the language's.
      names[key] = names["und-\(region)"] ?? LookupTable.noDrawing
    }
  }

  /// Adds keys with the codes that languages had before.
  mutating func addOldCodes() {
    for (old, now) in Self.oldLanguages {
      for (key, name) in names where key == now || key.hasPrefix(now + "-") {
        let oldKey = old + key.dropFirst(now.count)
        if names[oldKey] == nil { names[oldKey] = name }
      }
    }
  }

  /// Removes keys without which the table has the same answers.
  mutating func removeRedundantKeys() {
    let keys = names.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    for key in keys where !key.hasPrefix("und-") {
      guard let tag = LookupTag(key) else { continue }
      let other = tag.keys.dropFirst().compactMap { names[$0] }.first ?? LookupTable.noDrawing
      if tag.keys.count > 1, other == names[key] { names[key] = nil }
    }
  }

  private var rules: CurrencyRules { rendered.plan.configuration.rules }

  private func name(of entry: PlannedLocale) -> String { rendered.plan[entry.drawing].name }

  private static func mostCommon(
    _ entries: [PlannedLocale], in rendered: RenderedPlan
  ) -> String? {
    Plan.mostCommon(entries.reduce(into: [:]) { $0[$1.drawing, default: 0] += 1 })
      .map { rendered.plan[$0].name }
  }

  /// Retired language codes with their successors (CLDR's `languageAlias`), as Java, old systems and
  /// old data still write them.
  private static let oldLanguages = [
    ("in", "id"), ("iw", "he"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("no", "nb"),
    ("sh", "sr-latn"), ("tl", "fil"),
  ]

  /// Languages in a script that is not their usual one, with a likely region of its own (CLDR 48,
  /// `likelySubtags`).
  private static let likelyRegions = [
    ("az-arab", "ir"), ("en-shaw", "gb"), ("ff-adlm", "gn"), ("hak-hant", "tw"),
    ("kk-arab", "cn"), ("ku-arab", "iq"), ("ku-cyrl", "am"), ("ku-yezi", "ge"),
    ("ky-arab", "cn"), ("ky-latn", "tr"), ("lzz-geor", "ge"), ("man-nkoo", "gn"),
    ("mn-mong", "cn"), ("nan-hant", "tw"), ("pa-arab", "pk"), ("pi-deva", "in"),
    ("pi-mymr", "mm"), ("pi-sinh", "lk"), ("pi-thai", "th"), ("pnt-cyrl", "ru"),
    ("pnt-latn", "tr"), ("sd-deva", "in"), ("sd-khoj", "in"), ("tg-arab", "pk"),
    ("ug-cyrl", "kz"), ("uz-arab", "af"), ("yue-hans", "cn"), ("zh-bopo", "tw"),
    ("zh-hant", "tw"),
  ]

  /// Region codes that stand for another (CLDR's `territoryAlias`).
  private static let oldRegions = [
    ("bu", "mm"), ("dd", "de"), ("fx", "fr"), ("tp", "tl"), ("uk", "gb"), ("zr", "cd"),
  ]
}
