import BadgeKit
import Messages
import TextOutlines

/// Groups the symbols of buttons by the weights that a custom SF Symbol made of them would have.
struct SymbolWeightAudit {
  private var texts: [SymbolDrawing.LetterVariation: Set<String>] = [:]
  private var seen: Set<BadgeSymbol> = []

  /// Adds a button's symbol once. Ignores symbols that can't be drawn, because the audit lists them anyway.
  mutating func add(_ button: CurrencyButton, _ typesetter: Typesetter) {
    let symbol = button.symbol
    guard seen.insert(symbol).inserted,
      let drawing = try? button.symbolDrawing(typesetter)
    else { return }
    let text =
      switch symbol {
      case .text(let text): text
      case .artwork: "a drawing"
      }
    texts[drawing.letterVariation, default: []].insert(text)
  }

  /// Prints the symbols that have fewer weights than a custom SF Symbol needs, and their number.
  func printNotes() {
    let all = texts.values.reduce(0) { $0 + $1.count }
    let kinds: [(SymbolDrawing.LetterVariation, String)] = [
      (.someWeights, "some of a custom symbol's weights alone"),
      (.oneWeight, "one weight, which a custom symbol repeats"),
      (
        .overlapping,
        "outlines that overlap and can't be cut out of a filled ring, which repeats one weight"
      ),
    ]
    for (letters, text) in kinds {
      guard let names = texts[letters]?.sorted(), !names.isEmpty else { continue }
      Diagnostics.note(
        "\(names.count) of \(CountText.of(all, "symbol")) \(names.count == 1 ? "has" : "have") \(text): "
          + names.joined(separator: " "))
    }
  }
}
