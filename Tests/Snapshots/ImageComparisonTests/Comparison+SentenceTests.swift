import ImageComparison
import TestPictures
import Testing
import VectorGraphics

@Suite struct ComparisonSentenceTests: NinePixels {
  @Test func `the sentence says how many, where, by how much and which limit was missed`() throws {
    #expect(
      try verdict(block(), []).description
        == "9 of 900 pixels differ (1 %), allowed: 0. "
        + "Largest difference 255; area 3 × 3 at (10, 12)")
    #expect(
      try verdict(noise(), [.ratio(0.001), .density(pixels: 0, window: 8)]).description
        == "9 of 900 pixels differ (1 %), allowed: 0.1 %, 1 in 8 × 8, allowed: 0. "
        + "Largest difference 255; largest area 1 × 1 at (3, 4); 9 areas")
    let white = try TestPicture(150, 150).pixmap
    var changed = TestPicture(150, 150)
    changed.fill(PixelRect(x: 40, y: 53, width: 31, height: 22), .black)
    #expect(
      ComparisonRule.exact.compare(white, with: try changed.pixmap).description
        == "682 of 22,500 pixels differ (3.03 %), allowed: 0. "
        + "Largest difference 255; area 31 × 22 at (40, 53)")
    changed = TestPicture(150, 150)
    changed[7, 9] = .black
    #expect(
      ComparisonRule(.perceptual(), limits: [.pixels(0), .largest(0.5)]).compare(
        white, with: try changed.pixmap
      ).description.hasPrefix(
        "1 of 22,500 pixels differs (below 0.01 %), allowed: 0, allowed difference: 0.5. "))
  }

  @Test func `the sentence of the YIQ metric names the backdrop that it looks over`() throws {
    let (first, second) = try Fixtures.pair("white")
    let found = ComparisonRule(.perceptual(metric: .yiq)).compare(first, with: second)
    #expect(found.description.hasPrefix("the pictures agree over white"))
  }
}
