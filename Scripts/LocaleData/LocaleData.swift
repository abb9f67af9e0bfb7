import Foundation

/// Writes the locale data of `CurrencyLocale` from Foundation's.
///
/// The argument is the folder for the files.
@main struct LocaleData {
  static func main() throws {
    let locales = Locale.availableIdentifiers.sorted()
    let letters = (65...90).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let english = Bundle("en", tree: ICU.currencies)
    // Foundation has names of currencies that its list of ISO 4217's does not have yet.
    let codes = pairs.flatMap { pair in letters.map { pair + $0 } }.filter {
      Locale.Currency($0).isISOCurrency || english?.part("Currencies/\($0)") != nil
    }
    let used = Set(Locale.commonISOCurrencyCodes)
      .union(codes.filter { !Locale.Currency($0).isISOCurrency })
    let systems = NumberFacts.systems()
    let plurals = pluralRules()
    var builder = TableBuilder(
      locales: locales, codes: codes, used: used,
      systems: ["latn"] + systems.keys.sorted().filter { $0 != "latn" },
      categories: plurals.mapValues { $0.map(\.category) })
    builder.build()
    var tables = builder.tables
    tables["locales"] = Dictionary(
      uniqueKeysWithValues: locales.map { ($0, builder.table.parents[$0] ?? "") })
    tables["systems"] = systems
    tables["currencies"] = Dictionary(
      uniqueKeysWithValues: codes.filter { Locale.Currency($0).isISOCurrency }.map {
        ($0, String(ICU.digits(of: $0)))
      })
    let facts = IdentifierFacts()
    let scripts = facts.scripts()
    let regions = facts.regions()
    tables["regionLocales"] = regionLocales(regions.keys.sorted(), locales: Set(locales))
    tables["scripts"] = scripts
    tables["regions"] = regions
    tables["languages"] = facts.languages(
      scripts: scripts.keys.sorted(), regions: regions.keys.sorted())
    tables["aliases"] = facts.aliases()
    tables["displayNames"] = facts.displayNames(
      scripts: scripts.keys.sorted(), regions: regions.keys.sorted(), parents: builder.table.chain)
    tables["plurals"] = Dictionary(
      uniqueKeysWithValues: plurals.flatMap { language, rules in
        rules.map { ("\(language)/\($0.category)", $0.rule) }
      })
    tables["versions"] = ["CLDR": ICU.versions.cldr, "ICU": ICU.versions.icu]
    try TableWriter(folder: CommandLine.arguments[1]).write(tables)
  }

  /// The locale of each region whose symbols and separators a language without a locale of the region has.
  private static func regionLocales(
    _ regions: [String], locales: Set<String>
  ) -> [String: String] {
    var found: [String: String] = [:]
    for region in regions {
      // Japanese and Greek have no locale of a region in common.
      let asked = ["ja", "el"].map { "\($0)_\(region)" }.first { !locales.contains($0) }
      if let asked, let locale = ICU.regionLocale(of: asked), locales.contains(locale) {
        found[region] = locale
      }
    }
    return found
  }

  /// The plural rules of each language, in the syntax of CLDR, without the category of all other numbers.
  private static func pluralRules() -> [String: [(category: String, rule: String)]] {
    guard let bundle = Bundle(named: "plurals") else { return [:] }
    var sets: [String: [(String, String)]] = [:]
    for set in bundle.part("rules")?.children ?? [] {
      sets[set.key] = set.children.filter { $0.key != "other" }.map { rule in
        // Examples follow the rule.
        let text = (rule.string ?? "").prefix { $0 != "@" }
        return (rule.key, text.split(separator: " ").joined(separator: " "))
      }
    }
    var all: [String: [(category: String, rule: String)]] = [:]
    for language in bundle.part("locales")?.children ?? [] {
      all[language.key] = language.string.flatMap { sets[$0] }
    }
    return all
  }
}

/// Fills a table with the facts of all locales.
struct TableBuilder {
  private let locales: [String]
  private let codes: [String]
  /// The currencies that are used.
  private let used: Set<String>
  /// The number systems, Latin digits first.
  private let systems: [String]
  /// The plural categories by language, without `other`.
  private let categories: [String: [String]]
  private(set) var table: LocaleTable

  init(
    locales: [String], codes: [String], used: Set<String>, systems: [String],
    categories: [String: [String]]
  ) {
    (self.locales, self.codes, self.used) = (locales, codes, used)
    (self.systems, self.categories) = (systems, categories)
    table = LocaleTable(locales)
  }

