import ConfigurationReader
import CurrencyLocale

extension Configuration {
  /// A key under `symbols:`, `labels:` or `names:`, with the warning that is printed if no drawn locale uses the key.
  package struct LocaleKey: Hashable, Encodable, Sendable {
    /// A currency code or a locale under `symbols:`; a locale or a language under the others.
    let key: String
    let isLabel: Bool
    let warning: String

    package init(key: String, isLabel: Bool, warning: String) {
      self.key = key
      self.isLabel = isLabel
      self.warning = warning
    }
  }

  /// Collects all keys under `symbols:`, `labels:` and `names:`. Which of them have no effect is known after planning.
  mutating func readKeys(_ node: ConfigurationNode) throws(ConfigurationError) {
    for entry in node["symbols"]?.entries ?? [] {
      let key = try Self.symbolKey(entry.key, name: entry.name)
      keys.append(Self.localeKey(key, at: entry, what: Self.isCode(key) ? "currency" : "name"))
    }
    for entry in (node["labels"]?.entries ?? []) + (node["names"]?.entries ?? []) {
      let key = try Self.localeKey(entry.key, name: entry.name)
      keys.append(Self.localeKey(key, at: entry, what: "name or language", isLabel: true))
    }
  }

  private static func localeKey(
    _ key: String, at entry: ConfigurationNode.MappingEntry, what: String, isLabel: Bool = false
  ) -> LocaleKey {
    let error = entry.key.error(
      "no locale that is drawn has this \(what), so that it has no effect",
      fix: "list one under 'locales', or leave it out")
    return LocaleKey(key: key, isLabel: isLabel, warning: "\(error)")
  }

  /// A sentence for each of these keys that has no effect, in the file's order, followed by
  /// ``targetWarnings``.
  ///
  /// - Parameter locales: the planned locales.
  func unusedKeyWarnings(_ locales: [CurrencyLocale]) -> [String] {
    // Generated lookups hold the labels of all languages, even if no locale of the language is drawn.
    let holdsAllLabels = targets.contains { $0.target.hasLookups }
    var drawn = locales
    if holdsAllLabels, case .locale(let identifier) = fallback,
      let locale = try? CurrencyLocale(identifier, rules: rules)
    {
      drawn.append(locale)
    }
    let identifiers = Set(drawn.map(\.identifier))
    let codes = Set(drawn.map(\.currencyCode)).union(holdsAllLabels ? [Fallback.symbolKey] : [])
    let textKeys = Set(drawn.flatMap(\.textKeys))
    return keys.filter { entry in
      if identifiers.contains(entry.key) { return false }
      return entry.isLabel
        ? !holdsAllLabels && !textKeys.contains(entry.key) : !codes.contains(entry.key)
    }.map(\.warning) + targetWarnings
  }
}
