import ArgumentParser
import BadgeKit
import Messages
import TextOutlines
import VectorFormats

/// The style of a button: shared by every command that draws some.
///
/// Names, values, defaults and documentation are those of `StyleOption`.
struct ButtonOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: StyleOption.size.help)
  var size: Double?

  @Option(help: StyleOption.symbolForm.help, completion: StyleOption.symbolForm.completion)
  var symbolForm: String?

  @Option(help: StyleOption.signs.help, completion: StyleOption.signs.completion)
  var signs: String?

  @Option(help: StyleOption.fit.help, completion: StyleOption.fit.completion)
  var fit: String?

  @Option(
    help: StyleOption.symbolCentering.help, completion: StyleOption.symbolCentering.completion)
  var symbolCentering: String?

  @Option(parsing: .unconditional, help: StyleOption.symbolScale.help(valueName: "fraction,..."))
  var symbolScale: String?

  @Option(parsing: .unconditional, help: StyleOption.smallestSymbol.help(valueName: "fraction"))
  var smallestSymbol: String?

  @Option(parsing: .unconditional, help: StyleOption.largestCapHeight.help(valueName: "fraction"))
  var largestCapHeight: String?

  @Option(parsing: .unconditional, help: StyleOption.clearance.help(valueName: "fraction"))
  var clearance: String?

  @Option(help: StyleOption.weight.help, completion: StyleOption.weight.completion)
  var weight: String?

  @Option(help: StyleOption.ring.help, completion: StyleOption.ring.completion)
  var ring: String?

  @Option(parsing: .unconditional, help: StyleOption.ringWidth.help(valueName: "fraction|auto"))
  var ringWidth: String?

  @Option(parsing: .unconditional, help: StyleOption.gap.help(valueName: "start...end"))
  var gap: String?

  @Option(parsing: .unconditional, help: StyleOption.moat.help(valueName: "fraction"))
  var moat: String?

  @Option(help: StyleOption.badge.help, completion: StyleOption.badge.completion)
  var badge: String?

  @Option(parsing: .unconditional, help: StyleOption.badgeSize.help(valueName: "fraction"))
  var badgeSize: String?

  @Option(help: StyleOption.badgeCorner.help, completion: StyleOption.badgeCorner.completion)
  var badgeCorner: String?

  @Option(parsing: .unconditional, help: StyleOption.padding.help(valueName: "fraction"))
  var padding: String?

  @Flag(help: StyleOption.fitPixels.help)
  var fitPixels = false

  @Option(parsing: .unconditional, help: StyleOption.smallBelow.help(valueName: "pixels"))
  var smallBelow: String?

  @Option(parsing: .unconditional, help: StyleOption.smallBadgeSize.help(valueName: "fraction"))
  var smallBadgeSize: String?

  @Option(help: StyleOption.smallWeight.help, completion: StyleOption.smallWeight.completion)
  var smallWeight: String?

  @Option(help: StyleOption.smallSymbol.help, completion: StyleOption.smallSymbol.completion)
  var smallSymbol: String?

  @Option(
    help: StyleOption.tint.help(
      more: "In SVG, currentColor inherits the text colour of the page.", valueName: "color"),
    completion: Completions.colors(and: ["currentColor"]))
  var tint: String?

  @Option(
    help: StyleOption.background.help(valueName: "color"),
    completion: Completions.colors(and: ["none"]))
  var background: String?

  @Option(help: StyleOption.action.help, completion: StyleOption.action.completion)
  var action: String?

  @Option(help: StyleOption.label.help(valueName: "text"))
  var label: String?

  @Option(help: StyleOption.textStyle.help, completion: StyleOption.textStyle.completion)
  var textStyle: String?

  @Option(help: StyleOption.textSize.help, completion: StyleOption.textSize.completion)
  var textSize: String?

  @Option(
    help: StyleOption.scaledRelativeTo.help(valueName: "style"),
    completion: StyleOption.scaledRelativeTo.completion)
  var scaledRelativeTo: String?

  @Option(help: StyleOption.direction.help, completion: StyleOption.direction.completion)
  var direction: String?

  @Flag(help: StyleOption.mirror.help)
  var mirror = false

  @OptionGroup var fonts: FontOptions

  func validate() throws { try OptionText.validate { _ = try style() } }

  /// The style of these options.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture; nil is 1.
  ///   - base: the style that the options change.
  func style(
    scale: Double? = nil, over base: CurrencyButtonStyle = CurrencyButtonStyle()
  ) throws -> CurrencyButtonStyle {
    var style = base
    style.displayScale = scale ?? style.displayScale
    for (option, text) in given {
      try OptionText.value(text, "--" + option.name) { try option.set($0, in: &style) }
    }
    if gap != nil, style.ring != .outline {
      throw CommandError.usage("--gap opens an outline ring: leave it out, or --ring \(style.ring)")
    }
    if style.balancesWeight, style.balancesRing {
      throw CommandError.usage(
        "--weight balanced follows the ring, and --ring-width auto the weight: give one of them a "
          + "value")
    }
    if let moat, gap != nil, style.proportions.moat != 0 {
      throw CommandError.usage("--gap and --moat \(moat) both open the ring: leave one of them out")
    }
    return style
  }

  /// The text of each option that belongs to the style; nil where it is not given.
  private var given: [(option: StyleOption, text: String?)] {
    [
      (.size, size.map { "\($0)" }), (.symbolForm, symbolForm), (.signs, signs), (.fit, fit),
      (.symbolCentering, symbolCentering),
      (.symbolScale, symbolScale), (.smallestSymbol, smallestSymbol),
      (.largestCapHeight, largestCapHeight), (.clearance, clearance), (.weight, weight),
      (.ring, ring), (.ringWidth, ringWidth), (.gap, gap), (.moat, moat), (.badge, badge),
      (.badgeSize, badgeSize), (.badgeCorner, badgeCorner), (.padding, padding),
      (.fitPixels, fitPixels ? "true" : nil), (.smallBelow, smallBelow),
      (.smallBadgeSize, smallBadgeSize), (.smallWeight, smallWeight), (.smallSymbol, smallSymbol),
      (.tint, inheritsTint ? nil : tint), (.background, background), (.action, action),
      (.label, label),
      (.textStyle, textStyle), (.textSize, textSize), (.scaledRelativeTo, scaledRelativeTo),
      (.direction, direction), (.mirror, mirror ? "true" : nil),
    ]
  }

  /// Refuses options of the small drawing without pixels that it is fitted to.
  ///
  /// - Throws: `ValidationError` that names the option.
  func checkSmall() throws {
    let options: [(option: StyleOption, text: String?)] = [
      (.smallBelow, smallBelow), (.smallBadgeSize, smallBadgeSize), (.smallWeight, smallWeight),
      (.smallSymbol, smallSymbol),
    ]
    guard !fitPixels, let given = options.first(where: { $0.text != nil }) else { return }
    throw ValidationError(
      "--\(given.option.name) is for a button that is fitted to pixels: add --fit-pixels")
  }

  /// Whether the tint is chosen in this run, so that it may be hard to see.
  var isTintGiven: Bool { tint != nil && !inheritsTint }

  /// The tint in an SVG: `currentColor` leaves it to the page.
  var svgTint: SVGTint { inheritsTint ? .inherited : .themable }

  private var inheritsTint: Bool { tint?.lowercased() == "currentcolor" }
}

extension StyleOption {
  /// The help text, with the values and the default.
  var help: ArgumentHelp { help() }

  /// The help text, with another sentence and the name of the value.
  func help(more: String? = nil, valueName: String? = nil) -> ArgumentHelp {
    OptionHelp.text(
      documentation + (more.map { " " + $0 } ?? ""), names, default: defaultText,
      valueName: valueName)
  }

  /// The names that a shell completes.
  var completion: CompletionKind {
    switch values {
    case .weight: .list(FontWeight.names.map(\.name) + [Self.balanced])
    case .plainWeight: .list(FontWeight.names.map(\.name))
    default: .list(names)
    }
  }

  private var names: [String] {
    if case .names(let names) = values { names } else { [] }
  }
}
