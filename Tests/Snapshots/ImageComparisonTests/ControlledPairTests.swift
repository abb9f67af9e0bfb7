import TestPictures
import Testing
import VectorGraphics

import ImageComparison

@Suite struct ControlledPairTests {
  @Test(arguments: ControlledPairs.Kind.harmless)
  func `perceptual comparison passes other rasterisers and a shift of a tenth of a pixel`(
    kind: ControlledPairs.Kind
  ) throws {
    for pair in try ControlledPairs.pairs(kind) {
      let found = ComparisonRule.perceptual.compare(pair.expected, with: pair.actual)
      #expect(found.verdict == .same, "\(kind.name), \(pair.name): \(found)")
    }
    // There is something to pass.
    #expect(
      try ControlledPairs.pairs(kind).contains {
        ComparisonRule.exact.compare($0.expected, with: $0.actual).verdict == .changed
      })
  }

  @Test(arguments: ControlledPairs.Kind.visible)
  func `perceptual comparison finds a hue, a thinner stroke, a moved symbol and a hole`(
    kind: ControlledPairs.Kind
  ) throws {
    for pair in try ControlledPairs.pairs(kind) {
      for (first, second) in [(pair.expected, pair.actual), (pair.actual, pair.expected)] {
        let found = ComparisonRule.perceptual.compare(first, with: second)
        #expect(found.verdict == .changed, "\(kind.name), \(pair.name): \(found)")
      }
    }
  }

  @Test(arguments: ControlledPairs.otherTints)
  func `a shift and a coarse rasteriser pass in every colour`(tint: RGBAColor) throws {
    for kind in [ControlledPairs.Kind.shift, .samples] {
      for pair in try ControlledPairs.pairs(kind, tint: tint) {
        let found = ComparisonRule.perceptual.compare(pair.expected, with: pair.actual)
        #expect(found.verdict == .same, "\(kind.name), \(pair.name): \(found)")
      }
    }
  }

  @Test(arguments: ControlledPairs.otherTints)
  func `a thinner stroke, a moved symbol and a hole are found in every colour`(tint: RGBAColor)
    throws
  {
    for kind in [ControlledPairs.Kind.thinner, .moved, .hole] {
      for pair in try ControlledPairs.pairs(kind, tint: tint) {
        let found = ComparisonRule.perceptual.compare(pair.expected, with: pair.actual)
        #expect(found.verdict == .changed, "\(kind.name), \(pair.name): \(found)")
      }
    }
  }

  @Test func `the article on tolerances has the number of pairs that each strategy finds`() throws {
    let rules = [
      ComparisonRule.exact, .perceptual, ComparisonRule(.perceptual(metric: .yiq)),
    ]
    let article = try Fixtures.documentation("ImageComparison", "Tolerances")
    let controlled = try ControlledPairs.Kind.allCases.map {
      ($0.name, try ControlledPairs.pairs($0))
    }
    let foreign = try ForeignPairs.Kind.allCases.map { ($0.name, try ForeignPairs.pairs($0)) }
    for (name, pairs) in controlled + foreign {
      let found = rules.map { rule in
        pairs.count { rule.compare($0.expected, with: $0.actual).verdict == .changed }
      }
      let row = ([name, "\(pairs.count)"] + found.map(String.init)).joined(separator: " | ")
      #expect(article.contains("| \(row) |"), "| \(row) |")
    }
  }

  @Test func `the hues are 5 CIEDE2000 apart from the tint`() {
    func lab(_ color: RGBAColor) -> CIELab {
      CIELab((Double(color.red), Double(color.green), Double(color.blue)))
    }
    for hue in ControlledPairs.hues {
      #expect(abs(lab(ControlledPairs.tint).ciede2000(lab(hue)) - 5) < 0.1)
    }
  }
}
