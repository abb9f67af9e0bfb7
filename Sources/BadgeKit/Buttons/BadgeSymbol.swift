public import CurrencyLocale
internal import Messages
package import TextOutlines
public import VectorGraphics

/// The symbol in the middle of a button or a tile.
public enum BadgeSymbol: Hashable, Encodable, Sendable {
  /// A text, such as a currency's symbol.
  case text(String)
  /// A currency's own sign where a font has it, and letters elsewhere.
  case sign(CurrencySign, letters: String)
  /// A custom drawing, filled by the nonzero rule, in any unit, y down.
  ///
  /// The frame, in the drawing's unit, is drawn as tall as a capital letter and lies in the middle. Parts
  /// beyond the frame keep clear of ring and badge too. Nil stands for the drawing's bounds.
  case artwork(VectorPath, frame: Rect? = nil)

  /// The symbol of a locale's currency.
  public init(
    _ locale: CurrencyLocale, form: SymbolForm = .standard, signs: CurrencySigns = .letters
  ) {
    var letters = locale.symbol(form)
    // The locale data's narrow symbol of the som is its new sign, which no font has.
    if let sign = CurrencySign.of(locale.currencyCode), letters == sign.text {
      letters = locale.symbol(.standard)
    }
    if signs == .official, form != .code, let sign = CurrencySign.of(locale.currencyCode) {
      self = .sign(sign, letters: letters)
    } else {
      self = .text(letters)
    }
  }

  /// A currency's narrow symbol; nil where it equals a symbol, or that is artwork.
  package static func narrow(
    of locale: CurrencyLocale, besides symbol: BadgeSymbol
  ) -> BadgeSymbol? {
    var narrow = BadgeSymbol(locale, form: .narrow)
    // The locale data has this abbreviation in French alone, but all languages of Switzerland and
    // Liechtenstein use it.
    if narrow == .text("CHF"), ["CH", "LI"].contains(locale.region) { narrow = .text("Fr.") }
    return narrow == symbol || symbol.isArtwork ? nil : narrow
  }

  /// The symbol with a sign or its letters as a text, whichever the fonts can draw.
  package func resolved(_ typesetter: Typesetter) -> BadgeSymbol {
    guard case .sign(let sign, let letters) = self else { return self }
    return .text(sign.isDrawable(typesetter) ? sign.text : letters)
  }
}

extension CurrencySign {
  /// Whether a font has a glyph for the sign.
  package func isDrawable(_ typesetter: Typesetter) -> Bool {
    (try? typesetter.line(text)) != nil
  }

  /// A sentence for letters that are drawn because no font has the sign.
  package func missingWarning(letters: String) -> String {
    "no font has \(scalar.codePoint), the sign of \(currencyCode): '\(letters)' is drawn; add a font "
      + "with it, or artwork under 'symbols'"
  }
}
