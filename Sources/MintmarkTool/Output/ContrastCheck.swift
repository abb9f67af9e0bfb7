import AssetPipeline
import BadgeKit
import VectorGraphics

/// Warns of a tint that is hard to see on its background.
enum ContrastCheck {
  /// The least contrast ratio of graphics and large text (WCAG 2.2, 1.4.11 and 1.4.3).
  static let least = 3.0

  /// Warns of a button whose tint is hard to see on its background.
  static func warn(of style: CurrencyButtonStyle, in appearance: Appearance) {
    let palette = style.palette(appearance)
    let background = style.background?.color(in: appearance) ?? palette.color(.role(.background))
    warn("tint", palette.color(.tint), on: "background", background)
  }

  /// Warns of a button whose tint is hard to see in some of the appearances it is drawn in, each of
  /// which the warning names.
  static func warn(of tinted: TintedStyle) {
    let style = tinted.style
    let name = tinted.button.map { "tint of '\($0)'" } ?? "tint"
    for appearance in tinted.appearances {
      let palette = style.palette(appearance)
      let background = style.background?.color(in: appearance) ?? palette.color(.role(.background))
      warn(
        name, palette.color(.tint), on: "background", background,
        in: " in the appearance \(appearance.name)")
    }
  }

  /// Warns of a badge whose text is hard to see on its capsule.
  static func warn(of badge: CapsuleBadge, in appearance: Appearance) {
    warn(
      "foreground", badge.foreground.color(in: appearance), on: "tint",
      badge.tint.color(in: appearance))
  }

  private static func warn(
    _ name: String, _ color: RGBAColor, on ground: String, _ behind: RGBAColor,
    in appearance: String = ""
  ) {
    let ratio = color.contrastRatio(with: behind)
    guard ratio < least else { return }
    Diagnostics.warn(
      "the \(name) has a contrast of \(text(ratio)) to the \(ground) \(behind.hexString)\(appearance), "
        + "below 3: choose a darker or lighter one, or add --no-contrast-check")
  }

  /// A ratio to the hundredth, never more than it is.
  static func text(_ ratio: Double) -> String { "\((ratio * 100).rounded(.down) / 100)" }
}
