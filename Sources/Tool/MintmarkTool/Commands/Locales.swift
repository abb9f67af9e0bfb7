import ArgumentParser
import BadgeKit
import CurrencyLocale
import TextOutlines

/// The command `locales`: prints a table of locales.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales", abstract: "List locales with their currency, symbol and font.",
    discussion: """
      Examples:
        mintmark locales
        mintmark locales fr_CH ar_AE --json
        mintmark locales bg_BG --on 2025-12-31
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Locales") var configuration: ConfigurationOptions
  @OptionGroup(title: "Table") var table: TableOptions

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let configuration = try configuration.configuration()
    let typesetter = try fonts.typesetter(over: configuration?.fonts ?? [])
    var rows = Table([
      "locale", "currency", "symbol", "narrow", "name", "direction", "font", "source",
    ])
    for locale in try selection.resolved(rules: configuration?.rules ?? CurrencyRules()) {
      var symbol = locale.symbol(.standard)
      if case .text(let text) = configuration?.symbol(of: locale) { symbol = text }
      rows.add([
        locale.identifier, locale.currencyCode, symbol, locale.symbol(.narrow),
        locale.currencyName, locale.layoutDirection.rawValue,
        try Self.fonts(for: symbol, of: locale, typesetter), locale.currencySource.rawValue,
      ])
    }
    try table.print(rows)
  }

  /// The fonts that draw a symbol; `none` if no font has one of its characters.
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
