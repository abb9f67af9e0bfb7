import BadgeKit
import CurrencyLocale
import VectorGraphics

/// A button as locales share it: everything that decides how it looks but its colours.
struct Drawing: Sendable {
  let id: DrawingID
  /// A name that follows from the looks alone: small letters, digits and underscores, beginning
  /// with a letter, so that it may stand in any target.
  let name: String
  /// The button that draws it; without a title.
  let button: CurrencyButton
  /// The symbol as text; the currency code where it is artwork.
  let symbol: String
  /// Whether badge and gap are on the other side.
  let isMirrored: Bool
  /// The same drawing in the other direction, where one is planned.
  let counterpart: DrawingID?
  /// The locales that show it, in order.
  let locales: [LocaleID]
  /// Covers everything the looks depend on.
  let fingerprint: Digest
}

/// The properties in which drawings differ: locales with equal keys share a drawing.
struct DrawingKey: Hashable, Sendable {
  var symbol: BadgeSymbol
  var symbolName: String
  /// Nil where the language can't change the glyphs.
  var language: String?
  var isMirrored: Bool
  /// The label with the key it stands under in the configuration.
  var label: Label?

  struct Label: Hashable, Sendable {
    var key: String
    var text: String
    var direction: WritingDirection
  }

  /// Whether fonts may draw a text differently from language to language.
  ///
  /// They do so for letters; ASCII and currency signs look the same in all.
  static func dependsOnLanguage(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      guard !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .currencySymbol, .format, .spaceSeparator: return false
      default: return true
      }
    }
  }

  /// The drawing's name, which follows from the key alone.
  var name: String {
    var name: String
    switch symbol {
    case .text(let text), .sign(_, letters: let text): name = DrawingName.of(text)
    case .artwork: name = "art_" + DrawingName.plain(symbolName)
    }
    if let language { name += "_" + DrawingName.plain(language) }
    if let label { name += "_label_" + DrawingName.plain(label.key) }
    if isMirrored { name += "_rtl" }
    return name
  }

  func button(style: CurrencyButtonStyle) -> CurrencyButton {
    var style = style
    style.label = label?.text
    style.isMirrored = isMirrored
    let direction = label?.direction ?? (isMirrored ? .rightToLeft : .leftToRight)
    style.direction = direction
    return CurrencyButton(
      symbol, style: style, language: language, localeDirection: direction, title: "")
  }
}
