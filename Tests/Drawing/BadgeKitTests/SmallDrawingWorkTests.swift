import BadgeKit
import CurrencyLocale
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// The work for a drawing of few pixels: it is proportional to the pieces of the symbol, and the pieces are bounded.
@Suite struct SmallDrawingWorkTests {
  /// A polygon with corners anywhere in a square.
  private static func scribble(_ corners: Int) -> VectorPath {
    var generator = SeededGenerator(seed: 1)
    var path = VectorPath()
    for _ in 0..<corners {
      path.line(
        to: Point(
          x: .random(in: 0...24, using: &generator), y: .random(in: 0...24, using: &generator)))
    }
    path.close()
    return path
  }

  private static func resolved(_ corners: Int, _ size: Double) -> ResolvedButton {
    let style = CurrencyButtonStyle(size: size)
    return CurrencyButton(.artwork(scribble(corners)), style: style, title: "")
      .resolved(in: ButtonContext(.pixels))
  }

  @Test func `a symbol of more pieces is drawn as in a large picture, with a warning`() throws {
    let typesetter = try Typesetter()
    for size in [16.0, 24, 48, 64] {
      let button = Self.resolved(SmallDrawing.mostPieces + 1, size)
      let drawing = try button.drawing(typesetter)
      #expect(drawing.isTooComplex)
      #expect(drawing.symbolOutline.elements.count > SmallDrawing.mostPieces)
      #expect(
        try button.legibilityWarnings(typesetter).first
          == "the drawing is not fitted to pixels, as it has more than \(SmallDrawing.mostPieces) pieces: "
          + "choose a simpler font or drawing")
    }
    #expect(try !Self.resolved(20, 16).drawing(typesetter).isTooComplex)
    #expect(try !Self.resolved(SmallDrawing.mostPieces + 1, 65).drawing(typesetter).isTooComplex)
  }

  @Test func `the symbols in the fonts of Mintmark have less than half of the pieces`() throws {
    let typesetter = try Typesetter()
    var texts: Set<String> = []
    for identifier in CurrencyLocale.allIdentifiers {
      let locale = try CurrencyLocale(identifier)
      for form in [CurrencySymbolForm.standard, .narrow, .code] {
        if case .text(let text) = BadgeSymbol(locale, form: form) { texts.insert(text) }
      }
    }
    #expect(texts.count > 200)
    for text in texts {
      for weight in [FontWeight.ultralight, .regular, .black] {
        let line = try typesetter.line(text, weight: weight)
        let pieces = SmallDrawing.pieces(of: line.outline, capHeight: line.capHeight)
        #expect(pieces < SmallDrawing.mostPieces / 2, "\(text) has \(pieces)")
      }
    }
  }
}
