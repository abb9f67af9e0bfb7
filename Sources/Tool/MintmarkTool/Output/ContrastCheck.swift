import AssetPipeline
import BadgeKit
import ComponentDescriptions
import VectorGraphics

/// Warns of a colour that is hard to see on the colour behind it.
enum ContrastCheck {
  /// The least contrast ratio that graphics and large text need (WCAG 2.2, 1.4.11 and 1.4.3).
  static let least = 3.0

  /// Prints a warning if a button's tint is hard to see on its background.
  static func warn(of style: CurrencyButtonStyle, in appearance: Appearance) {
    let (tint, background) = style.tintAndBackground(in: appearance)
    warn(warning("tint", tint, on: "background", background))
  }

  /// A warning for each tint of a configuration and each appearance in which it is hard to see.
  static func warnings(of configuration: Configuration) -> [String] {
    configuration.tintedStyles.flatMap(warnings)
  }

  private static func warnings(of tinted: TintedStyle) -> [String] {
    let name = tinted.button.map { "tint of '\($0)'" } ?? "tint"
    return tinted.appearances.compactMap { appearance in
      let (tint, background) = tinted.style.tintAndBackground(in: appearance)
      return warning(
        name, tint, on: "background", background,
        in: " in the appearance \(appearance.rawValue)")
    }
  }

  /// Prints a warning if a badge's text is hard to see on its capsule.
  static func warn(of badge: CapsuleBadge, in appearance: Appearance) {
    warn(
      warning(
        "text", badge.foreground.color(in: appearance), onGradientOf: "tint",
        badge.tint.color(in: appearance)))
  }

  /// Prints a warning for each pair of a description's colours that are hard to tell apart, once for those of several
  /// components.
  ///
  /// - Parameter background: the colour behind everything; nil for that of the palette.
  static func warn(
    of pairs: [ColorPair], background: AdaptiveColor?, palette: Palette, in appearance: Appearance
  ) {
    let behindAll = background?.color(in: appearance) ?? palette.color(.role(.background))
    var known: Set<String> = []
    for pair in pairs {
      let color = palette.color(pair.color)
      let text =
        switch pair.ground {
        case .background(let background):
          warning(
            pair.name, color, on: "background", background?.color(in: appearance) ?? behindAll)
        case .gradient(let base, let key):
          warning(pair.name, color, onGradientOf: key, base.color(in: appearance))
        }
      if let text, known.insert(text).inserted { warn("\(pair.node.error(reason: text))") }
    }
  }

  /// A warning for a colour on a gradient, with the nearest base colour of the gradient that passes.
  private static func warning(
    _ name: String, _ color: RGBAColor, onGradientOf ground: String, _ behind: RGBAColor
  ) -> String? {
    func ratio(_ ground: RGBAColor) -> Double {
      color.contrastRatio(with: LinearGradientPaint.shadedMiddle(ground))
    }
    guard ratio(behind) < least else { return nil }
    let nearest = behind.nearestShade { ratio($0) >= least } ?? behind
    return
      "the \(name) \(color.hexString) has a contrast of \(text(ratio(behind))) to the middle of the gradient of the "
      + "\(ground) \(behind.hexString), below 3: use the \(ground) \(nearest.hexString), the nearest that passes"
  }

  private static func warn(_ warning: String?) {
    if let warning { Diagnostics.warn(warning) }
  }

  private static func warning(
    _ name: String, _ color: RGBAColor, on ground: String, _ behind: RGBAColor,
    in appearance: String = ""
  ) -> String? {
    let ratio = color.contrastRatio(with: behind)
    guard ratio < least else { return nil }
    let nearest = color.nearestShade { $0.contrastRatio(with: behind) >= least } ?? color
    return
      "the \(name) \(color.hexString) has a contrast of \(text(ratio)) to the \(ground) "
      + "\(behind.hexString)\(appearance), below 3: use \(nearest.hexString), the nearest that passes"
  }

  /// The ratio, rounded down to hundredths.
  static func text(_ ratio: Double) -> String { "\((ratio * 100).rounded(.down) / 100)" }
}

extension CurrencyButtonStyle {
  /// The colour of a button's tint and the one behind it.
  func tintAndBackground(in appearance: Appearance) -> (tint: RGBAColor, background: RGBAColor) {
    let palette = palette(appearance)
    return (
      palette.color(.tint),
      background?.color(in: appearance) ?? palette.color(.role(.background))
    )
  }
}
