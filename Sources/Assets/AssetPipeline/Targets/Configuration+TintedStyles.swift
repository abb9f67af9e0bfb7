import BadgeKit
import VectorGraphics

extension [Appearance] {
  /// For each colour scheme, the appearance that an app shows.
  ///
  /// If the list has light and dark with standard contrast, each scheme shows its own. Otherwise both schemes
  /// show the first appearance of the list.
  var ofSchemes: [(scheme: Appearance.Scheme, appearance: Appearance)] {
    let own = Appearance.Scheme.allCases.map { scheme in
      first { $0.scheme == scheme && $0.contrast == .standard }
    }
    let hasBoth = own.allSatisfy { $0 != nil }
    return zip(Appearance.Scheme.allCases, own).map { scheme, appearance in
      (scheme, (hasBoth ? appearance : first) ?? .light)
    }
  }
}

/// A button's style with the appearances in which at least one target draws its tint.
package struct TintedStyle: Sendable {
  /// The name of the button; nil if the configuration has no `buttons`.
  package let button: String?
  package let style: CurrencyButtonStyle
  package let appearances: [Appearance]
}

extension Configuration {
  /// The distinct pairs of tint and background. Each has the style of the first button with these colours, and
  /// the appearances of all buttons with them.
  package var tintedStyles: [TintedStyle] {
    var known: [[AdaptiveColor?]: (variant: ButtonVariant, appearances: Set<Appearance>)] = [:]
    var order: [[AdaptiveColor?]] = []
    for entry in targets {
      for variant in entry.buttons {
        let key = [variant.style.tint, variant.style.background]
        if known[key] == nil { order.append(key) }
        known[key, default: (variant, [])].appearances.formUnion(entry.target.tintedAppearances)
      }
    }
    return order.compactMap { known[$0] }.map { variant, appearances in
      TintedStyle(
        button: variant.name?.text, style: variant.style,
        appearances: Appearance.allCases.filter(appearances.contains))
    }
  }
}
