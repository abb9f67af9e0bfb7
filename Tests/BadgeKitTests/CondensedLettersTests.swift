import BadgeGeometry
import CurrencyLocale
import Testing
import TextOutlines
import VectorGraphics

import BadgeKit

/// Symbols of three to five characters with narrower and closer letters.
@Suite struct CondensedLettersTests {
  private static let longSymbols = ["fr_SN", "fr_PF", "zh_MO"]

  private static func drawings(
    _ button: CurrencyButton, _ typesetter: Typesetter
  ) throws -> (normal: ButtonDrawing, condensed: ButtonDrawing) {
    var condensed = button
    condensed.style.symbolWidth = .condensed
    return (try button.drawing(typesetter), try condensed.drawing(typesetter))
  }

  private static func letters(
    _ text: String, _ typesetter: Typesetter
  ) throws -> (normal: TextLine, condensed: CondensedLetters)? {
    let line = try typesetter.line(text)
    let heavier = try [FontWeight.bold, .heavy].map {
      try typesetter.line(text, weight: $0)
    }
    return CondensedLetters(line, heavier: heavier).map { (line, $0) }
  }

  /// A button for each distinct symbol of three to five characters.
  private static func buttons() -> [CurrencyButton] {
    var known: Set<BadgeSymbol> = []
    return CurrencyLocale.allIdentifiers.compactMap { try? CurrencyButton(locale: $0) }.filter {
      guard case .text(let text) = $0.symbol, 3...5 ~= text.count else { return false }
      return known.insert($0.symbol).inserted
    }
  }

  @Test(arguments: longSymbols)
  func
    `F CFA, FCFP and MOP$ are 15 % higher beside the badge and in an empty ring`(
      identifier: String
    ) throws
  {
    let typesetter = try Typesetter()
    var button = try CurrencyButton(locale: identifier)
    for rule in SymbolFit.Rule.allCases {
      button.style.fit = rule
      let (normal, condensed) = try Self.drawings(button, typesetter)
      #expect(condensed.capHeight >= 1.15 * normal.capHeight * (1 - 1e-9), "\(rule)")
    }
    button.style.mark = nil
    button.style.fit = .optical
    let (normal, condensed) = try Self.drawings(button, typesetter)
    #expect(condensed.capHeight >= 1.15 * normal.capHeight)
  }

  @Test(arguments: longSymbols, ButtonPreset.allCases)
  func `F CFA, FCFP and MOP$ are 15 % higher in every preset`(
    identifier: String, preset: ButtonPreset
  ) throws {
    var button = try CurrencyButton(locale: identifier)
    button.style = CurrencyButtonStyle(preset: preset)
    let (normal, condensed) = try Self.drawings(button, Typesetter())
    #expect(condensed.capHeight >= 1.15 * normal.capHeight * (1 - 1e-9))
  }

  @Test
  func
    `all symbols of separate letters are 15 % higher and hardly move`()
    throws
  {
    let typesetter = try Typesetter()
    var count = 0
    for button in Self.buttons() {
      let (normal, condensed) = try Self.drawings(button, typesetter)
      let text = normal.symbolText
      guard condensed.outline != normal.outline else { continue }
      count += 1
      #expect(condensed.capHeight >= 1.15 * normal.capHeight * (1 - 1e-9), "\(text)")
      #expect(condensed.fit.clearance >= 0.03 * 50 - 1e-9, "\(text)")
      let shift = condensed.fit.inkBounds.center - condensed.geometry.center
      #expect(shift.length <= 0.015 * 50, "\(text)")
    }
    #expect(count > 50)
  }

