public import CurrencyLocale
internal import Messages
package import TextOutlines
public import VectorGraphics

/// The symbol in the middle of a button or a tile.
public enum BadgeSymbol: Hashable, Encodable, Sendable {
  /// A text, such as a currency's symbol.
  case text(String)
  /// A currency's own sign if a font has it; otherwise letters.
  case sign(CurrencySign, letters: String)
  /// A custom drawing, filled by the nonzero rule, in any unit, y down.
  ///
  /// The frame, in the drawing's unit, is scaled to the height of a capital letter and centred. Parts
  /// outside the frame keep the clearance from ring and badge too. Nil stands for the drawing's bounds.
  case artwork(VectorPath, frame: Rect? = nil)

  /// The symbol of a locale's currency.
  public init(
    _ locale: CurrencyLocale, form: SymbolForm = .standard, signs: CurrencySigns = .letters
  ) {
    var letters = locale.symbol(form)
    // In the locale data, the narrow symbol of the som is its new sign, which no font has.
    if let sign = CurrencySign.of(locale.currencyCode), letters == sign.text {
      letters = locale.symbol(.standard)
    }
    if signs == .official, form != .code, let sign = CurrencySign.of(locale.currencyCode) {
      self = .sign(sign, letters: letters)
    } else {
      self = .text(letters)
    }
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
      guard !scalar.isASCII else { return false }
      switch scalar.properties.generalCategory {
      case .currencySymbol, .format, .spaceSeparator: return false
      default: return true
      }
    }
  }

  /// The symbol with a sign replaced by a text: the sign if a font can draw it, otherwise its letters.
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

  /// A warning that letters are drawn because no font has the sign.
  package func missingWarning(letters: String) -> String {
    "no font has \(scalar.codePoint), the sign of \(currencyCode): '\(letters)' is drawn; add a font "
      + "with it, or artwork under 'symbols'"
  }
}
