import ArgumentParser
import BadgeKit
import CurrencyLocale
import TextOutlines

/// The table of locales.
struct Locales: ParsableCommand, FileArguments {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "List locales with their currency, symbol and font.",
    discussion: """
      Examples:
        mintmark locales
        mintmark locales fr_CH ar_AE --json
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Table") var table: TableOptions

  @OptionGroup var fonts: FontOptions

  var fileArguments: [String?] { fonts.font }

  func run() throws {
    let typesetter = try fonts.typesetter()
    var rows = Table(["locale", "currency", "symbol", "narrow", "name", "direction", "font"])
    for locale in try selection.resolved() {
      let symbol = locale.symbol(.standard)
      rows.add([
        locale.identifier, locale.currencyCode, symbol, locale.symbol(.narrow),
        locale.currencyName, locale.layoutDirection.rawValue,
        try Self.fonts(for: symbol, of: locale, typesetter),
      ])
    }
    try table.print(rows)
  }

  /// The fonts that draw a symbol; `none` where one is lacking.
  private static func fonts(
    for symbol: String, of locale: CurrencyLocale, _ typesetter: Typesetter
  ) throws -> String {
    do {
      let line = try typesetter.line(symbol, language: locale.identifier)
      return line.faces.map { "\($0.family) \($0.style)" }.joined(separator: ", ")
    } catch {
      guard error.isMissingGlyph else { throw error }
      return "none"
    }
  }
}
