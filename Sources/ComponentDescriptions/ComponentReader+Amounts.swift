import BadgeKit
import ConfigurationReader
import CurrencyLocale

extension ComponentReader {
  /// The format that a checked mapping describes; without one the locale's own.
  func amountFormat(
    _ node: ConfigurationNode?, _ locale: CurrencyLocale, at owner: ConfigurationNode
  ) throws(ConfigurationError) -> AmountFormat {
    do {
      return try AmountFormat(locale, options: node.map(options) ?? AmountFormat.Options())
    } catch {
      throw (node ?? owner).error(reason: error)
    }
  }

  private func options(_ node: ConfigurationNode) -> AmountFormat.Options {
    var options = AmountFormat.Options()
    if let form = node.choice("symbol", SymbolForm.self) { options.symbol = .form(form) }
    if node["symbol"]?.string == "hidden" { options.symbol = .hidden }
    if let symbol = node["own-symbol"]?.string { options.symbol = .own(symbol) }
    if let style = node.choice("negative", AmountFormat.NegativeStyle.self) {
      options.negativeStyle = style
    }
    options.minorUnitDigits = node["minor-unit-digits"]?.integer
    options.decimalDigits = node["decimal-digits"]?.integer
    options.decimalSeparator = node["decimal-separator"]?.string
    options.alwaysShowsDecimalSeparator = node["always-decimal-separator"]?.boolean ?? false
    options.grouping = node["grouping"]?.boolean ?? true
    options.groupingSeparator = node["grouping-separator"]?.string
    options.groupingSize = node["grouping-size"]?.integer
    options.secondaryGroupingSize = node["secondary-grouping-size"]?.integer
    options.minimum = node["min"]?.integer.map(Int64.init)
    options.maximum = node["max"]?.integer.map(Int64.init)
    options.maximumIntegerDigits = node["max-integer-digits"]?.integer
    options.zeroText = node["zero"]?.string
    return options
  }
}

extension AmountEntry {
  /// Presses a key of a typing sequence: `delete`, `clear`, a character, or a text that is pasted.
  mutating func press(_ key: String) {
    switch key {
    case "delete": deleteBackward()
    case "clear": clear()
    default:
      if key.count == 1, let character = key.first { type(character) } else { paste(key) }
    }
  }
}
