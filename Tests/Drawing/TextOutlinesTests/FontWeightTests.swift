import TestSupport
import Testing

import TextOutlines

@Suite struct FontWeightTests {
  /// The rules of CSS Fonts 4, section 5.2, step 4.
  @Test(arguments: [
    // From 400 to 500: first up to 500, then lighter, then heavier.
    (400.0, [300.0, 500, 700], 500.0), (450, [400, 500], 500), (450, [400, 600], 400),
    (400, [300, 600], 300), (500, [600, 700], 600), (500, [400, 600], 400),
    // Below 400: lighter first, nearest first.
    (300, [100, 200, 400], 200), (300, [400, 700], 400), (350, [300, 400], 300),
    // Above 500: heavier first, nearest first.
    (600, [400, 700, 900], 700), (600, [300, 500], 500), (550, [500, 900], 900),
    (600, [500, 600, 700], 600),
  ])
  func `weights match by the rules of CSS`(wanted: Double, offered: [Double], best: Double) throws {
    let weight = try #require(FontWeight(wanted))
    let index = try #require(WeightMatching.best(offered.map { $0...$0 }, for: weight))
    #expect(offered[index] == best)
  }

  @Test func `a static face of the very weight comes before a variable one`() {
    #expect(WeightMatching.best([100...900, 600...600], for: .semibold) == 1)
    #expect(WeightMatching.best([100...900, 700...700], for: .semibold) == 0)
    #expect(WeightMatching.best([], for: .semibold) == nil)
  }

  @Test func `a variable face is drawn at the very weight`() throws {
    let folder = try TemporaryFolder()
    let typesetter = try typesetter(
      installed: [
        TestFont(family: "Inter", characters: ["A"], isVariable: true),
        TestFont(family: "Inter", weight: 700, characters: ["A"]),
      ], in: folder)
    // The box grows by half an em on the way from 400 to 900.
    for (weight, width) in [(400.0, 0.5), (650, 0.75), (900, 1), (700, 0.5), (1000, 1)] {
      let line = try typesetter.line("A", weight: #require(FontWeight(weight)))
      #expect(line.inkBounds?.width == width, "\(weight)")
      #expect(line.advance == width + 0.1, "\(weight)")
      #expect(line.faces.map(\.isVariable) == [weight != 700], "\(weight)")
    }
  }

  @Test func `a variable file is drawn at the very weight`() throws {
    let folder = try TemporaryFolder()
    let path = try TestFont(family: "Mine", characters: ["A"], isVariable: true).write(
      to: folder.path, name: "mine.ttf")
    let line = try typesetter(path).line("A", weight: #require(FontWeight(650)))
    #expect(line.inkBounds?.width == 0.75)
    #expect(line.faces.map(\.weights) == [100...900])
  }

  @Test func `every static weight of Inter serves itself`() throws {
    let typesetter = try typesetter()
    for (name, weight) in FontWeight.names {
      let face = try #require(try typesetter.line("$", weight: weight).faces.first)
      #expect(face.weights == weight.value...weight.value, "\(name)")
    }
  }

  @Test func `weights have names and numbers`() {
    #expect(FontWeight("semibold")?.value == 600)
    #expect(FontWeight("Black")?.value == 900)
    #expect(FontWeight("550")?.value == 550)
    for text in ["0", "1001", "nan", "inf", "", "heavyish", "-400"] {
      #expect(FontWeight(text) == nil, "\(text)")
    }
    #expect("\(FontWeight.semibold)" == "semibold")
  }
}
