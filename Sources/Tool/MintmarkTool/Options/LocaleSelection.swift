import ArgumentParser
import CurrencyLocale

/// The arguments and options that select the locales of a command.
struct LocaleSelection: ParsableArguments {
  @Argument(help: "Locales, such as en_US fr_CH.", completion: Completions.locales)
  var locales: [String] = []

  @Flag(help: "Every locale that has a currency.")
  var all = false

  @OptionGroup(visibility: .rare) var day: DayOptions

  func validate() throws {
    if all, !locales.isEmpty {
      throw ValidationError("--all and a list of locales exclude each other: give one of them")
    }
  }

  /// Checks that locales or `--all` are given, for a command without a default.
  func checkNotEmpty() throws {
    if locales.isEmpty, !all {
      throw ValidationError("no locales: name some, such as en_US fr_CH, or add --all")
    }
  }

  /// The named locales in their order. If none is named, all locales that have a currency, sorted.
  ///
  /// Prints a warning for each name that is probably meant as another locale.
  ///
  /// - Parameter rules: the rules of a configuration; `--on` replaces their day.
  func resolved(rules: CurrencyRules = CurrencyRules()) throws -> [CurrencyLocale] {
    let rules = try day.rules(over: rules)
    if locales.isEmpty {
      return CurrencyLocale.identifiersInLocaleData.compactMap {
        try? CurrencyLocale($0, rules: rules)
      }
    }
    return try locales.map { identifier in
      let locale = try CurrencyLocale(identifier, rules: rules)
      Self.warn(of: locale, identifier)
      return locale
    }
  }

  /// Prints a warning for an obsolete region, and for a language with the code of a country.
  static func warn(of locale: CurrencyLocale, _ identifier: String) {
    let warning = locale.warning ?? LocaleAnswer.warning(for: identifier, readAs: locale)
    if let warning { Diagnostics.warn(warning) }
  }
}
