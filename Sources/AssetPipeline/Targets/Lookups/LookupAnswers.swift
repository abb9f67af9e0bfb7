import CurrencyLocale

/// What the lookups of a button answer, by the key of a tag.
///
/// A lookup reads a tag. If the tag names a currency, the answer is the currency's. Otherwise it is that of the
/// first of the tag's keys that is in the table, which may be none. The keys are:
///
/// - `und-ch`: a region, with the drawing of its currency that most of its locales show;
/// - `ff-adlm-gn`, `en-ca`: locales that show another drawing than their region;
/// - `zh`, `zh-hant`: languages, and scripts of a language, with another likely region (CLDR).
///
/// Anything else gets the fallback: never the money of a country that the tag does not name.
struct LookupAnswers {
  struct Answer: Hashable {
    /// The drawing's name; empty for none.
    var name: String
    /// The currency, drawn or not; empty for none.
    var code: String

    static let nothing = Answer(name: "", code: "")
  }

  private let button: RenderedButton
  /// The names of the drawings that most locales of a currency show.
  let namesByCode: [String: String]
  private(set) var answers: [String: Answer] = [:]

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

  /// Adds each locale under its own tag; of several with one tag, the one without variants and keywords. A
  /// locale whose keywords name another currency does not answer for its tag.
  private mutating func addLocales() {
    for entry in button.locales {
      let tag = LookupKey(entry.locale.identifier)
      let key = tag.text
      let isPlain = LookupKey.folded(entry.locale.identifier) == key
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
      let key = LookupKey(identifier).text
      if answers[key] == nil { answers[key] = answer(code) }
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
      let key = LookupKey(identifier)
      guard key.script != nil, key.region == nil,
        let region = try? CurrencyLocale(identifier, rules: rules).region
      else { return nil }
      return (key.text, region.lowercased())
    }
    for (key, region) in written + Self.likelyRegions where answers[key] == nil {
      // Without an entry the lookup would answer for the language.
      answers[key] = answers["und-\(region)"] ?? .nothing
    }
  }

  /// Adds keys with retired codes of languages.
  private mutating func addOldCodes() {
    for (old, now) in Self.oldLanguages {
      for (key, name) in answers where key == now || key.hasPrefix(now + "-") {
        let oldKey = old + key.dropFirst(now.count)
        if answers[oldKey] == nil { answers[oldKey] = name }
      }
    }
  }

  private var rules: CurrencyRules { button.plan.configuration.rules }

  private func answer(_ entry: PlannedLocale) -> Answer {
    Answer(name: entry.name.base, code: entry.locale.currencyCode)
  }

  private func answer(_ code: String) -> Answer {
    Answer(name: namesByCode[code] ?? "", code: code)
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
