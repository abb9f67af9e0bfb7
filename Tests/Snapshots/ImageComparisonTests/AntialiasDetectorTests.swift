import ImageComparison
import TestPictures
import Testing

@Suite struct AntialiasDetectorTests {
  @Test func `a turned drawing differs by its anti-aliasing alone, and that is not counted`() throws
  {
    let (first, second) = try Fixtures.pair("turned")
    let found = try #require(ComparisonRule.perceptual.compare(first, with: second).measurement)
    #expect(found.antialiasedPixels > 20)
    let counting = ComparisonRule(.perceptual(countingAntialiased: true))
    let counted = try #require(counting.compare(first, with: second).measurement)
    #expect(counted.differingPixels == found.differingPixels + found.antialiasedPixels)
    #expect(counted.antialiasedPixels == 0)
  }
}
