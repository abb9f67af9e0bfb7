import BadgeKit
import CurrencyLocale
import VectorGraphics

/// A drawing that locales share: everything that decides how a button looks, except its colours.
struct Drawing: Sendable {
  let id: DrawingID
  /// The button it shows.
  let planned: PlannedButtonID
  /// Its names, at least one; each stands for the files of some currency or locale.
  let names: [Name]
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

  /// A name of a drawing: small letters, digits and underscores, a letter first.
  struct Name: Sendable {
    /// The name among those of its button.
    let base: String
    /// The name among those of all buttons: the button's name, then the base.
    let text: String
    /// The name that both directions of the drawing have, for systems that choose between them.
    let undirected: String
    /// The identifiers of the locales that have this name; none for the neutral drawing.
    let locales: Set<String>
  }

  /// The name for a locale, or of the neutral drawing.
  func name(of locale: CurrencyLocale?) -> Name {
    let name =
      locale.flatMap { locale in names.first { $0.locales.contains(locale.identifier) } }
      ?? names.first { $0.locales.isEmpty }
    return name ?? names[0]
  }
}

/// The properties in which drawings differ: locales with equal keys share a drawing.
struct DrawingKey: Hashable, Encodable, Sendable {
  var symbol: BadgeSymbol
  var symbolName: String
  /// Nil where the language can't change the glyphs.
  var language: String?
  var isMirrored: Bool
  /// The label with the key it stands under in the configuration.
  var label: Label?

  struct Label: Hashable, Encodable, Sendable {
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

  /// The key of the same drawing in a left-to-right layout; the key itself if it is not mirrored.
  var undirected: DrawingKey {
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
    style.direction = direction
    return CurrencyButton(
      symbol, style: style, language: language, localeDirection: direction, title: "")
  }
}
