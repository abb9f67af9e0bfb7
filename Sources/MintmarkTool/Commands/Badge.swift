import ArgumentParser
import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// One capsule badge.
struct Badge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "badge",
    abstract: "Draw one capsule badge: a count, a text or an amount.",
    discussion: """
      Examples:
        mintmark badge 42 -o badge.png --scale 3
        mintmark badge 1000 --max 99 --locale ar_EG -o badge.svg
        mintmark badge 12.34 --currency EUR --tint systemIndigo -o price.png
      """)

  @Argument(
    help: "A whole number, a text, or with --currency an amount; below 0, after -- at the end.")
  var value: String

  @Option(help: "The largest count that is written out: 99 gives 99+ for more.")
  var max: Int?

  @Option(
    help: ArgumentHelp(
      "Reads the value as an amount of this currency, as the locale writes it.", valueName: "code"))
  var currency: String?

  @Flag(help: "Takes a number for a text, and leaves its digits as they are.")
  var text = false

  @Option(help: "The locale of digits, grouping and amounts.")
  var locale = "en_US"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The circle's diameter at the default text size.", valueName: "points"))
  var minWidth = 24.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The free space on either side of the text.", valueName: "points"))
  var padding = 8.0

  @Option(help: "The capsule's colour: #RGB, #RRGGBB, #RRGGBBAA, a CSS name or a system name.")
  var tint = "systemRed"

  @Option(help: "The text's colour.")
  var foreground = "white"

  @Option(
    help: "The text's style, such as headline. (default: body)",
    completion: Choice<TextStyle>.completion)
  var textStyle: String?

  @Option(
    help: "The Dynamic Type size, xSmall to accessibility5. (default: large)",
    completion: Choice<ContentSize>.completion)
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      "A font to use before all others; may be repeated.", valueName: "family|file"))
  var font: [String] = []

  @OptionGroup(title: "Picture") var picture: PictureOptions

  /// The largest length that is taken, a picture's greatest side in pixels.
  private static let longest = 16_384.0

  func validate() throws {
    guard minWidth > 0, minWidth <= Self.longest else {
      throw ValidationError("--min-width \(minWidth) makes no badge: give points above 0")
    }
    guard padding >= 0, padding <= Self.longest else {
      throw ValidationError("--padding \(padding) makes no badge: give points from 0")
    }
    if let max, max < 0 { throw ValidationError("--max \(max) is below 0: give a number from 0") }
    if text, currency != nil {
      throw ValidationError("--text and --currency exclude each other: give one of them")
    }
  }

  func run() throws {
    var badge = CapsuleBadge(try badgeValue())
    badge.tint = try ButtonOptions.color(tint, option: "--tint")
    badge.foreground = try ButtonOptions.color(foreground, option: "--foreground")
    badge.textStyle = try Choice.value(textStyle, "--text-style") ?? .body
    badge.padding = padding
    badge.minimumWidth = minWidth
    let destination = try picture.destination()
    let context = LayoutContext(
      typesetter: try Typesetter(fonts: FontStack(names: font)),
      contentSize: try Choice.value(textSize, "--text-size") ?? .large,
      locale: locale, scale: picture.scale ?? 1)
    let scene = try badge.scene(in: context)
    if !picture.noContrastCheck { ContrastCheck.warn(of: badge, in: try picture.viewing) }
    try picture.write(
      scene, palette: Palette(try picture.viewing), title: value, to: destination)
  }

  private func badgeValue() throws -> CapsuleBadge.Value {
    if let currency {
      let format = try AmountFormat(CurrencyLocale(locale, currency: currency))
      return .amount(try format.parse(value))
    }
    guard !text, let count = Int(value) else { return .text(value) }
    return .count(count, maximum: max)
  }
}
