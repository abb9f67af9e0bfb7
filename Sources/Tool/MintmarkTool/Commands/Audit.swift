import ArgumentParser
import BadgeKit
import CurrencyLocale
import Messages
import SystemSupport
import TextOutlines
import VectorGraphics

/// The command `audit`: lists the locales with a symbol that can't be drawn or read.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: """
      List the locales whose symbol can't be drawn, with the reason; exits with 1 if there are any.
      """,
    discussion: """
      Examples:
        mintmark audit
        mintmark audit --symbol-form narrow --weight bold
        mintmark audit --size 20
        mintmark audit --require-fonts
        mintmark audit --design --limit stem=0.6 --limit legible=20

      With --size, it also lists the symbols that are not legible at that height, at one pixel per \
      point. Without locales it checks all.

      With --design it prints the figures of each drawing: the symbol's stems as a fraction of the \
      ring's thickness; the distances from ring and badge, the cap height and the offset of the mass as \
      fractions of the button's height; the heights of 16, 20, 24 and 32 pixels at which it can't be \
      read; the contrast of its colours; and other currencies that have its text as their symbol, \
      unlike its own. It exits with 1 if one is outside a limit.
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Locales") var configuration: ConfigurationOptions
  @OptionGroup(title: "Button") var button: ButtonOptions
  @OptionGroup(title: "Button", visibility: .rare) var fonts: FontOptions

  @Option(
    choice: SystemPalette.documentation, default: SystemPalette.standard.rawValue,
    visibility: .rare)
  var palette: SystemPalette?

  @Flag(help: "Exit with 1 also if the preferred font is missing and another one replaces it.")
  var requireFonts = false

  @Flag(help: "Print the figures of each drawing, and the limits that it exceeds.")
  var design = false

  @Option(
    help: ArgumentHelp(
      """
      With --design, a limit: the least stem, clearance, cap-height or contrast, the greatest mass (an \
      offset), or the height in pixels from which each symbol is legible. \
      (default: \(DesignLimit.defaultText))
      """, valueName: "name=value", visibility: .rare),
    transform: OptionValue.reader(DesignLimit.read))
  var limit: [DesignLimit] = []

  @Flag(help: "Print the findings as JSON.")
  var json = false

  @Flag(
    help: ArgumentHelp(
      """
      List symbols whose fonts lack some of SF Symbols' weights. On without the flag if --config makes \
      SF Symbols.
      """, visibility: .rare))
  var symbolWeights = false

  func validate() throws {
    if palette != nil, configuration.config != nil {
      throw ValidationError(
        "--palette is for colours of the command line: leave it out, and write palette into the "
          + "configuration")
    }
    if !limit.isEmpty, !design { throw ValidationError("--limit is for --design: add it") }
  }

  func run() throws {
    let configuration = try configuration.configuration()
    let settings = try button.settings(
      over: configuration?.button ?? ButtonSettings(palette: palette))
    let measures = button.size != nil
    let context = ButtonContext(
      measures ? .pixels : .document, contentSize: settings.contentSize)
    let typesetter = try fonts.typesetter(over: configuration?.fonts ?? [])
    let locales = try selection.resolved(rules: configuration?.rules ?? CurrencyRules())
    var findings = Table(["locale", "symbol", "reason"])
    var figures = design ? DesignAudit(limit) : nil
    var weights = SymbolWeightAudit()
    // Many locales share a drawing.
    var known: [ResolvedButton: (reason: String, isDrawn: Bool)?] = [:]
    for locale in locales {
      var button = CurrencyButton(locale, style: settings.style)
      button.symbol = configuration?.symbol(of: locale)?.symbol ?? button.symbol
      if symbolWeights || configuration?.hasVariableSymbols == true {
        weights.add(button, typesetter)
      }
      button.title = ""
      button.titleLanguage = nil
      button.language = button.symbol.dependsOnLanguage ? locale.language : nil
      let resolved = button.resolved(in: context)
      let finding = try known[resolved] ?? Self.finding(resolved, typesetter)
      known[resolved] = .some(finding)
      // An illegible symbol has figures. A symbol that can't be drawn has none.
      if finding?.isDrawn != false {
        try figures?.add(resolved, of: locale, typesetter)
      }
      if let (reason, isDrawn) = finding, figures == nil || !isDrawn {
        if figures != nil { Diagnostics.warn("\(locale.identifier): \(reason)") }
        findings.add([locale.identifier, locale.symbol(settings.style.symbolForm), reason])
      }
    }
    Self.warnOfOutdatedData(locales)
    weights.printNotes()
    let isOutside = figures?.rows.contains { !$0.outside.isEmpty } ?? false
    let report =
      if let figures {
        json ? try figures.rows.jsonText() + "\n" : figures.text
      } else if json {
        try findings.json()
      } else if findings.rows.isEmpty {
        CountText.of(locales.count, "locale") + " checked, nothing is missing\n"
      } else {
        findings.text
          + "\(findings.rows.count) of \(CountText.of(locales.count, "locale")) can't be drawn"
          + (measures ? " or read" : "") + "\n"
      }
    try StandardStream.output.write(report)
    let isSubstituted = try typesetter.substitutionWarning() != nil
    if isOutside || !findings.rows.isEmpty || requireFonts && isSubstituted {
      throw ExitCode(ExitStatus.found.rawValue)
    }
  }

  /// Warns once for each region with outdated locale data.
  private static func warnOfOutdatedData(_ locales: [CurrencyLocale]) {
    for warning in Set(locales.compactMap(\.outdatedDataWarning)).sorted() {
      Diagnostics.warn(warning)
    }
  }

  /// The reason why a button's symbol can't be drawn, or why it or the mark can't be read at its size in pixels, with whether
  /// the button is drawn; nil if there is no reason.
  ///
  /// - Throws: an error that does not depend on the symbol, such as a font that can't be read.
  private static func finding(
    _ button: ResolvedButton, _ typesetter: Typesetter
  ) throws(DrawingError) -> (reason: String, isDrawn: Bool)? {
    do {
      let drawing = try button.drawing(typesetter)
      _ = try button.templateScene(of: drawing, typesetter)
      let isLegible = button.isSmall ? drawing.isLegible : drawing.legibility?.isLegible ?? true
      guard !isLegible || !drawing.isMarkLegible else { return nil }
      return (
        try button.legibilityWarnings(typesetter).first
          ?? "can't be read in \(FixedPoint3.text(drawing.geometry.height)) pixels",
        true
      )
    } catch {
      switch error {
      case .text(let reason) where reason.isMissingGlyph: return (reason.description, false)
      case .emptySymbol, .symbolTooComplex: return (error.description, false)
      case .geometry, .text, .locale, .amount, .entry: throw error
      }
    }
  }
}
