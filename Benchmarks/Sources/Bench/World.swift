import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// The world's buttons.
enum World {
  /// The buttons of all locales' symbols, each once, in the order of the first locale that has it.
  static func drawings() throws -> [(locale: String, scene: VectorScene)] {
    let context = try LayoutContext()
    var symbols: Set<String> = []
    return try CurrencyLocale.allIdentifiers.compactMap { identifier in
      let button = try CurrencyButton(locale: identifier)
      guard case .text(let symbol) = button.symbol, symbols.insert(symbol).inserted else {
        return nil
      }
      return (identifier, try button.picture(in: context).scene)
    }
  }
}