  @Test(arguments: ["F CFA", "FCFP", "MOP$", "CHF", "Ksh", "GH₵", "kr"])
  func `stems are as thick as at normal width, and letters narrower`(text: String) throws {
    let (line, condensed) = try #require(try Self.letters(text, Typesetter()))
    let (normal, narrow) = (line.outline, condensed.outline)
    let stems = try (#require(normal.stemThickness), #require(narrow.stemThickness))
    #expect(abs(stems.1 / stems.0 - 1) < 0.03)
    let widths = try (#require(normal.bounds).width, #require(narrow.bounds).width)
    #expect(widths.1 < 0.9 * widths.0)
    #expect(abs(try #require(narrow.bounds).height - #require(normal.bounds).height) < 0.01)
  }

  @Test func `letters stay apart, and words further apart`() throws {
    let typesetter = try Typesetter()
    let (line, word) = try #require(try Self.letters("FCFA", typesetter))
    let (_, words) = try #require(try Self.letters("F CFA", typesetter))
    func gaps(_ outline: VectorPath) throws -> [Double] {
      let shapes = outline.contours.map { VectorPath(contours: [$0]) }.filter { $0.area > 0 }
      return zip(shapes, shapes.dropFirst()).map {
        $0.spacingPoints.distance(to: $1.spacingPoints)
      }
    }
    // An em of 12 pixels shows 0.055 em as two thirds of a pixel.
    let (close, apart) = (try gaps(word.outline), try gaps(words.outline))
    let normal = try gaps(line.outline)
    #expect(close.count == 3 && apart.count == 3)
    #expect(close.allSatisfy { $0 > 0.055 })
    // The foot of an A is under the arm of an F already.
    #expect(zip(close, normal).prefix(2).allSatisfy { $0 < 0.75 * $1 }, "\(close) \(normal)")
    #expect(apart[0] > 2.3 * apart[1])
  }

  @Test(arguments: ["ر.ع.", "रुपये", "ฟรังก์", "રૂપિયા", "កខគ", "ߖߕߊ"])
  func `scripts whose letters join or stack stay as they are`(text: String) throws {
    let typesetter = try Typesetter()
    let (normal, condensed) = try Self.drawings(CurrencyButton(.text(text), title: ""), typesetter)
    #expect(condensed.outline == normal.outline)
  }

  @Test(arguments: ["$", "R$", "Rupees"])
  func `other numbers of characters stay as they are`(text: String) throws {
    let typesetter = try Typesetter()
    let (normal, condensed) = try Self.drawings(CurrencyButton(.text(text), title: ""), typesetter)
    #expect(condensed.outline == normal.outline)
  }

  @Test func `a letter keeps its mark`() throws {
    let typesetter = try Typesetter()
    let (line, condensed) = try #require(try Self.letters("KC\u{30C}S", typesetter))
    #expect(line.letters.count == 3)
    let separate = try #require(try Self.letters("KČS", typesetter)).condensed
    let widths = (condensed.outline.bounds?.width ?? 0, separate.outline.bounds?.width ?? 1)
    #expect(abs(widths.0 - widths.1) < 0.01)
  }

  @Test func `full stops at the end do not count for the middle of a common baseline`() throws {
    let typesetter = try Typesetter()
    var button = CurrencyButton(.text("Fr."), title: "")
    button.style.symbolWidth = .condensed
    button.style.mark = nil
    let ink = try button.drawing(typesetter).fit.inkBounds.midX
    button.style.symbolCentering = .baseline
    let letters = try button.drawing(typesetter).fit.inkBounds.midX
    #expect(abs(ink - 25) < 1e-9)
    #expect(letters > 25.5)
  }

  @Test(arguments: longSymbols + ["fr_CH", "en_KE"], [24.0, 32, 40])
  func `a drawing of few pixels is as legible as at normal width`(
    identifier: String, pixels: Double
  ) throws {
    let typesetter = try Typesetter()
    var button = try CurrencyButton(locale: identifier)
    (button.style.size, button.style.fitsPixels, button.style.displayScale) = (pixels, true, 1)
    let (normal, condensed) = try Self.drawings(button, typesetter)
    #expect(condensed.symbolText == normal.symbolText)
    func height(_ drawing: ButtonDrawing) -> Double { drawing.symbolOutline.bounds?.height ?? 0 }
    let contrasts = try (
      #require(normal.legibility).contrast, #require(condensed.legibility).contrast
    )
    #expect(contrasts.1 >= contrasts.0)
    #expect(height(condensed) >= height(normal))
  }
}
