import CurrencyLocale

/// Collects the entries of a ``LookupTable``.
struct LookupTableBuilder {
  /// The answer for a tag.
  private struct Answer {
    /// The drawing's name; empty for none.
    var name: String
    var code: String
  }

  private let button: RenderedButton
  /// The names of the drawings that most locales of a currency show.
  let namesByCode: [String: String]
  private var answers: [String: Answer] = [:]

  init(_ button: RenderedButton) {
    self.button = button
    namesByCode = Dictionary(grouping: button.locales, by: \.locale.currencyCode)
      .compactMapValues { Self.mostCommonName($0) }
    addLocales()
    addChosenCurrencies()
    addRegions()
    addLanguages()
    addOldCodes()
  }

  /// The drawings' names by tag, without keys that change no answer.
  var names: [LookupTable.Entry] { entries(\.name) }

  /// The currencies' codes by tag, without keys that change no answer.
  var codes: [LookupTable.Entry] { entries(\.code) }

  /// Adds each locale under its own tag; of several with one tag, the one without variants and
  /// keywords. One whose keywords name other money is not what its tag stands for.
  private mutating func addLocales() {
    for entry in button.locales {
      guard let tag = LookupTag(entry.locale.identifier), let key = tag.keys.first else { continue }
      let isPlain = entry.locale.identifier.lowercased().replacing("_", with: "-") == key
      if !isPlain {
        let plain = try? CurrencyLocale(key, rules: rules)
        guard plain?.currencyCode == entry.locale.currencyCode else { continue }
      }
      if isPlain || answers[key] == nil { answers[key] = answer(entry) }
      // Browsers name language and region alone: `zh-CN` is `zh_Hans_CN`.
      guard let script = tag.script, let region = tag.region else { continue }
      let short = "\(tag.language)-\(region)"
      if answers[short] == nil,
        (try? CurrencyLocale(short, rules: rules))?.script?.lowercased() == script
      {
        answers[short] = answer(entry)
      }
    }
  }

  /// Adds locales whose currency the configuration chooses and that are not planned.
  private mutating func addChosenCurrencies() {
    for (identifier, code) in rules.locales {
      guard let key = LookupTag(identifier)?.keys.first, answers[key] == nil else { continue }
      answers[key] = answer(code)
    }
  }

  /// Adds each region with its currency: the drawing that most of its locales show, or most locales
  /// with that currency.
  private mutating func addRegions() {
    let entries = Dictionary(grouping: button.locales) { $0.locale.region ?? "" }
    let rules = rules.ofRegions
    for region in CurrencyLocale.regions {
      guard let code = try? CurrencyLocale("en_\(region)", rules: rules).currencyCode else {
        continue
      }
      let local = (entries[region] ?? []).filter { $0.locale.currencyCode == code }
      answers["und-\(region.lowercased())"] =
        Self.mostCommonName(local).map { Answer(name: $0, code: code) } ?? answer(code)
    }
    for other in CurrencyLocale.otherRegionCodes {
      guard let locale = try? CurrencyLocale("en_\(other)", rules: rules) else { continue }
      let known = locale.region.flatMap { answers["und-\($0.lowercased())"] }
      answers["und-\(other.lowercased())"] =
        known?.code == locale.currencyCode ? known : answer(locale.currencyCode)
    }
  }

  /// Adds each language without a region, where its likely region is drawn, and each script of a
  /// language that has another one.
  private mutating func addLanguages() {
    for (language, region) in CurrencyLocale.languages
    where language != "und" && answers[language] == nil {
      answers[language] = answers["und-\(region.lowercased())"]
    }
    let written = CurrencyLocale.all.compactMap { identifier -> (key: String, region: String)? in
      guard let tag = LookupTag(identifier), tag.script != nil, tag.region == nil,
        let key = tag.keys.first, let region = try? CurrencyLocale(identifier, rules: rules).region
      else { return nil }
      return (key, region.lowercased())
    }
    for (key, region) in written + Self.likelyRegions where answers[key] == nil {
      // Without an entry of its own it would get the language's.
      answers[key] =
        answers["und-\(region)"] ?? Answer(name: LookupTable.noDrawing, code: LookupTable.noDrawing)
    }
  }

  /// Adds keys with the codes that languages had before.
  private mutating func addOldCodes() {
    for (old, now) in Self.oldLanguages {
      for (key, name) in answers where key == now || key.hasPrefix(now + "-") {
        let oldKey = old + key.dropFirst(now.count)
        if answers[oldKey] == nil { answers[oldKey] = name }
      }
    }
  }

  private func entries(_ value: (Answer) -> String) -> [LookupTable.Entry] {
    var values = answers.mapValues(value)
    let keys = values.keys.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    for key in keys {
      let other =
        key.hasPrefix("und-")
        ? nil : LookupTag(key)?.keys.dropFirst().compactMap { values[$0] }.first
      if (other ?? LookupTable.noDrawing) == values[key] { values[key] = nil }
    }
    return values.map { LookupTable.Entry(key: $0.key, value: $0.value) }.sorted { $0.key < $1.key }
  }

  private var rules: CurrencyRules { button.plan.configuration.rules }

  private func answer(_ entry: PlannedLocale) -> Answer {
    Answer(name: entry.name.base, code: entry.locale.currencyCode)
  }

  private func answer(_ code: String) -> Answer {
    Answer(name: namesByCode[code] ?? LookupTable.noDrawing, code: code)
  }

  /// The most frequent name; of equals the first.
  private static func mostCommonName(_ entries: [PlannedLocale]) -> String? {
    let names = entries.map(\.name.base)
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return names.first { counts[$0] == most }
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
}
