import ImageComparison
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@Suite struct MetricTests {
  private func distance(
    _ first: RGBAColor, _ second: RGBAColor, _ metric: ColorMetric = .oklab
  ) throws -> Double {
    let rule = ComparisonRule(
      .perceptual(metric: metric, threshold: 0, countingAntialiased: true))
    let found = try rule.compare(
      TestPicture(1, 1, first).pixmap, with: TestPicture(1, 1, second).pixmap)
    return try #require(found.measurement).largest
  }

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

  @Test func `SSIM is scikit-image's`() throws {
    let rows = try Fixtures.table("ssim.csv")
    #expect(rows.count == 16)
    for row in rows {
      let (first, second) = try Fixtures.pair(row[0])
      let found = try #require(ComparisonRule.structural.compare(first, with: second).measurement)
      #expect(abs(1 - found.mean - (try #require(Double(row[1])))) < 1e-8, "\(row)")
      #expect(abs(1 - found.largest - (try #require(Double(row[2])))) < 1e-8, "\(row)")
      #expect(found.differingPixels == Int(row[3]), "\(row)")
    }
  }

  @Test func `turned upside down, pictures of many rows have the same structural similarity`()
    throws
  {
    var random = SeededGenerator(seed: 9)
    var (first, second) = (TestPicture(40, 150), TestPicture(40, 150))
    for index in first.colors.indices {
      let grey = UInt8.random(in: 0...255, using: &random)
      first.colors[index] = RGBAColor(red: grey, green: grey, blue: 99, alpha: 200)
      second.colors[index] = first.colors[index]
      if index % 7 == 0 { second.colors[index].green /= 2 }
    }
    let upright = try ComparisonRule.structural.compare(first.pixmap, with: second.pixmap)
    first.colors.reverse()
    second.colors.reverse()
    let turned = try ComparisonRule.structural.compare(first.pixmap, with: second.pixmap)
    let (a, b) = (try #require(upright.measurement), try #require(turned.measurement))
    #expect(a.differingPixels > 1000 && a.differingPixels < 6000)
    #expect(a.differingPixels == b.differingPixels)
    #expect(abs(a.mean - b.mean) < 1e-12 && abs(a.largest - b.largest) < 1e-12)
    #expect(upright.marks.reversed().map(\.rawValue) == turned.marks.map(\.rawValue))
  }

  @Test func `the sentence of the YIQ metric names the backdrop that it looks over`() throws {
    let (first, second) = try Fixtures.pair("white")
    let found = ComparisonRule(.perceptual(metric: .yiq)).compare(first, with: second)
    #expect(found.description.hasPrefix("the pictures agree over white"))
  }

  @Test func `white artwork that only shows over black is seen, by OKLab and by SSIM`() throws {
    let (first, second) = try Fixtures.pair("white")
    #expect(ComparisonRule.perceptual.compare(first, with: second).verdict == .changed)
    #expect(ComparisonRule.structural.compare(first, with: second).verdict == .changed)
  }

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

  @Test func `every strategy is symmetrical in what it counts`() throws {
    let rules = [
      ComparisonRule.exact, .perceptual, ComparisonRule(.perceptual(metric: .yiq)), .structural,
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
}
