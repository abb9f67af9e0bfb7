import ConfigurationReader
import CurrencyLocale

extension Configuration {
  /// A key under `symbols:` or `labels:`, with the warning for the case that no drawn locale has it.
  struct LocaleKey: Hashable, Encodable, Sendable {
    /// A currency, a locale or, under `labels:`, a language.
    let key: String
    let isLabel: Bool
    let warning: String
  }

  /// Notes the keys whose locales or currencies may not be drawn.
  mutating func readKeys(_ node: ConfigurationNode) throws(ConfigurationError) {
    for entry in node["symbols"]?.entries ?? [] {
      let key = try Self.symbolKey(entry.key, name: entry.name)
      keys.append(Self.localeKey(key, at: entry, what: Self.isCode(key) ? "currency" : "name"))
    }
    for entry in node["labels"]?.entries ?? [] {
      let key = try Self.localeKey(entry.key, name: entry.name)
      keys.append(Self.localeKey(key, at: entry, what: "name or language", isLabel: true))
    }
  }

  private static func localeKey(
    _ key: String, at entry: ConfigurationNode.Entry, what: String, isLabel: Bool = false
  ) -> LocaleKey {
    let error = entry.key.error(
      "no locale that is drawn has this \(what), so that it has no effect",
      fix: "list one under 'locales', or leave it out")
    return LocaleKey(key: key, isLabel: isLabel, warning: "\(error)")
  }

  /// A sentence for each key that has no effect: those of `symbols` and `labels` in the file's order,
  /// then those of the targets.
  func unusedKeys(_ locales: [CurrencyLocale]) -> [String] {
    // Generated code has the labels of all languages, also of those that are not drawn.
    let namesAll = targets.contains { $0.target.needsFallback }
    var drawn = locales
    if namesAll, case .locale(let identifier) = fallback,
      let locale = try? CurrencyLocale(identifier, rules: rules)
    {
      drawn.append(locale)
    }
    let identifiers = Set(drawn.map(\.identifier))
    let codes = Set(drawn.map(\.currencyCode)).union(namesAll ? [Fallback.symbolKey] : [])
    let languages = Set(
      drawn.flatMap { locale in
        [locale.language] + (locale.script.map { ["\(locale.language)_\($0)"] } ?? [])
      })
    return keys.filter { entry in
      if identifiers.contains(entry.key) { return false }
      return entry.isLabel
        ? !namesAll && !languages.contains(entry.key) : !codes.contains(entry.key)
    }.map(\.warning) + targetWarnings
  }
}
