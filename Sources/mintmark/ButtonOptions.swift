import ArgumentParser
import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorFormats
import VectorGraphics

/// How a button looks: shared by every command that draws some.
struct ButtonOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The button's height in points.")
  var size = 50.0

  @Option(help: "The symbol's form: standard, narrow or code.")
  var symbolForm = SymbolForm.standard

  @Option(help: "How the symbol's size is chosen: stepped or optical.")
  var fit = SymbolFit.Rule.stepped

  @Option(help: "The symbol's weight: a name such as semibold, or 1 to 1000.")
  var weight = FontWeight.semibold

  @Option(help: "The ring: outline, filled or none.")
  var ring = ButtonStyle.Ring.outline

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The ring's opening in degrees, clockwise from the right. (default: the badge's, 120...160)",
      valueName: "start...end"),
    transform: GapArgument.init)
  var gap: GapArgument?

  @Option(help: "The badge: plus, minus, checkmark, xmark, exclamation or none.")
  var badge = BadgeArgument.mark(.plus)

  @Option(help: "The badge's corner: bottom-left, bottom-right, top-left or top-right.")
  var badgeCorner = BadgeCorner.bottomLeft

  @Option(
    help: """
      The colour: #RGB, #RRGGBB, #RRGGBBAA, a CSS name, a system name, or currentColor for an SVG \
      that takes its page's. (default: systemBlue)
      """)
  var tint: String?

  @Option(help: "What is painted behind everything: a colour or none.")
  var background = "none"

  @Option(help: ArgumentHelp("A text beside the button.", valueName: "text"))
  var label: String?

  @Option(help: "The label's text style, such as body or headline.")
  var textStyle = TextStyle.body

  @Option(help: "The Dynamic Type size, xSmall to accessibility5.")
  var textSize = ContentSize.large

  @Option(
    help: ArgumentHelp("Lets the button grow with a text style, such as body.", valueName: "style"))
  var scaledRelativeTo: TextStyle?

  @Option(help: "The layout's direction: auto, ltr or rtl.")
  var direction = DirectionArgument.auto

  @Flag(help: "Swaps the badge's and the gap's sides in a right-to-left layout.")
  var mirror = false

  @Option(
    help: ArgumentHelp(
      "A font to use before all others; may be repeated.", valueName: "family|file"))
  var font: [String] = []

  /// The style of these options.
  func style() throws -> ButtonStyle {
    var style = ButtonStyle()
    style.size = size
    style.symbolForm = symbolForm
    style.fit = fit
    style.weight = weight
    style.ring = ring
    if gap != nil, ring != .outline {
      throw CommandError.usage("--gap opens an outline ring: leave it out, or --ring \(ring)")
    }
    style.gap = try gap?.gap()
    style.mark = badge.mark
    style.badgeCorner = badgeCorner
    style.isMirrored = mirror
    style.direction = direction.layoutDirection
    if let label { style.label = try Self.visible(label, option: "--label") }
    style.labelStyle = textStyle
    style.contentSize = textSize
    style.scaledRelativeTo = scaledRelativeTo
    if let tint, !inheritsTint { style.tint = try Self.color(tint, option: "--tint") }
    if background != "none" {
      style.background = try Self.color(background, option: "--background")
    }
    return style
  }

  func typesetter() throws -> Typesetter { try Typesetter(fonts: FontStack(names: font)) }

  /// Whether the tint is a choice of this run that may turn out hard to see.
  var isTintGiven: Bool { tint != nil && !inheritsTint }

  /// How an SVG says the tint: `currentColor` leaves it to the page it stands in.
  var svgTint: SVGTint { inheritsTint ? .inherited : .themable }

  private var inheritsTint: Bool { tint?.lowercased() == "currentcolor" }

  /// A text that has something to see in it.
  static func visible(_ text: String, option: String) throws -> String {
    do {
      try VisibleText.validate(text)
      return text
    } catch {
      throw CommandError.data("\(option): \(error)")
    }
  }

  static func color(_ text: String, option: String) throws -> AdaptiveColor {
    guard let color = AdaptiveColor(text) else {
      throw CommandError.data(
        "unknown colour '\(text)' for \(option): write #RGB, #RRGGBB or #RRGGBBAA, a CSS name such "
          + "as teal, or a system name such as systemBlue")
    }
    return color
  }
}
