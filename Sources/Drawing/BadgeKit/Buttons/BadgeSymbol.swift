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
    _ locale: CurrencyLocale, form: CurrencySymbolForm = .standard, signs: CurrencySigns = .letters
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
  ///
  /// It is also nil if a reader could take it for another currency: if another one has the same narrow symbol, and if
  /// it is a single letter that is not the currency's own sign.
  package static func narrow(
    of locale: CurrencyLocale, besides symbol: BadgeSymbol
  ) -> BadgeSymbol? {
    var narrow = BadgeSymbol(locale, form: .narrow)
    // The locale data has this abbreviation only for French, but all languages of Switzerland and
    // Liechtenstein use it.
    if narrow == .text("CHF"), ["CH", "LI"].contains(locale.region) { narrow = .text("Fr.") }
    guard case .text(let text) = narrow, !symbol.isArtwork,
      ![symbol, .text(locale.currencyCode)].contains(narrow),
      (narrowUsers[text] ?? []).isSubset(of: [locale.currencyCode]),
      text.unicodeScalars.count(where: \.properties.isAlphabetic) >= 2
        || text.unicodeScalars.contains(where: \.isCurrencySign)
    else { return nil }
    return narrow
  }

  /// The codes of the currencies that have a text as their narrow symbol.
  private static let narrowUsers: [String: Set<String>] = ISOCurrency.all.reduce(into: [:]) {
    users, currency in
    guard let locale = try? CurrencyLocale("en", currency: currency.code) else { return }
    users[locale.symbol(.narrow), default: []].insert(currency.code)
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
