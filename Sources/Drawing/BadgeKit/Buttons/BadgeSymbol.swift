public import CurrencyLocale
public import VectorGraphics

/// The symbol in the middle of a button or a tile.
public enum BadgeSymbol: Hashable, Encodable, Sendable {
  /// A text, such as a currency's symbol.
  case text(String)
  /// A custom drawing, filled by the nonzero rule, in any unit, y down.
  ///
  /// The frame, in the drawing's unit, is scaled to the height of a capital letter and centred. Parts
  /// outside the frame keep the clearance from ring and badge too. Nil stands for the drawing's bounds.
  case artwork(VectorPath, frame: Rect? = nil)

  /// The symbol of a locale's currency.
  public init(
    _ locale: CurrencyLocale, form: SymbolForm = .standard, signs: CurrencySigns = .letters
  ) {
    let sign = CurrencySign.of(locale.currencyCode)
    if signs == .official, form != .code, let sign {
      self = .text(sign.text)
      return
    }
    let letters = locale.symbol(form)
    // In the locale data, the narrow symbol of the som is its new sign.
    self = .text(letters == sign?.text ? locale.symbol(.standard) : letters)
  }

  /// A currency's narrow symbol; nil if it is the given symbol or the currency's code, or for artwork.
  package static func narrow(
    of locale: CurrencyLocale, besides symbol: BadgeSymbol
  ) -> BadgeSymbol? {
    var narrow = BadgeSymbol(locale, form: .narrow)
    // The locale data has this abbreviation only for French, but all languages of Switzerland and
    // Liechtenstein use it.
    if narrow == .text("CHF"), ["CH", "LI"].contains(locale.region) { narrow = .text("Fr.") }
    return [symbol, .text(locale.currencyCode)].contains(narrow) || symbol.isArtwork ? nil : narrow
  }

  /// Whether a font can draw the symbol's letters differently depending on the language.
  ///
  /// That holds for letters beyond ASCII. ASCII, currency signs, spaces and format characters look the same in
  /// all languages.
  package var dependsOnLanguage: Bool {
    guard case .text(let text) = self else { return false }
    return text.unicodeScalars.contains { scalar in
      guard !scalar.isASCII, !scalar.isCurrencySign else { return false }
      switch scalar.properties.generalCategory {
      case .format, .spaceSeparator: return false
      default: return true
      }
    }
  }
}
