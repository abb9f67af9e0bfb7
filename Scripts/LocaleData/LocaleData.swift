import Foundation

/// Writes the locale data of `CurrencyLocale` from Foundation's.
///
/// The argument is the folder for the files.
@main struct LocaleData {
  static func main() throws {
    let only = CommandLine.arguments.dropFirst(2)
    let locales = Locale.availableIdentifiers.sorted().filter { only.isEmpty || only.contains($0) }
    let letters = (65...90).map { String(UnicodeScalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    // Foundation has names of currencies that its list of ISO 4217's does not have yet.
    let codes = pairs.flatMap { pair in letters.map { pair + $0 } }
      .filter { Locale.Currency($0).isISOCurrency || ICU.name($0, "en", .long) != $0 }
    let systems = Dictionary(
      uniqueKeysWithValues: Locale.NumberingSystem.availableNumberingSystems.compactMap { system in
        NumberFacts.digits("en@numbers=" + system.identifier).map { (system.identifier, $0) }
      }.filter { $0.0 == "latn" || $0.1 != "0123456789" })
    let used = Set(Locale.commonISOCurrencyCodes)
      .union(codes.filter { !Locale.Currency($0).isISOCurrency })
    let categories = ICU.pluralRules().mapValues { rules in
      rules.map(\.category).filter { $0 != "other" }
    }
    // A locale without a region is looked up with the likely one.
    let based = locales.filter { locale in
      !locale.split(separator: "_").dropFirst().contains { $0.utf8.count < 4 }
    }.compactMap { locale -> String? in
      let parts = Locale.Language(identifier: locale).maximalIdentifier.split(separator: "-")
      return parts.count == 3 ? "\(locale)_\(parts[2])" : nil
    }
    let answers = concurrently(["root"] + Set(locales).union(based).sorted()) {
      LocaleAnswers(
        $0, codes: codes, used: used, systems: systems,
        categories: categories[String($0.prefix { $0 != "_" })] ?? [])
    }
    FileHandle.standardError.write(Data("answers\n".utf8))
    var builder = TableBuilder(codes: codes, used: used, systems: systems, answers: answers)
    builder.build()
    FileHandle.standardError.write(Data("table\n".utf8))
    var tables = builder.tables
    tables["locale"] = Dictionary(
      uniqueKeysWithValues: locales.map { ($0, builder.table.parents[$0] ?? "") })
    tables["system"] = systems
    tables["currency"] = Dictionary(
      uniqueKeysWithValues: codes.filter { Locale.Currency($0).isISOCurrency }.map {
        ($0, String(digits(of: $0)))
      })
    let facts = IdentifierFacts()
    let scripts = facts.scripts()
    let regions = facts.regions()
    tables["script"] = scripts
    tables["region"] = regions
    tables["language"] = facts.languages(
      scripts: scripts.keys.sorted(), regions: regions.keys.sorted())
    tables["alias"] = facts.aliases()
    tables["displayName"] = facts.displayNames(
      scripts: scripts.keys.sorted(), regions: regions.keys.sorted())
    var plurals: [String: String] = [:]
    for (language, rules) in ICU.pluralRules() {
      for (category, rule) in rules where category != "other" {
        plurals["\(language)/\(category)"] = rule
      }
    }
    tables["plural"] = plurals
    try SourceWriter(folder: CommandLine.arguments[1]).write(tables)
  }

  /// The number of decimal digits of a currency. They are counted, as Foundation has no other access to them.
  private static func digits(of code: String) -> Int {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US"))
    let text = style.attributed.format(0)
    return text.runs.filter { $0.numberPart == .fraction }.map { text[$0.range].characters.count }
      .reduce(0, +)
  }
}

/// Fills a table with what Foundation answers.
struct TableBuilder {
  let codes: [String]
  let systems: [String: String]
  let answers: [LocaleAnswers]
  var table = LocaleTable()
  private let byLocale: [String: LocaleAnswers]
  /// The currencies that are used.
  let used: Set<String>
  private let categories = ICU.pluralRules().mapValues {
    $0.map(\.category).filter { $0 != "other" }
  }

  init(
    codes: [String], used: Set<String>, systems: [String: String], answers: [LocaleAnswers]
  ) {
    self.used = used
    (self.codes, self.systems, self.answers) = (codes, systems, answers)
    byLocale = Dictionary(uniqueKeysWithValues: answers.map { ($0.locale, $0) })
  }

  mutating func build() {
    for answer in answers where answer.locale != "root" {
      let parent = parent(of: answer)
      if parent != LocaleTable.shortened(answer.locale) { table.parents[answer.locale] = parent }
    }
    // Parents first.
    for answer in answers.sorted(by: { table.chain($0.locale).count < table.chain($1.locale).count }
    ) {
      add(answer)
    }
  }

  /// The locale of which the fewest facts differ: the shortened one, one that stands for a part of the world, or
  /// none.
  private func parent(of answer: LocaleAnswers) -> String {
    let shortened = LocaleTable.shortened(answer.locale)
    let language = answer.locale.prefix { $0 != "_" }
    guard answer.locale.contains("_") else { return "root" }
    let world = ["001", "150", "419", "PT", "Hant_HK"].map { "\(language)_\($0)" }
    let candidates =
      [shortened, "root"]
      + world.filter {
        byLocale[$0] != nil && !$0.hasPrefix(answer.locale) && !answer.locale.hasSuffix("_001")
          && !($0.hasSuffix("_150") && answer.locale == "en_001")
          && (!world.contains(answer.locale) || $0.hasSuffix("_001"))
      }
    return candidates.min { distance(answer, $0) < distance(answer, $1) } ?? shortened
  }

  private func distance(_ answer: LocaleAnswers, _ parent: String) -> Int {
    var known: LocaleAnswers?
    var locale = parent
    while known == nil {
      known = byLocale[locale]
      locale = LocaleTable.shortened(locale)
    }
    guard let known else { return .max }
    func differing(_ a: [String: String], _ b: [String: String]) -> Int {
      Set(a.keys).union(b.keys).count { a[$0] != b[$0] }
    }
    return differing(answer.numbers, known.numbers) + differing(answer.names, known.names)
      + differing(answer.symbols, known.symbols) + differing(answer.narrow, known.narrow)
  }

  /// The tables of facts about locales, by name.
  var tables: [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    for (locale, facts) in table.facts {
      for (key, value) in facts {
        let kind = String(key.prefix { $0 != "/" })
        if ["symbol", "narrowSymbol", "name", "countedName"].contains(kind) {
          tables[kind, default: [:]][locale + key.dropFirst(kind.count)] = value
        } else {
          tables["number", default: [:]]["\(locale)/\(key)"] = value
        }
      }
    }
    return tables
  }

  private mutating func add(_ answer: LocaleAnswers) {
    let locale = answer.locale
    let system = answer.systems[""] ?? "latn"
    for (name, value) in answer.systems {
      let key = "numbers/" + (name.isEmpty ? "default" : name)
      let known = table.inherited(locale, key)
      table.set(locale, key, value, unless: known)
    }
    addNumbers(answer.numbers, locale, system: system)
    for (other, digits) in systems.sorted(by: {
      ($0.key == "latn" ? "" : $0.key) < ($1.key == "latn" ? "" : $1.key)
    }) where other != system {
      let plain =
        NumberFacts.plainSymbols.contains(answer.plainCode)
        ? answer.narrow[answer.plainCode] : answer.symbols[answer.plainCode]
      func text(_ kind: String, _ symbol: String) -> String {
        table.text(
          locale, isNegative: true, kind: kind, symbol: symbol, system: other, digits: digits,
          code: "", fraction: kind == "count" ? 0 : 2)
      }
      let expected = [
        text("pattern", plain ?? ""), text("accounting", plain ?? ""), text("pattern", "USD"),
        text("count", ""),
      ]
      if expected != answer.systemTexts[other] {
        addNumbers(NumberFacts.read(locale + "@numbers=" + other), locale, system: other)
      }
    }
    for code in codes { addCurrency(code, answer, system: system, digits: systems[system] ?? "") }
  }

  private mutating func addNumbers(_ facts: [String: String], _ locale: String, system: String) {
    for (fact, value) in facts {
      let known = table.number(locale, fact, system: system, code: "")
      table.set(locale, "\(system)/\(fact)", value, unless: known)
    }
  }

  private mutating func addCurrency(
    _ code: String, _ answer: LocaleAnswers, system: String, digits: String
  ) {
    let locale = answer.locale
    let symbol = answer.symbols[code] ?? code
    table.set(
      locale, "symbol/\(code)", symbol, unless: table.inherited(locale, "symbol/\(code)") ?? code)
    table.set(
      locale, "narrowSymbol/\(code)", answer.narrow[code] ?? symbol,
      unless: table.inherited(locale, "narrowSymbol/\(code)") ?? symbol)
    addNames(code, answer)
    let expected = table.text(
      locale, isNegative: true, kind: "pattern", symbol: symbol, system: system, digits: digits,
      code: code)
    guard let text = answer.texts[code], text != expected else { return }
    func number(_ number: Decimal, isAccounting: Bool = false) -> FormattedNumber {
      FormattedNumber(Styles.currency(code, locale, .standard, isAccounting: isAccounting), number)
    }
    let positive = number(1_234_567_890)
    let facts = [
      "decimal": positive.decimal, "group": positive.group,
      "pattern": positive.template + ";" + number(-1).template,
      "accounting": number(1, isAccounting: true).template + ";"
        + number(-1, isAccounting: true).template,
    ]
    for (fact, value) in facts {
      let known = table.number(locale, fact, system: system, code: code)
      table.set(locale, "\(code)/\(fact)", value, unless: known)
    }
  }

  /// Currencies that are used no more have names in English only, which all locales have.
  private mutating func addNames(_ code: String, _ answer: LocaleAnswers) {
    let locale = answer.locale
    guard used.contains(code) || locale == "en" else { return }
    table.set(
      locale, "name/\(code)", answer.names[code] ?? "",
      unless: table.inherited(locale, "name/\(code)") ?? "")
    let other =
      table.inherited(locale, "countedName/\(code)/other") ?? table.inherited(
        locale, "name/\(code)") ?? ""
    let otherName = answer.counted["\(code)/other"] ?? ""
    table.set(locale, "countedName/\(code)/other", otherName, unless: other)
    for category in categories[String(locale.prefix { $0 != "_" })] ?? [] {
      let key = "countedName/\(code)/\(category)"
      table.set(
        locale, key, answer.counted["\(code)/\(category)"] ?? "",
        unless: table.inherited(locale, key) ?? otherName)
    }
  }
}
