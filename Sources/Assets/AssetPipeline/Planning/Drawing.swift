import BadgeGeometry
import BadgeKit
import CurrencyLocale
import VectorGraphics

/// A button with a certain symbol and label, which one or more locales show. Each colour variant and file
/// format of a drawing is a ``DrawingRendition``.
package struct Drawing: Sendable {
  let index: DrawingIndex
  /// The button of the plan that the drawing belongs to.
  let buttonIndex: PlannedButtonIndex
  /// At least one. Depending on ``Naming``, a drawing has a name for each of its currencies or locales, or just
  /// one.
  package let names: [Name]
  /// The button that makes the drawing. It has no title.
  var button: CurrencyButton
  /// The Dynamic Type size.
  let contentSize: ContentSize
  /// The smallest scale of the target's pictures; see ``ButtonVariant/smallestScale``.
  var smallestScale: Double?
  /// The text in the middle; for artwork, the currency code.
  let symbol: String
  /// Whether the badge and the gap are on the side for right-to-left layouts.
  let isMirrored: Bool
  /// The same drawing for the other layout direction; nil if it is not planned.
  let counterpart: DrawingIndex?
  /// The locales that show it, in order.
  let locales: [LocaleIndex]
  /// The digest of everything that the look depends on, except the tint. Each rendition adds its colours.
  package let fingerprint: Digest

  /// The button as it is drawn for a medium.
  ///
  /// - Parameter scale: pixels per point.
  func button(for medium: Medium, scale: Double) -> ResolvedButton {
    button.resolved(
      in: ButtonContext(
        medium, scale: scale, contentSize: contentSize, smallestScale: smallestScale))
  }

  /// A name of a drawing: lowercase ASCII letters, digits and underscores. It starts with a letter.
  package struct Name: Sendable {
    /// The name without the button's name. It is unique among the drawings of the button.
    package let base: String
    /// The full name: the button's name, if it has one, and ``base``.
    package let text: String
    /// ``base`` without the ending `_rtl` of mirrored drawings, which both directions share.
    let undirectedBase: String
    /// ``text`` without that ending, for platforms that choose the direction themselves.
    let undirected: String
    /// The identifiers of the locales that use this name; empty for the neutral drawing.
    let locales: Set<String>
  }

  /// The full names on platforms that choose the side of a drawing themselves: its two sides have the same ones.
  var assetNames: [String] { names.map { counterpart == nil ? $0.text : $0.undirected } }

  /// The name that a locale uses; nil asks for the name of the neutral drawing.
  func name(of locale: CurrencyLocale?) -> Name {
    let name =
      locale.flatMap { locale in names.first { $0.locales.contains(locale.identifier) } }
      ?? names.first { $0.locales.isEmpty }
    return name ?? names[0]
  }
}

/// The properties that distinguish the drawings of a button. Locales with equal keys share a drawing.
struct DrawingKey: Hashable, Encodable, Sendable {
  var symbol: BadgeSymbol
  var symbolName: String
  /// Nil if the glyphs don't depend on the language.
  var language: String?
  var isMirrored: Bool
  /// The text beside the button; nil for none.
  var label: Label?

  struct Label: Hashable, Encodable, Sendable {
    var key: String
    var text: String
    var direction: WritingDirection

    /// The key of the style's label, which all languages show.
    static let keyOfAll = "all"

    /// Whether only locales of one language show it.
    var isOfLanguage: Bool { key != Self.keyOfAll }
  }

  /// The key of the same drawing for the other layout direction.
  var flipped: DrawingKey {
    if isMirrored { return leftToRight }
    var key = self
    key.isMirrored = true
    key.label?.direction = .rightToLeft
    return key
  }

  /// The key of the same drawing for left-to-right layouts. A key that is not mirrored is returned unchanged.
  var leftToRight: DrawingKey {
    guard isMirrored else { return self }
    var key = self
    key.isMirrored = false
    key.label?.direction = .leftToRight
    return key
  }

  func button(style: CurrencyButtonStyle) -> CurrencyButton {
    var style = style
    style.label = label?.text
    style.mirrorsInRightToLeft = isMirrored
    let direction = label?.direction ?? (isMirrored ? .rightToLeft : .leftToRight)
    return CurrencyButton(
      symbol, style: style, language: language, localeDirection: direction, title: "")
  }
}
