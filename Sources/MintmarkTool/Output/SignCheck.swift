import BadgeKit
import CurrencyLocale
import TextOutlines

/// The warning that no font has a currency's sign, so that letters are drawn instead.
enum SignCheck {
  /// Warns once for each sign among some symbols that no font has.
  static func warn(of symbols: [BadgeSymbol], _ typesetter: Typesetter) {
    var letters: [CurrencySign: String] = [:]
    for case .sign(let sign, let text) in symbols { letters[sign] = letters[sign] ?? text }
    let missing = letters.filter { !$0.key.isDrawable(typesetter) }
    for warning in missing.map({ $0.missingWarning(letters: $1) }).sorted() {
      Diagnostics.warn(warning)
    }
  }
}
