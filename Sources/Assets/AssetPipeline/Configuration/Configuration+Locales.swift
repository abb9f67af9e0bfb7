import ConfigurationReader
import CurrencyLocale

extension Configuration {
  /// Checks that every locale and currency under `locales:` is known.
  ///
  /// - Throws: `ConfigurationError` with the entry's location and the nearest name.
  func checkLocales(_ node: ConfigurationNode) throws(ConfigurationError) {
    let lists = node.entries == nil ? [node] : [node["include"], node["exclude"]].compactMap { $0 }
    let identifiers = CurrencyLocale.identifiersInLocaleData.map(LocaleMatcher.plain)
    var seen: Set<LocaleMatcher> = []
    for list in lists {
      for element in list.elements ?? [list] {
        let matcher = LocaleMatcher(.identifier(element.string ?? ""))
        guard element.string == nil || seen.insert(matcher).inserted else { continue }
        try checkLocale(element) { identifiers.contains { matcher.matches($0, currency: "") } }
      }
    }
  }

  private func checkLocale(
    _ node: ConfigurationNode, isMatched: () -> Bool
  ) throws(ConfigurationError) {
    if let currency = node["currency"] {
      let code = (currency.string ?? "").uppercased()
      guard rules.isKnown(code) else {
        throw currency.error(reason: CurrencyLocaleError.unknownCurrency(code: code))
      }
      return
    }
    let text = node.string ?? ""
    if text == "all" { return }
    guard LocaleSelector.Pattern.identifier(text).single != nil else {
      guard isMatched() else {
        throw node.error("no locale matches '\(text)'", fix: "see 'mintmark locales'")
      }
      return
    }
    do { _ = try CurrencyLocale(text, rules: rules) } catch { throw node.error(reason: error) }
  }
}
