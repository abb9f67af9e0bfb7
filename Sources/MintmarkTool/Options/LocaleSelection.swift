import ArgumentParser
import CurrencyLocale

/// Which locales a command is about.
struct LocaleSelection: ParsableArguments {
  @Argument(help: "Locales, such as en_US fr_CH.")
  var locales: [String] = []

  @Flag(help: "Every locale that has a currency.")
  var all = false

  /// The locales in the order given, or all of them sorted.
  ///
  /// - Parameter isAllByDefault: whether naming none means every one.
  func resolved(isAllByDefault: Bool) throws -> [CurrencyLocale] {
    if all, !locales.isEmpty {
      throw CommandError.usage("--all and a list of locales exclude each other: give one of them")
    }
    if locales.isEmpty, !all, !isAllByDefault {
      throw CommandError.usage("no locales: name some, such as en_US fr_CH, or say --all")
    }
    let identifiers = locales.isEmpty ? CurrencyLocale.all : locales
    return try identifiers.map { identifier in
      let locale = try CurrencyLocale(identifier)
      if !locales.isEmpty, let warning = locale.warning { Diagnostics.warn(warning) }
      return locale
    }
  }
}
