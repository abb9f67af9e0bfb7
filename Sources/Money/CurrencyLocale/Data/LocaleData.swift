import Messages

/// The locale data: the files of `Tables`, which `make locale-data` writes and `CEmbeddedFiles` compiles in.
///
/// The keys of facts about a locale begin with its identifier. A locale has the facts of its ``parent(of:)``
/// unless the table has others for it; the last parent is `root`.
package enum LocaleData {
  /// The version of CLDR that the tables are from.
  package static let version = versions["CLDR"] ?? ""
  /// The versions of CLDR and of the ICU whose bundles the facts are from.
  package static let versions = FactTable(EmbeddedFile.table("versions.tsv"))
  /// The likely script and region by language (`sr`), the script by language and region if it is another
  /// (`sr_ME`), and the region by language and script (`uz_Arab`).
  package static let languages = FactTable(EmbeddedFile.table("languages.tsv"))
  /// `rtl` by script if it is written from right to left, and nothing for other scripts.
  package static let scripts = FactTable(EmbeddedFile.table("scripts.tsv"))
  /// The currency by region, or nothing; `former` follows if the region was split up, and `group` if it is a group of
  /// countries.
  package static let regions = FactTable(EmbeddedFile.table("regions.tsv"))
  /// The locale by region from which a language takes symbols and separators, if the data doesn't have the
  /// language in that region.
  package static let regionLocales = FactTable(EmbeddedFile.table("regionLocales.tsv"))
  /// The current codes by old codes: languages, regions, scripts, variants (in capitals), and subdivisions that are
  /// regions.
  package static let aliases = FactTable(EmbeddedFile.table("aliases.tsv"))
  /// The parent by locale, or nothing if it is the identifier without its last part.
  package static let locales = FactTable(EmbeddedFile.table("locales.tsv"))
  /// The digits 0 to 9 by number system.
  package static let systems = FactTable(EmbeddedFile.table("systems.tsv"))
  /// The number of decimal digits by currency.
  package static let currencies = FactTable(EmbeddedFile.table("currencies.tsv"))
  /// Facts about number formats by locale: the number system (`ar_EG/default`), patterns and separators of a
  /// number system (`ar/arab/decimal`), and those of a currency that has its own (`fr_CH/CHF/decimal`).
  package static let numbers = FactTable(EmbeddedFile.table("numbers.tsv"))
  /// Symbols by locale and currency.
  package static let symbols = FactTable(EmbeddedFile.table("symbols.tsv"))
  /// Narrow symbols by locale and currency, if they are not the standard ones.
  package static let narrowSymbols = FactTable(EmbeddedFile.table("narrowSymbols.tsv"))
  /// Names by locale and currency: `fr/CHF`.
  package static let names = FactTable(EmbeddedFile.table("names.tsv"))
  /// Names after a number by locale, currency and plural category, if they are not the names.
  package static let countedNames = FactTable(EmbeddedFile.table("countedNames.tsv"))
  /// Plural rules by language and category.
  package static let plurals = FactTable(EmbeddedFile.table("plurals.tsv"))
  /// Names of locales (`fr_CH`) and languages (`sr_Latn/language`) in their own languages, and of the parts of
  /// identifiers in English (`en/CH`).
  package static let displayNames = FactTable(EmbeddedFile.table("displayNames.tsv"))

  /// A locale and its parents, from which it has its facts.
  static func chain(of base: LocaleTag.Base) -> [String] {
    let asked = base.identifier
    var base = base
    let usual = likelyScript(language: base.language, region: nil)
    let likely = likelyScript(language: base.language, region: base.region)
    if base.script == nil, let likely {
      var written = base
      written.script = likely
      // `zh_TW` is `zh_Hant_TW`.
      let isListed = locales[base.identifier] == nil && locales[written.identifier] != nil
      if isListed || likely != usual { base = written }
    }
    if let script = base.script, locales["\(base.language)_\(script)"] == nil,
      locales[base.identifier] == nil
    {
      // A script in which the locale data has no text for the language.
      guard script == likely else { return ["root"] }
      base.script = nil
    }
    return withParents(asked == base.identifier ? [asked] : [asked, base.identifier])
  }

  /// The locale of a region and its parents. A locale that the data doesn't have takes symbols and separators
  /// from them first. Empty for a locale in the data, and for one without a region.
  static func regionChain(of base: LocaleTag.Base) -> [String] {
    guard let region = base.region, let locale = regionLocales[region] else { return [] }
    var listed = base
    listed.variants = []
    if locales[listed.identifier] != nil || locales[base.identifier] != nil { return [] }
    listed.script = listed.script ?? likelyScript(language: base.language, region: region)
    return locales[listed.identifier] == nil ? withParents([locale]) : []
  }

  private static func withParents(_ locales: [String]) -> [String] {
    var chain = locales
    while let last = chain.last, last != "root" {
      let parent = self.locales[last] ?? ""
      let shortened = last.lastIndex(of: "_").map { String(last[..<$0]) } ?? "root"
      chain.append(parent.isEmpty ? shortened : parent)
    }
    return chain
  }

  /// The first fact that one of the locales has for a key.
  static func fact(_ key: String, of chain: [String], in table: FactTable) -> String? {
    for locale in chain {
      if let value = table["\(locale)/\(key)"] { return value }
    }
    return nil
  }

  /// The script in which a language is usually written in a region.
  static func likelyScript(language: String, region: String?) -> String? {
    if let region, let script = languages["\(language)_\(region)"] { return script }
    let parts = languages[language]?.split(separator: " ") ?? []
    return parts.first.map(String.init)
  }

  /// The region where a language is usually spoken, or written in a script.
  static func likelyRegion(language: String, script: String?) -> String? {
    if let script, let region = languages["\(language)_\(script)"] {
      return region.isEmpty ? nil : region
    }
    let parts = languages[language]?.split(separator: " ") ?? []
    return parts.count > 1 ? String(parts[1]) : nil
  }

  /// Whether a text has the form of a region code: two capital letters, or three digits.
  static func isRegionCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(\.isASCIIUppercase)
      || text.utf8.count == 3 && text.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// Whether a region exists today.
  static func isCurrent(region: String) -> Bool {
    regions[region].map { !$0.hasSuffix("former") } ?? false
  }

  /// Whether a region exists today and is not a group of countries such as the European Union.
  static func isCountry(_ region: String) -> Bool {
    isCurrent(region: region) && regions[region]?.hasSuffix("group") == false
  }

  /// The currency of a region; nil if it has none or does not exist.
  package static func currency(of region: String) -> String? {
    let code = regions[region]?.split(separator: " ").first.map(String.init)
    return ["former", "group"].contains(code) ? nil : code
  }
}
