import ArgumentParser
import BadgeKit
import CurrencyLocale
import SystemSupport
import VectorGraphics

/// One button.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one button.",
    discussion: """
      Examples:
        mintmark render fr_CH -o add-debit.png --scale 3
        mintmark render --currency JPY --ring filled --tint systemGreen -o yen.svg
        mintmark render en_US --geometry
      """)

  @OptionGroup(title: "Symbol") var symbol: SymbolOptions
  @OptionGroup(title: "Button") var button: ButtonOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Flag(help: "Print the computed numbers as JSON and draw nothing.")
  var geometry = false

  func run() throws {
    let typesetter = try button.typesetter()
    var style = try button.style()
    style.displayScale = picture.scale ?? 1
    let button = try symbol.button(style: style)
    if geometry {
      if let option = picture.firstGiven {
        throw CommandError.usage("--geometry draws nothing: leave out \(option), or --geometry")
      }
      let report = try GeometryReport(button.drawing(typesetter)).json() + "\n"
      return try PictureOptions.write(Array(report.utf8), to: "-")
    }
    let destination = try picture.destination()
    let scene = try button.templateScene(typesetter)
    if self.button.isTintGiven, !picture.noContrastCheck {
      ContrastCheck.warn(of: button.style, in: try picture.viewing)
    }
    try picture.write(
      scene, palette: button.style.palette(try picture.viewing), title: button.title,
      svgTint: self.button.svgTint, to: destination)
  }
}

/// Which symbol a button carries.
struct SymbolOptions: ParsableArguments {
  @Argument(help: "A locale, such as fr_CH, zh-Hans-CN or en-US-u-cu-eur.")
  var locale: String?

  @Option(help: ArgumentHelp("The currency in place of the locale's own.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("A text in place of a currency's symbol.", valueName: "string"))
  var text: String?

  @Option(
    help: ArgumentHelp("What to draw for a locale that has no currency.", valueName: "text"))
  var fallbackSymbol: String?

  /// The longest text that is taken for a symbol, in characters.
  static let longestText = 64

  func button(style: ButtonStyle) throws -> CurrencyButton {
    if text != nil, currency != nil {
      throw CommandError.usage("--text and --currency exclude each other: give one of them")
    }
    guard let locale else {
      guard let text else {
        guard let currency else {
          throw CommandError.usage(
            "nothing to draw: give a locale such as en_US, --currency CODE or --text STRING")
        }
        return CurrencyButton(try CurrencyLocale(currency: currency), style: style)
      }
      return try textButton(text, option: "--text", style: style)
    }
    let place: CurrencyLocale
    do {
      place = try CurrencyLocale(locale, currency: currency)
    } catch let error {
      guard case .noCurrency = error, let symbol = text ?? fallbackSymbol else { throw error }
      let option = text == nil ? "--fallback-symbol" : "--text"
      return try textButton(symbol, option: option, style: style)
    }
    if let warning = place.warning { Diagnostics.warn(warning) }
    var button = CurrencyButton(place, style: style)
    if let text {
      button.symbol = .text(try Self.visible(text, option: "--text"))
      button.title = text
    }
    return button
  }

  private func textButton(
    _ text: String, option: String, style: ButtonStyle
  ) throws -> CurrencyButton {
    let symbol = try Self.visible(text, option: option)
    return CurrencyButton(.text(symbol), style: style, title: symbol)
  }

  /// The text without what can't be seen at its ends; an error where it is no symbol.
  private static func visible(_ text: String, option: String) throws -> String {
    let visible = VisibleText.trimmed(try ButtonOptions.visible(text, option: option))
    guard visible.count <= longestText else {
      throw CommandError.data(
        "the text of \(option) has \(visible.count) characters: give at most \(longestText)")
    }
    return visible
  }
}
