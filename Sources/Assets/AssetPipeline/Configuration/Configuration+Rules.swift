import ConfigurationReader
import CurrencyLocale

extension Configuration {
  /// Reads `on`, `currencies`, and the currency codes under `symbols` that ISO 4217 does not have.
  ///
  /// Call it after ``symbols`` and ``locales`` have been read.
  /// - Throws: `ConfigurationError` for an invalid day, code or currency, and for a code that no region or
  ///   locale uses.
  mutating func readRules(_ node: ConfigurationNode) throws(ConfigurationError) {
    if let day = node["on"] {
      do { rules.day = try CurrencyRules.day(day.string ?? "") } catch {
        throw day.error(reason: error)
      }
    }
    var ownCodes: [(code: String, key: ConfigurationNode)] = []
    for entry in node["symbols"]?.entries ?? []
    where Self.isCode(entry.name) && !CurrencyRules.isISOCode(entry.name) {
      var text = entry.name
      if case .text(let own) = symbols[entry.name] { text = own }
      do { try rules.addCode(entry.name, symbol: text) } catch {
        throw entry.key.error(reason: error)
      }
      ownCodes.append((entry.name, entry.key))
    }
    for entry in node["currencies"]?.entries ?? [] {
      do {
        try rules.setCurrency(entry.value.string ?? "", of: entry.name)
      } catch {
        if case .unknownCurrency = error { throw entry.value.error(reason: error) }
        throw entry.key.error(reason: error)
      }
    }
    for (code, key) in ownCodes where !isUsed(code) { throw Self.unusedCode(code, at: key) }
  }

  /// Whether a code that ISO 4217 does not have is built in, or a region or locale uses it.
  private func isUsed(_ code: String) -> Bool {
    CurrencyRules.isBuiltIn(code) || rules.regionCurrencies.values.contains(code)
      || rules.locales.values.contains(code)
      || locales.include.contains { $0.text.uppercased().contains(code) }
  }

  /// The error for a code that no drawing uses. Most likely it is misspelled.
  private static func unusedCode(
    _ code: String, at key: ConfigurationNode
  ) -> ConfigurationError {
    let near = CurrencyRules.nearestCodes(to: code).map { "'\($0)'" }
    return key.error(
      "the currency \(code) is not in ISO 4217, and no region or locale has it",
      fix: near.isEmpty
        ? "name it under 'currencies' or 'locales'"
        : "did you mean \(near.joined(separator: " or "))?")
  }
}
