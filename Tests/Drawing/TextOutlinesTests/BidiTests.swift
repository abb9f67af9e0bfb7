import Testing

import TextOutlines

@Suite struct BidiTests {
  @Test func `mixed text comes out in visual order`() throws {
    let line = try typesetter().line("د.إ 5 USD")
    #expect(line.direction == .rightToLeft)
    // Seen from the left: USD, the space, 5, the space, and the abbreviation from its end.
    #expect(line.runs.flatMap(\.glyphs).map(\.cluster) == [6, 7, 8, 5, 4, 3, 2, 1, 0])
  }

  @Test func `the direction asked for comes before the text's own`() throws {
    let typesetter = try typesetter()
    let left = try typesetter.line("د 5", direction: .leftToRight)
    let right = try typesetter.line("د 5", direction: .rightToLeft)
    #expect(left.direction == .leftToRight)
    #expect(right.direction == .rightToLeft)
    let latin = try typesetter.line("A د", direction: .leftToRight)
    let mirrored = try typesetter.line("A د", direction: .rightToLeft)
    #expect(latin.runs.first?.glyphs.first?.cluster == 0)
    #expect(mirrored.runs.last?.glyphs.last?.cluster == 0)
  }

  /// The examples of rule L2 in Unicode's annex 9, as levels.
  @Test(arguments: [
    ([0, 0, 0], [0, 1, 2]),
    ([1, 1, 1], [2, 1, 0]),
    ([0, 1, 1, 0], [0, 2, 1, 3]),
    ([1, 2, 2, 1], [3, 1, 2, 0]),
    ([1, 2, 3, 3, 2, 1], [5, 1, 3, 2, 4, 0]),
  ])
  func `runs are reordered by level`(levels: [Int], order: [Int]) {
    #expect(Bidi.visualOrder(levels) == order)
  }

  @Test func `trailing space stands at the end of the line`() throws {
    // The embedding is never ended; rule L1 says that the space leaves it all the same.
    let text = "\u{202B}د "
    let levels = try Bidi(Array(text.unicodeScalars), direction: .leftToRight).levels
    #expect(levels.dropFirst() == [1, 0])
  }

  @Test(arguments: ["", "\u{200B}", "\u{200F}\u{200E}", "\u{FE0F}"])
  func `invisible text draws nothing`(text: String) throws {
    let line = try typesetter().line(text)
    #expect(line.outline.isEmpty)
    #expect(line.advance == 0)
    #expect(line.inkBounds == nil)
  }
}
