import AssetPipeline
import BadgeKit
import VectorGraphics

/// Warns of a colour that is hard to see on the colour behind it.
enum ContrastCheck {
  /// The least contrast ratio that graphics and large text need (WCAG 2.2, 1.4.11 and 1.4.3).
  static let least = 3.0

  /// Prints a warning if a button's tint is hard to see on its background.
  static func warn(of style: CurrencyButtonStyle, in appearance: Appearance) {
    let palette = style.palette(appearance)
    let background = style.background?.color(in: appearance) ?? palette.color(.role(.background))
    warn(warning("tint", palette.color(.tint), on: "background", background))
  }

  /// A warning for each tint of a configuration and each appearance in which it is hard to see.
  static func warnings(of configuration: Configuration) -> [String] {
    configuration.tintedStyles.flatMap(warnings)
  }

  private static func warnings(of tinted: TintedStyle) -> [String] {
    let style = tinted.style
    let name = tinted.button.map { "tint of '\($0)'" } ?? "tint"
    return tinted.appearances.compactMap { appearance in
      let palette = style.palette(appearance)
      let background = style.background?.color(in: appearance) ?? palette.color(.role(.background))
      return warning(
        name, palette.color(.tint), on: "background", background,
        in: " in the appearance \(appearance.name)")
    }
  }

  /// Prints a warning if a badge's text is hard to see on its capsule.
  static func warn(of badge: CapsuleBadge, in appearance: Appearance) {
    warn(
      warning(
        "foreground", badge.foreground.color(in: appearance), on: "tint",
        badge.tint.color(in: appearance)))
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
      + "\(behind.hexString)\(appearance), below 3: use \(nearest.hexString), the nearest that passes, or add "
      + "--no-contrast-check"
  }

  /// The ratio, rounded down to hundredths.
  static func text(_ ratio: Double) -> String { "\((ratio * 100).rounded(.down) / 100)" }
}
