import ImageComparison
import TestPictures
import Testing

@Suite struct StrategyPerceptualTests {
  @Test func `the YIQ metric counts what pixelmatch counts`() throws {
    let rows = try Fixtures.table("pixelmatch.csv")
    #expect(rows.count == 192)
    for row in rows {
      let (first, second) = try Fixtures.pair(row[0])
      let rule = ComparisonRule(
        .perceptual(
          metric: .yiq, threshold: try #require(Double(row[1])),
          countingAntialiased: row[2] == "true"))
      let found = rule.compare(first, with: second)
      #expect(found.measurement?.differingPixels == Int(row[3]), "\(row)")
    }
  }
}
