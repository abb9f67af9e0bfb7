import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@Suite struct LimitTests {
  /// Nine pixels in a block and nine scattered ones, in pictures of 30 × 30.
  private let base = TestPicture(30, 30)

  private func block() -> TestPicture {
    var picture = base
    picture.fill(PixelRect(x: 10, y: 12, width: 3, height: 3), .black)
    return picture
  }

  private func noise() -> TestPicture {
    var picture = base
    for y in 0..<3 {
      for x in 0..<3 { picture[3 + 10 * x, 4 + 10 * y] = .black }
    }
    return picture
  }

  private func verdict(_ picture: TestPicture, _ limits: [ComparisonRule.Limit]) throws
    -> Comparison
  {
    try ComparisonRule(limits: limits).compare(base.pixmap, with: picture.pixmap)
  }

  @Test func `a limit on pixels holds up to its number, which the sentence states`() throws {
    #expect(try verdict(block(), [.pixels(9)]).verdict == .same)
    let missed = try verdict(block(), [.pixels(7)])
    #expect(missed.verdict == .changed)
    #expect(missed.measurement?.checks.first?.excess == 2)
    #expect(missed.description.hasPrefix("9 of 900 pixels differ (1 %), allowed: 7. "))
  }

  @Test func `a limit on the ratio counts the compared pixels only`() throws {
    #expect(try verdict(block(), [.ratio(0.01)]).verdict == .same)
    let half = ComparisonRule(
      limits: [.ratio(0.01)], ignoring: [PixelRect(x: 0, y: 15, width: 30, height: 99)])
    let found = try half.compare(base.pixmap, with: block().pixmap)
    #expect(found.measurement?.comparedPixels == 450)
    #expect(found.verdict == .changed)
  }

  @Test func `a limit on the largest difference looks at no number of pixels`() throws {
    var faint = base
    faint.fill(PixelRect(x: 0, y: 0, width: 30, height: 30), RGBAColor(hex: 0xF5F5F5))
    #expect(try verdict(faint, [.largest(10.0 / 255)]).verdict == .same)
    #expect(try verdict(faint, [.largest(9.0 / 255)]).verdict == .changed)
  }

  @Test func `a limit on density tells a change from scattered noise of as many pixels`() throws {
    let limit = ComparisonRule.Limit.density(pixels: 3, window: 8)
    #expect(try verdict(noise(), [limit]).verdict == .same)
    let change = try verdict(block(), [limit])
    #expect(change.verdict == .changed)
    #expect(change.measurement?.checks.first?.found == 9)
  }

  @Test func `a window larger than the picture sees all of it`() throws {
    let found = try verdict(noise(), [.density(pixels: 0, window: 99)])
    #expect(found.measurement?.checks.first?.found == 9)
  }

  @Test func `the densest window is the one a count of every window finds`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      var picture = TestPicture(13, 9)
      for _ in 0..<25 {
        picture[.random(in: 0..<13, using: &random), .random(in: 0..<9, using: &random)] = .black
      }
      let side = Int.random(in: 1...9, using: &random)
      var most = 0
      for y in 0...(9 - side) {
        for x in 0...(13 - side) {
          let count = (y..<y + side).flatMap { row in (x..<x + side).map { picture[$0, row] } }
            .count { $0 == .black }
          most = max(most, count)
        }
      }
      let found = try ComparisonRule(limits: [.density(pixels: 0, window: side)]).compare(
        TestPicture(13, 9).pixmap, with: picture.pixmap)
      #expect(found.measurement?.checks.first?.found == Double(most))
    }
  }

  @Test func `every limit given has to hold`() throws {
    #expect(try verdict(block(), [.pixels(100), .largest(0.5)]).verdict == .changed)
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

  @Test func `touching pixels are one area, corners included; the largest area comes first`() throws
  {
    var picture = base
    picture[1, 1] = .black
    picture.fill(PixelRect(x: 20, y: 20, width: 4, height: 2), .black)
    picture[24, 22] = .black
    let found = try #require(verdict(picture, []).measurement)
    #expect(
      found.areas == [
        ChangedArea(bounds: PixelRect(x: 20, y: 20, width: 5, height: 3), pixels: 9),
        ChangedArea(bounds: PixelRect(x: 1, y: 1, width: 1, height: 1), pixels: 1),
      ])
  }

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

  @Test func `the JSON form holds every figure`() throws {
    let text = try verdict(block(), [.pixels(7), .density(pixels: 8, window: 3)]).json
    #expect(text.contains("\"verdict\" : \"changed\""))
    #expect(text.contains("\"excess\" : 2"))
    #expect(text.contains("\"window\" : 3"))
    #expect(text.contains("\"differing\" : 9"))
  }
}
