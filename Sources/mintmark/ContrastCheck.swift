import BadgeKit
import VectorGraphics

/// Warns of a tint that is hard to see on what lies behind it.
enum ContrastCheck {
  /// The least contrast ratio of graphics and large text (WCAG 2.2, 1.4.11 and 1.4.3).
  static let least = 3.0

  static func warn(of style: ButtonStyle, in appearance: Appearance) {
    let palette = style.palette(appearance)
    let background = style.background?.color(in: appearance) ?? palette.color(.role(.background))
    let ratio = palette.color(.tint).contrastRatio(with: background)
    guard ratio < least else { return }
    let shown = (ratio * 100).rounded(.down) / 100
    Diagnostics.warn(
      "the tint has a contrast of \(shown) to the background \(background.hexString), below "
        + "3: choose a darker or lighter one, or say --no-contrast-check")
  }
}
