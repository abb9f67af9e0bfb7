import TestPictures
import Testing

import ImageComparison

@Suite struct ForeignPairTests {
  /// The pairs that perceptual comparison finds, as a share of all.
  private func found(_ pairs: [ControlledPairs.Pair]) -> Double {
    let found = pairs.count {
      ComparisonRule.perceptual.compare($0.expected, with: $0.actual).verdict == .changed
    }
    return Double(found) / Double(pairs.count)
  }

  @Test func `at most 8 % of the icons with strokes differ if another program draws them`() throws {
    #expect(try found(ForeignPairs.pairs(.strokes)) <= 0.08)
  }

  @Test(arguments: ForeignPairs.Kind.visible)
  func `at least 96 % of the changes of other programs' strokes are found`(kind: ForeignPairs.Kind)
    throws
  {
    #expect(try found(ForeignPairs.pairs(kind)) >= 0.96)
  }

  @Test(arguments: [ForeignPairs.Program.cairoSVG, .skia])
  func `at least 96 % of the changes are found if another program drew the expected icon`(
    program: ForeignPairs.Program
  ) throws {
    let pairs = try ForeignPairs.Kind.visible.flatMap {
      try ForeignPairs.pairs($0, expectedBy: program)
    }
    #expect(found(pairs) >= 0.96)
  }
}
