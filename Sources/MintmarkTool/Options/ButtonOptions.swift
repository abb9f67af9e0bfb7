import ArgumentParser
import BadgeGeometry
import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorFormats
import VectorGraphics

/// How a button looks: shared by every command that draws some.
struct ButtonOptions: ParsableArguments {
  // Choices are read as text: the parser asks the Swift runtime about every type an option has,
  // which took half the time of a `render`.

  @Option(parsing: .unconditional, help: "The button's height in points. (default: 50)")
  var size: Double?

  @Option(
    help: "The symbol's form: standard, narrow or code. (default: standard)",
    completion: Choice<SymbolForm>.completion)
  var symbolForm: String?

  @Option(
    help: "How the symbol's size is chosen: stepped or optical. (default: stepped)",
    completion: Choice<SymbolFit.Rule>.completion)
  var fit: String?

  @Option(help: "The symbol's weight: a name, or 1 to 1000. (default: semibold)")
  var weight: String?

  @Option(
    help: "The ring: outline, filled or none. (default: outline)",
    completion: Choice<ButtonStyle.Ring>.completion)
  var ring: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The ring's opening in degrees, clockwise from the right. (default: the badge's, 120...160)",
      valueName: "start...end"))
  var gap: String?

  @Option(
    help: "The badge: plus, minus, checkmark, xmark, exclamation or none. (default: plus)",
    completion: Choice<BadgeArgument>.completion)
  var badge: String?

  @Option(
    help: """
      The badge's corner: bottom-left, bottom-right, top-left or top-right. (default: bottom-left)
      """,
    completion: Choice<BadgeCorner>.completion)
  var badgeCorner: String?

  @Option(
    help: """
      The colour: #RGB, #RRGGBB, #RRGGBBAA, a CSS name, a system name, or currentColor for an SVG \
      that takes its page's. (default: systemBlue)
      """)
  var tint: String?

  @Option(help: "What is painted behind everything: a colour or none. (default: none)")
  var background: String?

  @Option(help: ArgumentHelp("A text beside the button.", valueName: "text"))
  var label: String?

  @Option(
    help: "The label's text style, such as headline. (default: body)",
    completion: Choice<TextStyle>.completion)
  var textStyle: String?

  @Option(
    help: "The Dynamic Type size, xSmall to accessibility5. (default: large)",
    completion: Choice<ContentSize>.completion)
  var textSize: String?

  @Option(
    help: ArgumentHelp("Lets the button grow with a text style, such as body.", valueName: "style"),
    completion: Choice<TextStyle>.completion)
  var scaledRelativeTo: String?

  @Option(
    help: "The layout's direction: auto, ltr or rtl. (default: auto)",
    completion: Choice<DirectionArgument>.completion)
  var direction: String?

  @Flag(help: "Swaps the badge's and the gap's sides in a right-to-left layout.")
  var mirror = false

  @Option(
    help: ArgumentHelp(
      "A font to use before all others; may be repeated.", valueName: "family|file"))
  var font: [String] = []

  /// The style of these options.
  func style() throws -> ButtonStyle {
    var style = ButtonStyle()
    style.size = size ?? style.size
    style.symbolForm = try Choice.value(symbolForm, "--symbol-form") ?? style.symbolForm
    style.fit = try Choice.value(fit, "--fit") ?? style.fit
    style.weight = try FontWeight.option(weight) ?? style.weight
    style.ring = try Choice.value(ring, "--ring") ?? style.ring
    if gap != nil, style.ring != .outline {
      throw CommandError.usage("--gap opens an outline ring: leave it out, or --ring \(style.ring)")
    }
    style.gap = try RingGap.option(gap)
    let badge: BadgeArgument? = try Choice.value(badge, "--badge")
    style.mark = badge.map(\.mark) ?? style.mark
    style.badgeCorner = try Choice.value(badgeCorner, "--badge-corner") ?? style.badgeCorner
    style.isMirrored = mirror
    let direction: DirectionArgument? = try Choice.value(direction, "--direction")
    style.direction = direction?.layoutDirection
    if let label { style.label = try Self.visible(label, option: "--label") }
    style.labelStyle = try Choice.value(textStyle, "--text-style") ?? style.labelStyle
    style.contentSize = try Choice.value(textSize, "--text-size") ?? style.contentSize
    style.scaledRelativeTo = try Choice.value(scaledRelativeTo, "--scaled-relative-to")
    if let tint, !inheritsTint { style.tint = try Self.color(tint, option: "--tint") }
    if let background, background != "none" {
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
