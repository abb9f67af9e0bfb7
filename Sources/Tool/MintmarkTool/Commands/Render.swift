import ArgumentParser
import BadgeKit
import CurrencyLocale
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

  func run() throws {
    try symbol.checkNotEmpty()
    let settings = try button.settings(over: ButtonSettings(palette: picture.palette))
    let button = try symbol.button(style: settings.style)
    try picture.destination(svgTint: self.button.svgTint)
    let typesetter = try fonts.typesetter()
    let context = try picture.context(
      LayoutContext(typesetter: typesetter, contentSize: settings.contentSize))
    let drawn = try button.picture(in: context)
    let resolved = button.resolved(in: context.buttonContext)
    try resolved.legibilityWarnings(typesetter).forEach(Diagnostics.warn)
    if self.button.isTintGiven {
      ContrastCheck.warn(of: button.style, in: picture.appearance)
    }
    try picture.write(
      drawn.scene, palette: drawn.palette(picture.appearance), title: button.title,
      titleLanguage: drawn.titleLanguage, svgTint: self.button.svgTint)
  }
}
