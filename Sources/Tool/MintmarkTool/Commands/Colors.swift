import ArgumentParser
import VectorGraphics

/// The command `colors`: prints a table of the named colours.
struct ColorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "colors",
    abstract: "List the names of tints, with their colours and contrasts.",
    discussion: """
      A contrast is measured against white for light and against black for dark. Graphics need 3 or \
      more (WCAG 2.2, 1.4.11).

      Examples:
        mintmark colors
        mintmark colors --palette ios18
        mintmark colors --css --json
      """)

  @Option(choice: "Only these values of Apple's system colours.", default: "all of them")
  var palette: SystemPalette?

  @Flag(help: "List the CSS names too. They have the same colour in all appearances.")
  var css = false

  @OptionGroup(title: "Table") var table: TableOptions

  func run() throws {
    var rows = Table([
      "name", "palette", "light", "dark", "light-increased", "dark-increased", "light-contrast",
      "dark-contrast",
    ])
    for color in SystemColor.allCases {
      for palette in palette.map({ [$0] }) ?? SystemPalette.allCases {
        rows.add(Self.row(color.name, palette.rawValue, color.color(in: palette)))
      }
    }
    // A tint must be opaque, so `transparent` is left out.
    for name in css ? RGBAColor.cssNames : [] {
      guard let color = RGBAColor(cssName: name), color.alpha == 255 else { continue }
      rows.add(Self.row(name, "css", AdaptiveColor(color)))
    }
    try table.print(rows)
  }

  private static func row(_ name: String, _ palette: String, _ color: AdaptiveColor) -> [String] {
    [
      name, palette, color.light.hexString, color.dark.hexString,
      color.lightIncreasedContrast.hexString,
      color.darkIncreasedContrast.hexString, contrast(color, .light), contrast(color, .dark),
    ]
  }

  private static func contrast(_ color: AdaptiveColor, _ appearance: Appearance) -> String {
    let background = Palette(appearance).color(.role(.background))
    return ContrastCheck.text(color.color(in: appearance).contrastRatio(with: background))
  }
}
