import BadgeKit
import CurrencyLocale
import TextOutlines
import VectorGraphics

/// Drawings to measure with: of one drawn over and over, a processor learns every branch.
enum Drawings {
  /// The buttons of all locales' symbols, each once, in the order of the first locale that has it.
  static func world() throws -> [(locale: String, scene: VectorScene)] {
    let context = try LayoutContext()
    var symbols: Set<String> = []
    return try CurrencyLocale.all.compactMap { identifier in
      let button = try CurrencyButton(locale: identifier)
      guard case .text(let symbol) = button.symbol, symbols.insert(symbol).inserted else {
        return nil
      }
      return (identifier, try button.picture(in: context).scene)
    }
  }

  /// Every seventh of the world's drawings, of all lengths and scripts.
  static func sample() throws -> [VectorScene] {
    try world().enumerated().compactMap { $0.offset.isMultiple(of: 7) ? $0.element.scene : nil }
  }
}
