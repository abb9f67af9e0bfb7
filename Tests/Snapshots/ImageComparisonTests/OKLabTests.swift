import ImageComparison
import TestPictures
import Testing
import VectorGraphics

@Suite struct OKLabTests {
  private func distance(
    _ first: RGBAColor, _ second: RGBAColor, _ metric: ColorMetric = .oklab
  ) throws -> Double {
    let rule = ComparisonRule(
      .perceptual(metric: metric, threshold: 0, countingAntialiased: true))
    let found = try rule.compare(
      TestPicture(1, 1, first).pixmap, with: TestPicture(1, 1, second).pixmap)
    return try #require(found.measurement).largest
  }

  @Test func `OKLab distances are those of CSS Color 4's formulas, black to white being 1`() throws
  {
    let rows = try Fixtures.table("oklab.csv")
    #expect(rows.count == 12)
    for row in rows {
      let channels = row.prefix(6).compactMap { UInt8($0) }
      let found = try distance(
        RGBAColor(red: channels[0], green: channels[1], blue: channels[2]),
        RGBAColor(red: channels[3], green: channels[4], blue: channels[5]))
      // Ottosson's matrices and CSS's agree to six digits.
      #expect(abs(found - (try #require(Double(row[6])))) < 5e-6, "\(row)")
    }
    #expect(abs(try distance(.black, .white) - 1) < 1e-7)
  }

  @Test func `pairs that YIQ takes for equally far apart come out as an eye sees them`() throws {
    let blue = (RGBAColor(red: 41, green: 56, blue: 157), RGBAColor(red: 41, green: 56, blue: 0))
    let cyan = (RGBAColor(red: 0, green: 254, blue: 252), RGBAColor(red: 94, green: 254, blue: 252))
    let yiq = try (distance(blue.0, blue.1, .yiq), distance(cyan.0, cyan.1, .yiq))
    #expect(abs(yiq.0 - yiq.1) < 0.01)
    #expect(try distance(blue.0, blue.1) > 0.3)
    #expect(try distance(cyan.0, cyan.1) < 0.05)
  }
}
