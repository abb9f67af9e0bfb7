import ImageComparison
import TestPictures
import Testing

/// Laws of every strategy.
@Suite struct StrategyTests {
  @Test(arguments: ComparisonRule.Strategy.all)
  func `black and white differ by 1, and equal pixels by 0`(
    strategy: ComparisonRule.Strategy
  ) throws {
    let black = try TestPicture(4, 4, .black).pixmap
    let white = try TestPicture(4, 4, .white).pixmap
    let rule = ComparisonRule(strategy)
    try rule.validate()
    #expect(rule.description.hasPrefix(strategy.name))
    #expect(rule.compare(black, with: black).measurement?.largest == 0)
    let largest = try #require(rule.compare(black, with: white).measurement?.largest)
    #expect(abs(largest - 1) < 1e-6)
  }

  @Test func `strategies with another name or value are not equal`() {
    let strategies =
      ComparisonRule.Strategy.all + [
        .exact(tolerance: 1), .perceptual(metric: .yiq), .perceptual(threshold: 0.2),
        .perceptual(countingAntialiased: true),
      ]
    #expect(Set(strategies).count == strategies.count)
    #expect(Set(ComparisonRule.Strategy.all.map(\.name)).count == ComparisonRule.Strategy.all.count)
  }
}
