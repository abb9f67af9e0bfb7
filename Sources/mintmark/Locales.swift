import ArgumentParser
import BadgeKit
import CurrencyLocale
import TextOutlines

/// The table of locales.
struct Locales: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "List locales with their currency, symbol and font.",
    discussion: """
      Examples:
        mintmark locales
        mintmark locales fr_CH ar_AE --json
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Table") var table: TableOptions

  @Option(help: ArgumentHelp("A font to use before all others.", valueName: "family|file"))
  var font: [String] = []

  func run() throws {
    let typesetter = try Typesetter(fonts: FontStack(names: font))
    var rows = Table(["locale", "currency", "symbol", "narrow", "name", "direction", "font"])
    for locale in try selection.resolved(isAllByDefault: true) {
      let symbol = locale.symbol(.standard)
      let line = try? typesetter.line(
        symbol, weight: .semibold, direction: nil, language: locale.identifier)
      rows.add([
        locale.identifier, locale.currencyCode, symbol, locale.symbol(.narrow),
        locale.currencyName, locale.layoutDirection.rawValue,
        line?.faces.map { "\($0.family) \($0.style)" }.joined(separator: ", ") ?? "none",
      ])
    }
    try table.print(rows)
  }
}
