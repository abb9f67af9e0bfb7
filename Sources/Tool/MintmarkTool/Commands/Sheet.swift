import ArgumentParser
import BadgeKit

/// The command `sheet`: draws a contact sheet of labelled buttons.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw a contact sheet: a grid of buttons, each labelled with its locale.",
    discussion: """
      Examples:
        mintmark sheet en_US en_GB fr_CH ar_AE -o sheet.png --scale 2
        mintmark sheet --all -o world.pdf
      """)

  @OptionGroup(title: "Locales") var selection: LocaleSelection

  @Option(
    parsing: .unconditional,
    help: "The number of buttons in a row. (default: as square as possible)",
    transform: OptionValue.integer(1...Int.max))
  var columns: Int?

  @OptionGroup(title: "Button") var button: ButtonOptions
  @OptionGroup(title: "Button", visibility: .rare) var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  func run() throws {
    try selection.checkNotEmpty()
    let settings = try button.settings(over: ButtonSettings(palette: picture.palette))
    let style = settings.style
    let locales = try selection.resolved()
    try picture.destination(svgTint: button.svgTint)
    let sheet = ContactSheet(
      locales.map { locale in
        var cell = style
        cell.background = nil
        return .init(CurrencyButton(locale, style: cell), caption: locale.identifier)
      }, columns: columns)
    let typesetter = try fonts.typesetter()
    let context = LayoutContext(typesetter: typesetter, contentSize: settings.contentSize)
    let drawn = try sheet.picture(in: picture.context(context))
    try picture.write(
      drawn.scene.background(style.background.map { .color($0) } ?? .role(.background)),
      palette: drawn.palette(picture.appearance), title: drawn.title ?? "",
      titleLanguage: drawn.titleLanguage,
      svgTint: button.svgTint)
  }
}
