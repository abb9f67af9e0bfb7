import ArgumentParser
import BadgeKit
import CurrencyLocale
import ImageComparison
import SystemSupport
import VectorGraphics

/// The command `render`: draws one button.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one button.",
    discussion: """
      Examples:
        mintmark render fr_CH -o add-debit.png --scale 3
        mintmark render --currency JPY --ring filled --tint systemGreen -o yen.svg
        mintmark render ar_AE --size 20 --appearance dark -o add.png
      """)

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Button") var button: ButtonOptions
  @OptionGroup(title: "Button", visibility: .rare) var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Flag(
    help: ArgumentHelp("Print the computed numbers as JSON and draw nothing.", visibility: .rare))
  var geometry = false

  private func check() throws {
    guard geometry else {
      try picture.destination(svgTint: button.svgTint)
      return
    }
    if let option = picture.firstGivenOption {
      throw ValidationError("--geometry draws nothing: leave out \(option), or --geometry")
    }
  }

  func run() throws {
    try symbol.checkNotEmpty()
    let button = try symbol.button(
      style: button.style(over: CurrencyButtonStyle(systemPalette: picture.palette)))
    try check()
    let typesetter = try fonts.typesetter()
    if geometry {
      let report = try GeometryReport(button.drawing(typesetter)).jsonText() + "\n"
      return try StandardStream.output.write(report)
    }
    let context = try picture.context(LayoutContext(typesetter: typesetter))
    let drawn = try button.picture(in: context)
    if let warning = try button.adapted(to: context).legibilityWarning(typesetter) {
      Diagnostics.warn(warning)
    }
    if self.button.isTintGiven {
      ContrastCheck.warn(of: button.style, in: picture.appearance)
    }
    try picture.write(
      drawn.scene, palette: drawn.palette(picture.appearance), title: button.title,
      titleLanguage: drawn.titleLanguage, svgTint: self.button.svgTint)
  }
}
