import ImageComparison
import TestPictures
import VectorGraphics

/// Suites that compare a picture of 30 × 30 pixels with one of which nine differ, in a block or
/// scattered.
protocol NinePixels {}

extension NinePixels {
  var base: TestPicture { TestPicture(30, 30) }

  func block() -> TestPicture {
    var picture = base
    picture.fill(PixelRect(x: 10, y: 12, width: 3, height: 3), .black)
    return picture
  }

  func noise() -> TestPicture {
    var picture = base
    for y in 0..<3 {
      for x in 0..<3 { picture[3 + 10 * x, 4 + 10 * y] = .black }
    }
    return picture
  }

  func verdict(_ picture: TestPicture, _ limits: [DifferenceLimit]) throws -> Comparison {
    try ComparisonRule(limits: limits).compare(base.pixmap, with: picture.pixmap)
  }
}
