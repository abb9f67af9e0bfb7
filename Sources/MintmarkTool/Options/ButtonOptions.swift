import ArgumentParser
import BadgeGeometry
import BadgeKit
import CairoBackend
import Messages
import VectorFormats

/// The options for the style of a button. All commands that draw buttons share them.
///
/// Their names, values, defaults and documentation come from `StyleOption`.
struct ButtonOptions: ParsableArguments {
  @Option(.preset) var preset: StyleSetting?
  @Option(.size) var size: StyleSetting?
  @Option(.symbolForm, visibility: .rare) var symbolForm: StyleSetting?
  @Option(.signs, visibility: .rare) var signs: StyleSetting?
  @Option(.fit, visibility: .rare) var fit: StyleSetting?
  @Option(.rhythm, visibility: .rare) var rhythm: StyleSetting?
  @Option(.symbolCentering, visibility: .rare) var symbolCentering: StyleSetting?
  @Option(.symbolWidth, visibility: .rare) var symbolWidth: StyleSetting?
  @Option(.symbolScale, visibility: .rare) var symbolScale: StyleSetting?
  @Option(.smallestSymbol, visibility: .rare) var smallestSymbol: StyleSetting?
  @Option(.largestCapHeight, visibility: .rare) var largestCapHeight: StyleSetting?
  @Option(.clearance, visibility: .rare) var clearance: StyleSetting?
  @Option(.weight) var weight: StyleSetting?
  @Option(.ring) var ring: StyleSetting?
  @Option(.ringWidth, visibility: .rare) var ringWidth: StyleSetting?
  @Option(.ringSize, visibility: .rare) var ringSize: StyleSetting?
  @Option(.gap, valueName: "start...end", visibility: .rare) var gap: StyleSetting?
  @Option(.moat, visibility: .rare) var moat: StyleSetting?
  @Option(.badge) var badge: StyleSetting?
  @Option(.badgeSize, visibility: .rare) var badgeSize: StyleSetting?
  @Option(.badgeCorner, visibility: .rare) var badgeCorner: StyleSetting?
  @Option(.badgeOverhang, visibility: .rare) var badgeOverhang: StyleSetting?
  @Option(.markLength, visibility: .rare) var markLength: StyleSetting?
  @Option(.markThickness, visibility: .rare) var markThickness: StyleSetting?
  @Option(.padding, visibility: .rare) var padding: StyleSetting?
  @Flag(inversion: .prefixedNo, help: StyleOption.fitPixels.help(visibility: .rare))
  var fitPixels: Bool?
  @Option(.smallBelow, visibility: .rare) var smallBelow: StyleSetting?
  @Option(.smallBadgeSize, visibility: .rare) var smallBadgeSize: StyleSetting?
  @Option(.smallWeight, visibility: .rare) var smallWeight: StyleSetting?
  @Option(.smallSymbol, visibility: .rare) var smallSymbol: StyleSetting?

  @Option(
    help: StyleOption.tint.help(
      more: "In SVG, currentColor inherits the text colour of the page.", valueName: "color"),
    completion: Completions.colors(and: ["currentColor"]))
  var tint: String?

  @Option(
    help: StyleOption.background.help(valueName: "color"),
    completion: Completions.colors(and: ["none"]))
  var background: String?

  @Option(.action, visibility: .rare) var action: StyleSetting?
  @Option(help: StyleOption.label.help(valueName: "text", visibility: .rare)) var label: String?
  @Option(.textStyle, visibility: .rare) var textStyle: StyleSetting?
  @Option(.textSize, visibility: .rare) var textSize: StyleSetting?
  @Option(.scaledRelativeTo, valueName: "style", visibility: .rare) var scaledRelativeTo:
    StyleSetting?
  @Option(.direction, visibility: .rare) var direction: StyleSetting?
  @Flag(help: StyleOption.mirror.help(visibility: .rare)) var mirror = false

  /// The base style, changed by the given options.
  ///
  /// - Parameter base: the style to change.
  /// - Throws: `CommandError` for a wrong colour or label, and for options that exclude each other.
  func style(
    over base: CurrencyButtonStyle = CurrencyButtonStyle()
  ) throws(CommandError) -> CurrencyButtonStyle {
    var style = base
    style.set(settings.compactMap { $0 })
    style.fitsPixels = fitPixels ?? style.fitsPixels
    if mirror { style.mirrorsInRightToLeft = true }
    for (option, text) in data {
      try DataOption.value(text, "--" + option.name) { try option.set($0, in: &style) }
    }
    if gap != nil, style.ring != .outline {
      throw .usage("--gap opens an outline ring: leave it out, or --ring \(style.ring)")
    }
    do throws(GeometryError) { try style.validateRing() } catch {
      throw .usage("--ring toolbar needs a badge: \(error.fix)")
    }
    if badgeOverhang != nil, style.ring == .toolbar {
      throw .usage(
        "--badge-overhang moves the badge beyond a ring: leave it out, or use another ring than toolbar"
      )
    }
    if style.balancesWeight, style.balancesRing {
      throw .usage(
        "--weight balanced follows the ring, and --ring-width auto the weight: give one of them a "
          + "value")
    }
    if moat != nil, gap != nil, style.proportions.moat != 0 {
      throw .usage("--gap and --moat both open the ring: leave one of them out")
    }
    return style
  }

  private var settings: [StyleSetting?] {
    [
      preset, size, symbolForm, signs, fit, rhythm, symbolCentering, symbolWidth, symbolScale,
      smallestSymbol, largestCapHeight, clearance, weight, ring, ringWidth, ringSize, gap, moat,
      badge, badgeSize,
      badgeCorner, badgeOverhang, markLength, markThickness, padding, smallBelow, smallBadgeSize,
      smallWeight, smallSymbol, action, textStyle, textSize,
      scaledRelativeTo, direction,
    ]
  }

  private var data: [(option: StyleOption, text: String?)] {
    [(.tint, inheritsTint ? nil : tint), (.background, background), (.label, label)]
  }

  /// Refuses the options whose names begin with `--small-` if the button is not fitted to pixels.
  ///
  /// - Parameter format: the format of the picture; nil for none. Only PNG is fitted to pixels by default.
  /// - Throws: `ValidationError` that names the option.
  func checkSmall(for format: PictureFormat?) throws {
    let options: [(option: StyleOption, setting: StyleSetting?)] = [
      (.smallBelow, smallBelow), (.smallBadgeSize, smallBadgeSize), (.smallWeight, smallWeight),
      (.smallSymbol, smallSymbol),
    ]
    guard !(fitPixels ?? (format == .png)),
      let given = options.first(where: { $0.setting != nil })
    else { return }
    throw ValidationError(
      "--\(given.option.name) is for a button that is fitted to pixels: "
        + (fitPixels == nil ? "add --fit-pixels" : "leave out --no-fit-pixels"))
  }

  /// Whether `--tint` names a colour. The contrast of such a colour is checked.
  var isTintGiven: Bool { tint != nil && !inheritsTint }

  /// How an SVG refers to the tint. With `--tint currentColor` the page decides the colour.
  var svgTint: SVGTint { inheritsTint ? .inherited : .themable }

  private var inheritsTint: Bool { tint?.lowercased() == "currentcolor" }
}
