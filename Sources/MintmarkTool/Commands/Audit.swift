import ArgumentParser
import BadgeKit
import CurrencyLocale
import SystemSupport
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
        mintmark audit --require-fonts
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Locales") var configuration: ConfigurationOptions
  @OptionGroup(title: "Button") var button: ButtonOptions

  @Flag(help: "Exit with 1 also where the first font family is missing, so that others are drawn.")
  var requireFonts = false

  @Flag(help: "Print the findings as JSON.")
  var json = false

  @Flag(
    help: """
      Note whose letters have fewer weights than a custom SF Symbol, which repeats an outline then; \
      always with a configuration that makes some.
      """)
  var symbolWeights = false

  var fileArguments: [String?] { [configuration.config] + button.fonts.font }

  func run() throws {
    let configuration = try configuration.configuration()
    let style = try button.style(over: configuration?.button ?? CurrencyButtonStyle())
    let typesetter = try button.fonts.typesetter(over: configuration?.fonts ?? [])
    let locales = try selection.resolved(rules: configuration?.rules ?? CurrencyRules())
    var findings = Table(["locale", "symbol", "reason"])
    var symbols: [BadgeSymbol] = []
    var weights = SymbolWeightAudit()
    for locale in locales {
      var button = CurrencyButton(locale, style: style)
      button.symbol = configuration?.symbol(of: locale)?.symbol ?? button.symbol
      symbols.append(button.symbol)
      if symbolWeights || configuration?.hasVariableSymbols == true {
        weights.add(button, typesetter)
      }
      if let reason = try Self.finding(button, typesetter) {
        findings.add([locale.identifier, locale.symbol(style.symbolForm), reason])
      }
    }
    Self.warnOfOutdatedData(locales)
    SignCheck.warn(of: symbols, typesetter)
    weights.note()
    let report =
      if json {
        try findings.json()
      } else if findings.rows.isEmpty {
        CountText.of(locales.count, "locale") + " checked, nothing is missing\n"
      } else {
        findings.text
          + "\(findings.rows.count) of \(CountText.of(locales.count, "locale")) can't be drawn\n"
      }
    try PictureOptions.write(Array(report.utf8), to: "-")
    let isSubstituted = try typesetter.substitutionWarning() != nil
    if !findings.rows.isEmpty || requireFonts && isSubstituted {
      throw ExitCode(ExitStatus.found.rawValue)
    }
  }

  /// Warns once of each region of which the locale data is outdated.
  private static func warnOfOutdatedData(_ locales: [CurrencyLocale]) {
    for warning in Set(locales.compactMap(\.outdatedDataWarning)).sorted() {
      Diagnostics.warn(warning)
    }
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
