import CurrencyLocale

/// The answers that the generated lookups of a button give, by key.
///
/// A lookup takes a language tag. If the tag sets a currency, the lookup returns the drawing of that currency.
/// Otherwise it tries the keys of the tag (``LookupKey``), and returns the answer of the first one in the
/// table. An answer can also be "no drawing". The table has these kinds of keys:
///
/// - `und-ch`: a region. The answer is the drawing that most locales of the region show for its currency.
/// - `ff-adlm-gn`, `en-ca`: a locale. It is needed only if the answer differs from that of the region.
/// - `zh`, `zh-hant`: a language, or a language in a script. The answer is that of its likely region (CLDR).
///
/// For any other tag the lookup returns the fallback. It never returns the currency of a region that the tag
/// neither names nor makes likely.
struct LookupAnswers {
  struct Answer: Hashable {
    /// The drawing's name, without the button's prefix, and without the ending `_rtl` of a drawing with two
    /// sides. Empty for no drawing.
    var name: String
    /// The currency code, even if this button has no drawing of the currency; empty for none.
    var code: String

    static let nothing = Answer(name: "", code: "")
  }

  private let button: RenderedButton
  /// For each currency code, the name of the drawing that most of its planned locales show.
  let namesByCode: [String: String]
  private(set) var answers: [String: Answer] = [:]

  init(_ button: RenderedButton) {
    self.button = button
    namesByCode = Dictionary(grouping: button.locales, by: \.locale.currencyCode)
      .compactMapValues { [variant = button.variant] in Self.mostCommonName($0, variant) }
    addLocales()
    addChosenCurrencies()
    addRegions()
    addLanguages()
    addOldCodes()
  }

  /// Adds each planned locale under the key of its language, script and region.
  ///
  /// If several locales have the same key, the one without variants and keywords wins. A locale with keywords
  /// that change its currency is left out.
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
      // Browsers often leave out the script: `zh-CN` means `zh_Hans_CN`.
      guard let script = tag.script, let region = tag.region else { continue }
      let short = "\(tag.language)-\(region)"
      if answers[short] == nil,
        (try? CurrencyLocale(short, rules: rules))?.script?.lowercased() == script
      {
        answers[short] = answer(entry)
      }
    }
  }

  /// Adds locales that are not planned, but for which the configuration sets a currency.
  private mutating func addChosenCurrencies() {
    for (identifier, code) in rules.locales {
      let key = LookupKey(identifier).text
      if answers[key] == nil { answers[key] = answer(code) }
    }
  }

  /// Adds each region with its currency.
  ///
  /// The region gets the most frequent drawing of its locales with that currency. Without such a locale, it
  /// gets the most frequent drawing of all locales with the currency.
  private mutating func addRegions() {
    let entries = Dictionary(grouping: button.locales) { $0.locale.region ?? "" }
    let rules = rules.ofRegions
    for region in CurrencyLocale.regions {
      guard let code = try? CurrencyLocale("en_\(region)", rules: rules).currencyCode else {
        continue
      }
      let local = (entries[region] ?? []).filter { $0.locale.currencyCode == code }
      answers["und-\(region.lowercased())"] =
        Self.mostCommonName(local, button.variant).map { Answer(name: $0, code: code) }
        ?? answer(code)
    }
    for other in CurrencyLocale.otherRegionCodes {
      guard let locale = try? CurrencyLocale("en_\(other)", rules: rules) else { continue }
      let known = locale.region.flatMap { answers["und-\($0.lowercased())"] }
      answers["und-\(other.lowercased())"] =
        known?.code == locale.currencyCode ? known : answer(locale.currencyCode)
    }
  }

  /// Adds each language with the answer of its likely region, and each language in a script that makes another
  /// region likely.
  private mutating func addLanguages() {
    for (language, region) in CurrencyLocale.languages
    where language != "und" && answers[language] == nil {
      // The locale's own drawing can have a label in its language.
      let region = region.lowercased()
      answers[language] = answers["\(language)-\(region)"] ?? answers["und-\(region)"]
    }
    let written = CurrencyLocale.allIdentifiers.compactMap {
      identifier -> (key: String, region: String)? in
      let key = LookupKey(identifier)
      guard key.script != nil, key.region == nil,
        let region = try? CurrencyLocale(identifier, rules: rules).region
      else { return nil }
      return (key.text, region.lowercased())
    }
    for (key, region) in written + Self.likelyRegions where answers[key] == nil {
      // Without an entry, the lookup would fall back to the language, which can have another region.
      answers[key] = answers["und-\(region)"] ?? .nothing
    }
  }

  /// Adds a copy of each key with the retired code of its language.
  private mutating func addOldCodes() {
    for (old, now) in Self.oldLanguages {
      for (key, name) in answers where key == now || key.hasPrefix(now + "-") {
        let oldKey = old + key.dropFirst(now.count)
        if answers[oldKey] == nil { answers[oldKey] = name }
      }
    }
  }

  /// Replaces the answers for all currencies except the given ones by "no drawing", so that a lookup of few
  /// currencies has a small table.
  mutating func leaveOut(besides codes: Set<String>) {
    answers = answers.mapValues { codes.contains($0.code) ? $0 : .nothing }
  }

  private var rules: CurrencyRules { button.plan.configuration.rules }

  private func answer(_ entry: PlannedLocale) -> Answer {
    Answer(name: entry.name.key(in: button.variant), code: entry.locale.currencyCode)
  }

  private func answer(_ code: String) -> Answer {
    Answer(name: namesByCode[code] ?? "", code: code)
  }

  /// The most frequent name without labels, or the first of several with the same count; nil for no entries.
  private static func mostCommonName(
    _ entries: [PlannedLocale], _ variant: ButtonVariant
  ) -> String? {
    let names = entries.map { $0.nameForOthers.key(in: variant) }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return names.first { counts[$0] == most }
  }

  /// Retired language codes with their successors (CLDR's `languageAlias`). Java, old systems and old data
  /// still use the retired codes.
  private static let oldLanguages = [
    ("in", "id"), ("iw", "he"), ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("no", "nb"),
    ("sh", "sr-latn"), ("tl", "fil"),
  ]

  /// Languages in an unusual script, with the likely region of both (CLDR 48, `likelySubtags`).
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

extension Drawing.Name {
  /// The name in the tables of lookups.
  func key(in variant: ButtonVariant) -> String { variant.hasTwoSides ? undirectedBase : base }
}
