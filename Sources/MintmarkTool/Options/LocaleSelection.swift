import ArgumentParser
import CurrencyLocale

/// The locales of a command.
struct LocaleSelection: ParsableArguments {
  @Argument(help: "Locales, such as en_US fr_CH.")
  var locales: [String] = []

  @Flag(help: "Every locale that has a currency.")
  var all = false

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
  func resolved() throws -> [CurrencyLocale] {
    let identifiers = locales.isEmpty ? CurrencyLocale.all : locales
    return try identifiers.map { identifier in
      let locale = try CurrencyLocale(identifier)
      if !locales.isEmpty, let warning = locale.warning { Diagnostics.warn(warning) }
      return locale
    }
  }
}
