import ArgumentParser
import BadgeKit
import CurrencyLocale
import TextOutlines

/// What can't be drawn.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Say which locales can't be drawn, and why; exits with 1 if there are any.",
    discussion: """
      Examples:
        mintmark audit
        mintmark audit --symbol-form narrow --weight bold
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection
  @OptionGroup(title: "Button") var button: ButtonOptions

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() throws {
    let style = try button.style()
    let typesetter = try button.typesetter()
    let locales = try selection.resolved(isAllByDefault: true)
    var findings = Table(["locale", "symbol", "reason"])
    for locale in locales {
      let button = CurrencyButton(locale, style: style)
      if let reason = Self.finding(button, typesetter) {
        findings.add([locale.identifier, locale.symbol(style.symbolForm), reason])
      }
    }
    if json {
      try PictureOptions.write(Array(try findings.json().utf8), to: "-")
    } else if findings.rows.isEmpty {
      print("\(locales.count) locales, all of them can be drawn")
    } else {
      print(findings.text, terminator: "")
      print("\(findings.rows.count) of \(locales.count) locales can't be drawn")
    }
    if !findings.rows.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
  }

  /// Why a button can't be drawn as it should be; nil where it can.
  private static func finding(_ button: CurrencyButton, _ typesetter: Typesetter) -> String? {
    do {
      _ = try button.scene(typesetter)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
