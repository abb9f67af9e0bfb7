import BadgeKit
import CurrencyLocale
import TextOutlines

/// The warning that a currency's own sign is wanted and no font has it.
enum SignCheck {
  /// Warns once of each sign among some symbols that no font has.
  static func warn(of symbols: [BadgeSymbol], _ typesetter: Typesetter) {
    var letters: [CurrencySign: String] = [:]
    for case .sign(let sign, let text) in symbols { letters[sign] = letters[sign] ?? text }
    let missing = letters.filter { !$0.key.isDrawable(typesetter) }
    for warning in missing.map({ $0.missingWarning(letters: $1) }).sorted() {
      Diagnostics.warn(warning)
    }
  }
}
