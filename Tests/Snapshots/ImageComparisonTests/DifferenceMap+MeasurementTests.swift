import ImageComparison
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@Suite struct DifferenceMapMeasurementTests: NinePixels {
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
}
