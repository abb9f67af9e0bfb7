import ArgumentParser
import CurrencyLocale

/// The option for the day that decides which currency a locale has.
struct DayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(CurrencyRules.dayDocumentation, valueName: "day"))
  var on: String?

  /// The day; nil if the option is not given.
  ///
  /// - Throws: `CommandError` for a text that is not a day.
  var day: CalendarDay? {
    get throws(CommandError) { try DataOption.value(on, "--on", CurrencyRules.day) }
  }

  /// The given rules, with the day of the option if it is given.
  ///
  /// - Throws: `CommandError` for a text that is not a day.
  func rules(over rules: CurrencyRules = CurrencyRules()) throws -> CurrencyRules {
    var rules = rules
    if let day = try day { rules.day = day }
    return rules
  }
}
