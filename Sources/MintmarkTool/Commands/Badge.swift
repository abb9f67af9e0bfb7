import ArgumentParser
import BadgeGeometry
import BadgeKit
import ComponentDescriptions
import CurrencyLocale
import Messages
import TextOutlines
import VectorGraphics

/// The command `badge`: draws one capsule badge.
struct BadgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "badge",
    abstract: "Draw one capsule badge: a count, a text or an amount.",
    usage: "mintmark badge [<options>] <value>",
    discussion: """
      Examples:
        mintmark badge 42 -o badge.png --scale 3
        mintmark badge 1000 --max 99 --locale ar_EG -o badge.svg
        mintmark badge 12.34 --currency EUR --tint systemIndigo -o price.png
        mintmark badge 120 --currency SAR --signs official -o price.png
        mintmark badge 7 --border 2 --weight semibold -o badge.png --scale 3
      """)

  @Argument(
    help: "A count or text; with --currency, an amount. Write a negative one last, after --.")
  var value: String

  @Option(
    parsing: .unconditional, help: "The largest count to write: with 99, a larger one is 99+.",
    transform: OptionValue.integer(0...Int.max))
  var max: Int?

  @Option(
    help: ArgumentHelp(
      "The value is an amount of this currency, written as in the locale.", valueName: "code"),
    completion: Completions.currencies)
  var currency: String?

  @Option(choice: StyleOption.signs.documentation, visibility: .rare)
  var signs = CurrencySigns.letters

  @Flag(help: "Treat the value as text even if it is a number.")
  var text = false

  @Option(help: "The locale of digits, grouping and amounts.", completion: Completions.locales)
  var locale = "en_US"

  @Option(
    parsing: .unconditional,
    help: OptionHelp.text(
      "The circle's diameter at the default text size.", default: "24", valueName: "points",
      visibility: .rare),
    transform: OptionValue.number(ButtonFields.lengths, isLength: true))
  var minWidth = 24.0

  @Option(
    parsing: .unconditional,
    help: OptionHelp.text(
      "The free space on either side of a text of several characters, at the default text size.",
      default: "8",
      valueName: "points", visibility: .rare),
    transform: OptionValue.number(ButtonFields.distances, isLength: true))
  var padding = 8.0

  @Option(
    parsing: .unconditional,
    help: OptionHelp.text(
      "The width of a border around the badge; 0: none.", default: "0",
      valueName: "points"),
    transform: OptionValue.number(ButtonFields.distances, isLength: true))
  var border = 0.0

  @Option(
    help: ArgumentHelp(
      "The border's colour. (default: white, or black in the dark appearance)", valueName: "color",
      visibility: .rare),
    completion: Completions.colors())
  var borderColor: String?

  @Option(
    weight: "The text's weight: a name, or 1 to 1000.", default: "the text style's",
    visibility: .rare)
  var weight: FontWeight?

  @Option(
    help: ArgumentHelp(
      "The capsule's colour: '#RRGGBB', a CSS name or a system name.", valueName: "color"),
    completion: Completions.colors())
  var tint = "systemRed"

  @Option(
    help: ArgumentHelp("The text's colour.", valueName: "color"), completion: Completions.colors())
  var foreground = "white"

  @Option(choice: "The text's style.", visibility: .rare)
  var textStyle = TextStyle.body

  @Option(choice: StyleOption.textSize.documentation, visibility: .rare)
  var textSize = ContentSize.large

  @OptionGroup(visibility: .rare) var day: DayOptions
  @OptionGroup(visibility: .rare) var fonts: FontOptions
  @OptionGroup(title: "Picture") var picture: PictureOptions

  func validate() throws {
    if borderColor != nil, border == 0 {
      throw ValidationError("--border-color colours a border: add --border, or leave it out")
    }
    if max != nil, currency != nil {
      throw ValidationError("--max limits a count, not an amount: leave out --max or --currency")
    }
    if signs == .official, currency == nil {
      throw ValidationError("--signs is for amounts: add --currency, or leave it out")
    }
    if text, currency != nil {
      throw ValidationError("--text and --currency exclude each other: give one of them")
    }
  }

  func run() throws {
    var badge = CapsuleBadge(try badgeValue())
    try picture.destination()
    badge.tint = try color(tint, "--tint") ?? badge.tint
    badge.foreground = try color(foreground, "--foreground") ?? badge.foreground
    badge.textStyle = textStyle
    badge.weight = weight
    badge.padding = padding
    badge.border = border
    badge.borderColor = try color(borderColor, "--border-color")
    badge.minimumWidth = minWidth
    let context = LayoutContext(
      typesetter: try fonts.typesetter(), contentSize: textSize, locale: locale)
    let drawn = try badge.picture(in: picture.context(context))
    ContrastCheck.warn(of: badge, in: picture.colorAppearance)
    try picture.write(
      drawn.scene, palette: Palette(picture.colorAppearance), title: drawn.title ?? value,
      titleLanguage: drawn.titleLanguage)
  }

  private func color(_ text: String?, _ option: String) throws(CommandError) -> AdaptiveColor? {
    try DataOption.value(text, option) {
      try AdaptiveColor($0, palette: picture.palette ?? .standard)
    }
  }

  private func badgeValue() throws -> CapsuleBadge.Value {
    let rules = try day.rules()
    if let currency {
      let locale = try CurrencyLocale(locale, currency: currency, rules: rules)
      var options = AmountFormat.Options()
      options.signs = signs
      do {
        return .amount(try AmountFormat(locale, options: options).parse(value), options)
      } catch let error {
        guard case .unreadable = error else { throw error }
        throw CommandError.data(
          "\(error) (the format of \(locale.identifier): --locale changes it)")
      }
    }
    guard !text, let count = DecimalNumber.integer(of: value) else {
      if max != nil {
        throw ValidationError("--max limits a count, and '\(value)' is none: leave it out")
      }
      return .text(value)
    }
    return .count(count, maximum: max)
  }
}
