import ArgumentParser
import CurrencyLocale

/// The locales of a command.
struct LocaleSelection: ParsableArguments {
  @Argument(help: "Locales, such as en_US fr_CH.", completion: Completions.locales)
  var locales: [String] = []

  @Flag(help: "Every locale that has a currency.")
  var all = false

  @OptionGroup var day: DayOptions

  func validate() throws {
    if all, !locales.isEmpty {
      throw ValidationError("--all and a list of locales exclude each other: give one of them")
    }
  }

  /// Checks that locales are named, for a command that has no default.
  func checkNotEmpty() throws {
    if locales.isEmpty, !all {
      throw ValidationError("no locales: name some, such as en_US fr_CH, or add --all")
    }
  }

  /// The locales in the order given; all of them, sorted, if none is named.
  ///
  /// - Parameter rules: the rules of a configuration; `--on` replaces their day.
  func resolved(rules: CurrencyRules = CurrencyRules()) throws -> [CurrencyLocale] {
    let rules = try day.rules(over: rules)
    if locales.isEmpty {
      return CurrencyLocale.everyIdentifier.compactMap { try? CurrencyLocale($0, rules: rules) }
    }
    return try locales.map { identifier in
      let locale = try CurrencyLocale(identifier, rules: rules)
      if let warning = locale.warning { Diagnostics.warn(warning) }
      return locale
    }
  }
}
