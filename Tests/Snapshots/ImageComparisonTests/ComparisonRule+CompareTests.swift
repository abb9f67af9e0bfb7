import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing

@Suite struct ComparisonRuleCompareTests: NinePixels {
  @Test func `a changed size is its own verdict and names both sizes`() throws {
    let found = try ComparisonRule.exact.compare(
      TestPicture(50, 50).pixmap, with: TestPicture(51, 50).pixmap)
    #expect(found.verdict == .resized)
    #expect(found.description == "the size changed: expected 50 × 50 pixels, got 51 × 50")
  }

  @Test func `what is ignored is not looked at, and what lies outside the picture is no matter`()
    throws
  {
    let rule = ComparisonRule(ignoring: [
      PixelRect(x: 10, y: 12, width: 3, height: 3),
      PixelRect(x: Int.max, y: -5, width: Int.max, height: Int.max),
    ])
    let found = try rule.compare(base.pixmap, with: block().pixmap)
    #expect(found.verdict == .same)
    #expect(found.measurement?.ignoredPixels == 9)
    #expect(found.measurement?.largest == 0)
  }

  @Test func `white artwork that only shows over black is seen, by OKLab`() throws {
    let (first, second) = try Fixtures.pair("white")
    #expect(ComparisonRule.perceptual.compare(first, with: second).verdict == .changed)
  }

  @Test func `every strategy is symmetrical in what it counts`() throws {
    let rules = [
      ComparisonRule.exact, .perceptual, ComparisonRule(.perceptual(metric: .yiq)),
    ]
    for name in ["glyph", "badge", "moved", "faded", "white", "night"] {
      let (first, second) = try Fixtures.pair(name)
      for rule in rules {
        let there = try #require(rule.compare(first, with: second).measurement)
        let back = try #require(rule.compare(second, with: first).measurement)
        #expect(there.differingPixels == back.differingPixels)
        #expect(there.areas == back.areas)
      }
    }
  }

  @Test func `ten thousand comparisons of equal pictures raise no alarm`() throws {
    var random = SeededGenerator(seed: 5)
    let rules = [
      ComparisonRule.exact, .perceptual, ComparisonRule(.perceptual(metric: .yiq)),
    ]
    for round in 0..<2500 {
      let size = Int.random(in: 1...12, using: &random)
      let bytes = (0..<size * size * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
      let first = try #require(Pixmap(width: size, height: size, bytes: bytes))
      let second = try #require(Pixmap(width: size, height: size, bytes: Array(bytes)))
      for rule in rules {
        #expect(rule.compare(first, with: second).verdict == .same, "round \(round)")
      }
    }
  }
}
