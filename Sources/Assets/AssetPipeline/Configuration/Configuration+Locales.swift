import ConfigurationReader
import CurrencyLocale

extension Configuration {
  /// Checks that every locale and currency under `locales:` is known.
  ///
  /// - Throws: `ConfigurationError` with the entry's location and the nearest name.
  func checkLocales(_ node: ConfigurationNode) throws(ConfigurationError) {
    let lists = node.entries == nil ? [node] : [node["include"], node["exclude"]].compactMap { $0 }
    for list in lists {
      for element in list.elements ?? [list] { try checkLocale(element) }
    }
  }

  private func checkLocale(_ node: ConfigurationNode) throws(ConfigurationError) {
    if let currency = node["currency"] {
      let code = (currency.string ?? "").uppercased()
      guard rules.isKnown(code) else {
        throw currency.error(reason: CurrencyLocaleError.unknownCurrency(code: code))
      }
      return
    }
    let text = node.string ?? ""
    if text == "all" { return }
    let pattern = LocaleSelector.Pattern.identifier(text)
    guard pattern.single != nil else {
      let isMatched = CurrencyLocale.identifiersInLocaleData.contains {
        pattern.matches(identifier: $0, currency: "")
      }
      guard isMatched else {
        throw node.error("no locale matches '\(text)'", fix: "see 'mintmark locales'")
      }
      return
    }
    do { _ = try CurrencyLocale(text, rules: rules) } catch { throw node.error(reason: error) }
  }
}