  mutating func build() {
    // Parents first.
    let sorted = (["root"] + locales).sorted { table.chain($0).count < table.chain($1).count }
    for locale in sorted {
      if let bundle = Bundle(locale) {
        let facts = NumberFacts(bundle)
        for (name, system) in facts.names { table.set(locale, "numbers/\(name)", system) }
        table.set(
          locale, "numbers/minimumGroupingDigits", facts.minimumGroupingDigits, missing: "1")
        addNumbers(locale, facts, NumberFacts.items, systems: systems)
      }
      if let bundle = Bundle(locale, tree: ICU.currencies) {
        addCurrencies(locale, bundle)
        addSpacing(locale, bundle)
      }
      // ICU takes Serbian in Montenegro for Latin even if Cyrillic is requested, and writes Bosnia's in small letters.
      let nameLocale = locale.hasPrefix("sr_Cyrl_") ? "sr_Cyrl" : locale
      if let bundle = Bundle(nameLocale, tree: ICU.currencies) { addNames(locale, bundle) }
    }
  }

  /// The tables of facts about locales, by name.
  var tables: [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    for (locale, facts) in table.facts {
      for (key, value) in facts {
        let kind = String(key.prefix { $0 != "/" })
        tables[kind, default: [:]][locale + key.dropFirst(kind.count)] = value
      }
    }
    return tables
  }

  private mutating func addNumbers(
    _ locale: String, _ facts: NumberFacts, _ items: [String], systems: [String]
  ) {
    for system in systems {
      for path in items {
        guard let value = facts.item(path, system: system) else { continue }
        let item = path.split(separator: "/")[1]
        let known =
          table.inherited(locale, "numbers/\(system)/\(item)")
          ?? table.inherited(locale, "numbers/latn/\(item)")
        table.set(locale, "numbers/\(system)/\(item)", value, unless: known)
      }
    }
  }

  private mutating func addCurrencies(_ locale: String, _ bundle: Bundle) {
    for code in codes {
      let parts = bundle.part("Currencies/\(code)")?.children ?? []
      let symbol = parts.first?.string ?? code
      table.set(locale, "symbols/\(code)", symbol, missing: code)
      let narrow = bundle.string("Currencies%narrow/\(code)") ?? symbol
      table.set(locale, "narrowSymbols/\(code)", narrow, missing: symbol)
      // A currency can have a number format of its own: a pattern and two separators.
      let own = parts.count > 2 ? parts[2].children.map { $0.string ?? "" } : ["", "", ""]
      for (item, value) in zip(["format", "decimal", "group"], own) {
        table.set(locale, "numbers/\(code)/\(item)", value)
      }
    }
  }

  /// The last characters of a symbol in front of digits that a space separates from them.
  private mutating func addSpacing(_ locale: String, _ bundle: Bundle) {
    let match = bundle.string("currencySpacing/afterCurrency/currencyMatch") ?? ""
    table.set(locale, "numbers/afterCurrency", match)
  }

  /// Currencies that are used no more have names in English only, which all locales have.
  private mutating func addNames(_ locale: String, _ bundle: Bundle) {
    let categories = categories[String(locale.prefix { $0 != "_" })] ?? []
    for code in codes where used.contains(code) || locale == "en" {
      let name = bundle.part("Currencies/\(code)")?.children.dropFirst().first?.string ?? ""
      table.set(locale, "names/\(code)", name == code ? "" : name)
      guard !name.isEmpty, name != code else { continue }
      let plurals = "CurrencyPlurals/\(code)"
      let other = bundle.string("\(plurals)/other")
      func counted(_ category: String) -> String {
        let pattern =
          bundle.string("CurrencyUnitPatterns/\(category)")
          ?? bundle.string("CurrencyUnitPatterns/other") ?? "{0} {1}"
        // In Romanian, a word follows the number: `{0} de {1}`.
        return pattern.replacingOccurrences(of: "{0}", with: "")
          .replacingOccurrences(
            of: "{1}", with: bundle.string("\(plurals)/\(category)") ?? other ?? name
          ).trimmingCharacters(in: .whitespaces)
      }
      let key = "countedNames/\(code)/"
      let otherName = counted("other")
      table.set(
        locale, key + "other", otherName,
        unless: table.inherited(locale, key + "other") ?? name)
      for category in categories {
        table.set(
          locale, key + category, counted(category),
          unless: table.inherited(locale, key + category) ?? otherName)
      }
    }
  }
}
