import ImageComparison
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@Suite struct StructuralSimilarityTests {
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
}
