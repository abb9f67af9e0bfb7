import CurrencyLocale
import SystemSupport

extension LocaleSelector {
  /// The locales that match, sorted by the bytes of their identifiers.
  ///
  /// - Throws: `CurrencyLocaleError` for a single identifier that is unknown or has no currency.
  ///   ``PipelineError`` if a pattern matches no locale, or if all locales are excluded.
  func resolved(
    rules: CurrencyRules = CurrencyRules(), jobs: Int
  ) throws -> [CurrencyLocale] {
    let singles = try include.compactMap(\.single).map { try CurrencyLocale($0, rules: rules) }
    let patterns = include.filter { $0.single == nil }
    var chosen: [String: CurrencyLocale] = [:]
    if !patterns.isEmpty {
      let world = Self.world(rules: rules, jobs: jobs)
      let identifiers = world.map { LocaleMatcher.plain($0.identifier) }
      var seen: Set<LocaleMatcher> = []
      for pattern in patterns {
        let matcher = LocaleMatcher(pattern)
        guard seen.insert(matcher).inserted else { continue }
        let found = zip(world, identifiers).filter { locale, identifier in
          matcher.matches(identifier, currency: locale.currencyCode)
        }.map(\.0)
        guard !found.isEmpty else {
          throw PipelineError.noLocales(
            "no locale matches \(pattern.text): see 'mintmark locales'")
        }
        for locale in found { chosen[locale.identifier] = locale }
      }
    }
    for locale in singles { chosen[locale.identifier] = locale }
    let excluded = Set(exclude.map(LocaleMatcher.init))
    let left = chosen.values.filter { locale in
      let identifier = LocaleMatcher.plain(locale.identifier)
      return !excluded.contains { $0.matches(identifier, currency: locale.currencyCode) }
    }
    guard !left.isEmpty else {
      throw PipelineError.noLocales("no locale is left to draw: exclude fewer")
    }
    return left.sorted { Manifest.precedes($0.identifier, $1.identifier) }
  }

  /// Every locale that has a currency. Uses several threads, because looking up the currencies takes most of the
  /// time.
  private static func world(
    rules: CurrencyRules, jobs: Int
  ) -> [CurrencyLocale] {
    Parallel.map(CurrencyLocale.identifiersInLocaleData, jobs: jobs, worker: {}) { identifier, _ in
      try? CurrencyLocale(identifier, rules: rules)
    }.compactMap { $0 ?? nil }
  }
}

extension LocaleSelector.Pattern {
  /// The pattern as an error message shows it.
  var text: String {
    switch self {
    case .all: "all"
    case .identifier(let text): "'\(text)'"
    case .currency(let code): "the currency \(code)"
    }
  }
}
