import ArgumentParser
import BadgeKit
import ImageComparison
import SystemSupport

/// The command `geometry`: prints the numbers that a button is drawn with.
struct GeometryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "geometry",
    abstract: "Print the computed positions and sizes of one button as JSON.",
    discussion: """
      Example: mintmark geometry fr_CH --size 24

      Lengths are in points, and angles in degrees, clockwise from the right. The button is not fitted to pixels.
      """)

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Button") var button: ButtonOptions
  @OptionGroup(title: "Button", visibility: .rare) var fonts: FontOptions

  func run() throws {
    try symbol.checkNotEmpty()
    let settings = try button.settings()
    let button = try symbol.button(style: settings.style)
    let context = ButtonContext(contentSize: settings.contentSize)
    let drawing = try button.drawing(fonts.typesetter(), in: context)
    try StandardStream.output.write(GeometryReport(drawing).jsonText() + "\n")
  }
}
