import ArgumentParser
import CurrencyLocale

/// The day that decides the currencies of locales.
struct DayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(CurrencyRules.dayDocumentation, valueName: "day"))
  var on: String?

  /// The day; nil if none is given.
  ///
  /// - Throws: `CommandError` for a text that is not a day.
  var day: CalendarDay? {
    get throws(CommandError) { try DataOption.value(on, "--on", CurrencyRules.day) }
  }

  /// The rules of a configuration or a description, with the day of the option if it is given.
  ///
  /// - Throws: `CommandError` for a text that is not a day.
  func rules(over rules: CurrencyRules = CurrencyRules()) throws -> CurrencyRules {
    var rules = rules
    if let day = try day { rules.day = day }
    return rules
  }
}
