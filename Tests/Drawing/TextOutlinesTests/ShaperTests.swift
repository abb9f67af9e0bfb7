import TestSupport
import Testing
import VectorGraphics

import TextOutlines

@Suite struct ShaperTests {
  @Test func `a font that makes millions of glyphs of a letter is the fault`() throws {
    let folder = try TemporaryFolder()
    var font = TestFont(family: "Copies", characters: ["H", "a"])
    font.copies = 2
    let few = try font.write(to: folder.path, name: "few.ttf")
    #expect(try typesetter(few).line("a").runs.flatMap(\.glyphs).count == 16)
    font.copies = 50
    let many = try font.write(to: folder.path, name: "many.ttf")
    let error = textError { _ = try typesetter(many).line("a") }
    #expect(
      error?.description
        == "'\(many)' makes more glyphs of a text than HarfBuzz holds: give a TrueType or OpenType font file"
    )
  }

  @Test func `Arabic letters join`() throws {
    let typesetter = try typesetter()
    let word = try typesetter.line("ريال")
    let run = try #require(word.runs.first)
    #expect(word.runs.count == 1)
    #expect(run.script == "Arab")
    #expect(run.direction == .rightToLeft)
    #expect(run.glyphs.map(\.cluster) == [3, 2, 1, 0])
    // The middle yeh has joined forms; alone it looks otherwise.
    let alone = try typesetter.line("ي").runs.flatMap(\.glyphs).map(\.id)
    let joined = run.glyphs.filter { $0.cluster == 1 }.map(\.id)
    #expect(joined != alone)
  }

  @Test func `a mark of direction does not break a word`() throws {
    let typesetter = try typesetter()
    let plain = try typesetter.line("ر.ع.", direction: .rightToLeft)
    let marked = try typesetter.line("ر.ع.\u{200F}", direction: .rightToLeft)
    #expect(marked.outline == plain.outline)
    #expect(marked.advance == plain.advance)
  }

  @Test func `the Devanagari sign I stands before its consonant`() throws {
    let typesetter = try typesetter()
    let syllable = try #require(try typesetter.line("कि").runs.first).glyphs
    let consonant = try #require(try typesetter.line("क").runs.first?.glyphs.first)
    #expect(syllable.count == 2)
    #expect(syllable.last?.id == consonant.id)
  }

  @Test func `the Devanagari sign U merges with RA`() throws {
    let glyphs = try typesetter().line("रु").runs.flatMap(\.glyphs)
    #expect(glyphs.count == 1)
  }

  @Test(arguments: [("𞤅𞤊", "Adlm"), ("ߖߡߕ", "Nkoo"), ("ރުފިޔާ", "Thaa")])
  func `scripts of the right run to the left`(text: String, script: String) throws {
    let line = try typesetter().line(text)
    #expect(line.direction == .rightToLeft)
    #expect(line.runs.map(\.script) == [script])
    let clusters = line.runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
    #expect(line.inkBounds != nil)
  }

  @Test func `kerning brings A and V together`() throws {
    let typesetter = try typesetter()
    let pair = try typesetter.line("AV").advance
    let apart = try typesetter.line("A").advance + typesetter.line("V").advance
    #expect(pair < apart)
  }

  @Test func `a line is the same whatever was drawn before`() throws {
    let warm = try typesetter()
    for text in ["ريال", "$", "कि"] { _ = try warm.line(text) }
    #expect(try warm.line("د.إ 5 USD") == typesetter().line("د.إ 5 USD"))
  }

  @Test func `the baseline is at zero and y points down`() throws {
    let line = try typesetter().line("H")
    let ink = try #require(line.inkBounds)
    #expect(ink.maxY == 0)
    #expect(ink.minY == -line.capHeight)
    #expect(line.ascent > line.capHeight)
    #expect(line.descent > 0)
  }

  @Test func `letters wind clockwise in fonts of both formats`() throws {
    let typesetter = try typesetter()
    // Inter is PostScript, Noto Sans Arabic TrueType.
    #expect(try typesetter.line("$").outline.area > 0)
    #expect(try typesetter.line("ر").outline.area > 0)
  }
}
