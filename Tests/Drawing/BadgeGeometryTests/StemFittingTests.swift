import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct StemFittingTests {
  @Test(arguments: [
    (1.67, nil, 2), (1.67, 1, 1), (1.99, 1, 1), (2.01, 1, 2), (1.48, nil, 1), (1.48, 2, 2),
    (1.36, 2, 1), (2.58, 2, 2), (2.58, 3, 3),
  ])
  func `a stroke has the thickness that is asked for, if it is near its own`(
    thickness: Double, wanted: Int?, fitted: Double
  ) throws {
    func stroke(_ width: Double, _ height: Double, y: Double) -> VectorPath {
      .rectangle(Rect(x: 3.3, y: y, width: width, height: height))
    }
    // A stroke is narrow beside the whole outline.
    let stem = stroke(thickness, 20, y: 2.1)
    let bars = stroke(20, thickness, y: 2.1) + stroke(20, thickness, y: 14.4)
    let width = stem.stemsFitted(toPixelsAt: 1, stroke: wanted).bounds?.width
    #expect(try abs(#require(width) - fitted) < 1e-9)
    for bar in bars.stemsFitted(toPixelsAt: 1, stroke: wanted).contours {
      let height = VectorPath(contours: [bar]).bounds?.height
      #expect(try abs(#require(height) - fitted) < 1e-9)
    }
  }
}
