import ArgumentParser
import BadgeKit
import CurrencyLocale
import TextOutlines

/// The locales that can't be drawn.
struct Audit: ParsableCommand, FileArguments {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "List the locales that can't be drawn, and why; exits with 1 if there are any.",
    discussion: """
      Examples:
        mintmark audit
        mintmark audit --symbol-form narrow --weight bold
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Button") var button: ButtonOptions

  @Flag(help: "Print the findings as JSON.")
  var json = false

  var fileArguments: [String?] { button.fonts.font }

  func run() throws {
    let style = try button.style()
    let typesetter = try button.fonts.typesetter()
    let locales = try selection.resolved()
    var findings = Table(["locale", "symbol", "reason"])
    for locale in locales {
      let button = CurrencyButton(locale, style: style)
      if let reason = try Self.finding(button, typesetter) {
        findings.add([locale.identifier, locale.symbol(style.symbolForm), reason])
      }
    }
    let report =
      if json {
        try findings.json()
      } else if findings.rows.isEmpty {
        "\(locales.count) locales, all of them can be drawn\n"
      } else {
        findings.text + "\(findings.rows.count) of \(locales.count) locales can't be drawn\n"
      }
    try PictureOptions.write(Array(report.utf8), to: "-")
    if !findings.rows.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
  }

  /// Why a button's symbol can't be drawn; nil where it can.
  ///
  /// - Throws: an error of the options, which every locale would have.
  private static func finding(
    _ button: CurrencyButton, _ typesetter: Typesetter
  ) throws(DrawingError) -> String? {
    do {
      _ = try button.templateScene(typesetter)
      return nil
    } catch {
      switch error {
      case .text(let reason) where reason.isMissingGlyph: return reason.description
      case .emptySymbol, .symbolTooComplex: return error.description
      case .geometry, .text, .locale, .amount: throw error
      }
    }
  }
}
