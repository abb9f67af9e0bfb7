import BadgeKit
import CurrencyLocale
import TextOutlines

/// Warns that letters are drawn for a currency sign that no font has.
enum SignCheck {
  /// Prints one warning for each sign that the symbols need and no font has.
  static func warn(of symbols: [BadgeSymbol], _ typesetter: Typesetter) {
    var letters: [CurrencySign: String] = [:]
    for case .sign(let sign, let text) in symbols { letters[sign] = letters[sign] ?? text }
    let missing = letters.filter { !$0.key.isDrawable(typesetter) }
    for warning in missing.map({ $0.missingWarning(letters: $1) }).sorted() {
      Diagnostics.warn(warning)
    }
  }
}
