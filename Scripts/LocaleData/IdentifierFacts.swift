import Foundation

/// What Foundation knows about the parts of identifiers.
struct IdentifierFacts {
  let locales = Locale.availableIdentifiers.sorted()
  let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0 != "und" }
    .sorted()
  let letters = (97...122).map { String(UnicodeScalar($0)) }
  let pairs: [String]
  /// All codes that a region can have: two letters or three digits.
  let regionCodes: [String]

  init() {
    let letters = letters
    pairs = letters.flatMap { first in letters.map { first + $0 } }
    regionCodes =
      pairs.map { $0.uppercased() } + (0...999).map { String(String($0 + 1000).dropFirst()) }
  }

  private static func canonical(_ identifier: String) -> String {
    Locale(identifier: identifier).identifier(.icu)
  }

  /// The current codes by old codes: languages, a language with a variant or region, regions, scripts, and
  /// subdivisions that are regions.
  func aliases() -> [String: String] {
    var aliases: [String: String] = [:]
    for code in pairs + pairs.flatMap({ pair in letters.map { pair + $0 } }) {
      let current = Self.canonical(code)
      if current != code { aliases[code] = current }
    }
    for old in [
      "aa_SAAHO", "art_LOJBAN", "hy_AREVELA", "hy_AREVMDA", "no_BOKMAL", "no_NYNORSK", "zh_GUOYU",
      "zh_HAKKA", "zh_XIANG",
    ] {
      aliases[old] = Self.canonical(old.replacingOccurrences(of: "_", with: "__"))
    }
    for variant in ["HEPLOC", "POLYTONI"] {
      aliases[variant] = String(Self.canonical("en__\(variant)").dropFirst(4))
    }
    for (region, currents) in concurrently(regionCodes, regionAlias) {
      if !currents.isEmpty { aliases[region] = currents.joined(separator: " ") }
      let sign = Self.canonical("sgn_\(region)")
      if !sign.hasPrefix("sgn") { aliases["sgn_\(region)"] = sign }
    }
    for letter in letters {
      for other in letters {
        let script = "Qa" + letter + other
        let current = Self.canonical("en_\(script)").dropFirst(3)
        if current != script, current.count == 4 { aliases[script] = String(current) }
      }
    }
    for region in pairs where region != "zz" {
      for part in pairs + (0...99).map({ String(String($0 + 100).dropFirst()) }) {
        let current = Self.canonical("en@rg=\(region)\(part)").suffix(6)
        if current.hasSuffix("zzzz"), !current.hasPrefix(region) {
          aliases[region + part] = String(current)
        }
      }
    }
    return aliases
  }

  /// The codes of the regions that a region became, the one of an unknown language first.
  private func regionAlias(_ region: String) -> (String, [String]) {
    func current(_ language: String) -> String? {
      let code = Self.canonical("\(language)_\(region)").split(separator: "_").last.map(String.init)
      return code == region || code == language ? nil : code
    }
    guard let first = current("und") else { return (region, []) }
    let others = Set(languages.compactMap(current)).subtracting([first])
    return (region, [first] + others.sorted())
  }

  /// The likely script and region of a language, a language's script for a region, and its region for a script,
  /// where they are others.
  func languages(scripts: [String], regions: [String]) -> [String: String] {
    let all = concurrently(languages) { language -> [(String, String)] in
      let maximal = Locale.Language(identifier: language).maximalIdentifier.split(separator: "-")
      let script = maximal.count == 3 ? String(maximal[1]) : ""
      let likely = maximal.count == 3 ? String(maximal[2]) : ""
      var facts = [(language, [script, likely].filter { !$0.isEmpty }.joined(separator: " "))]
      for region in regions {
        let own = Locale(identifier: "\(language)_\(region)").language.script?.identifier ?? ""
        if own != script { facts.append(("\(language)_\(region)", own)) }
      }
      for script in scripts {
        let parts = Locale.Language(identifier: "\(language)-\(script)").maximalIdentifier
          .split(separator: "-")
        let own = parts.dropFirst().last.flatMap { $0.count < 4 ? String($0) : nil } ?? ""
        if own != likely { facts.append(("\(language)_\(script)", own)) }
      }
      return facts
    }
    return Dictionary(uniqueKeysWithValues: all.flatMap { $0 })
  }

  /// The direction of each script: `rtl` or nothing. It is that of the languages and locales which are written in it.
  func scripts() -> [String: String] {
    var scripts: [String: String] = [:]
    for first in pairs {
      for last in pairs {
        let script = first.prefix(1).uppercased() + first.dropFirst() + last
        if Locale.Script(script).isISOScript { scripts[script] = "" }
      }
    }
    for identifier in languages + locales {
      let language = Locale(identifier: identifier).language
      if let script = language.script?.identifier, language.characterDirection == .rightToLeft {
        scripts[script] = "rtl"
      }
    }
    return scripts
  }

  /// The currency of each region, with `former` for one that was split up and whose currency is kept, and `group` for
  /// a group of countries, whose currency the keyword `rg` does not ask for.
  func regions() -> [String: String] {
    let current = Set(Locale.Region.isoRegions.map(\.identifier))
    let former: Set = ["CS", "SU", "YU"]
    var regions: [String: String] = [:]
    for region in regionCodes where region != "ZZ" {
      guard current.contains(region) || former.contains(region) else { continue }
      let currency = Locale(identifier: "und_\(region)").currency?.identifier
      let asked = Locale(identifier: "en_US@rg=\(region.lowercased())zzzz").currency?.identifier
      let isGroup = region.count == 2 && asked == "USD" && currency != "USD"
      let kind = former.contains(region) ? "former" : isGroup ? "group" : nil
      regions[region] = [currency, kind].compactMap { $0 }.joined(separator: " ")
    }
    return regions
  }

  /// The names of locales and languages in their own languages, and of parts of identifiers in English.
  ///
  /// - Parameter parents: a locale and its parents.
  func displayNames(
    scripts: [String], regions: [String], parents: (String) -> [String]
  ) -> [String: String] {
    let english = Locale(identifier: "en")
    func inParentheses(_ identifier: String) -> String? {
      guard let name = english.localizedString(forIdentifier: identifier),
        let start = name.firstIndex(of: "("), name.hasSuffix(")")
      else { return nil }
      return String(name[name.index(after: start)...].dropLast())
    }
    var names: [String: String] = [:]
    for language in languages {
      let name = english.localizedString(forLanguageCode: language)
      if let name, name != language { names["en/\(language)"] = name }
    }
    for part in scripts + regions {
      if let name = inParentheses("fr_\(part)"), name != part { names["en/\(part)"] = name }
    }
    names["en/POSIX"] = inParentheses("en_US_POSIX").map {
      String($0.split(separator: " ").last ?? "")
    }
    for locale in locales.sorted(by: { parents($0).count < parents($1).count }) {
      let foundation = Locale(identifier: locale)
      let parts = locale.split(separator: "_").map(String.init)
      names[locale] = foundation.localizedString(forIdentifier: locale)
      let language = foundation.localizedString(forLanguageCode: parts[0])
      if language != parents(locale).compactMap({ names["\($0)/language"] }).first {
        names["\(locale)/language"] = language
      }
      let others = parts.dropFirst().map { names["en/\($0)"] ?? $0 }
      let composed =
        [names["en/\(parts[0])"] ?? parts[0]]
        + (others.isEmpty ? [] : ["(" + others.joined(separator: ", ") + ")"])
      let name = english.localizedString(forIdentifier: locale)
      if let name, name != composed.joined(separator: " ") { names["en/\(locale)"] = name }
    }
    return names
  }
}

/// Calls a function for each item on all cores, and returns the results in order.
func concurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let lock = NSLock()
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: items.count)
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = body(items[index])
    lock.withLock { results[index] = result }
  }
  return results.compactMap { $0 }
}
