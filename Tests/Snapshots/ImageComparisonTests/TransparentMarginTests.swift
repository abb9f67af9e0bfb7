import CairoBackend
import RasterImage
import TestPictures
import Testing
import VectorGraphics

import ImageComparison

/// What lies at the edge of a picture is compared as what lies inside.
@Suite struct TransparentMarginTests {
  @Test(arguments: ControlledPairs.Kind.allCases)
  func `a margin changes no verdict, also where a drawing touches the edge`(
    kind: ControlledPairs.Kind
  ) throws {
    let pairs = try ControlledPairs.pairs(kind)
    for index in stride(from: 0, to: pairs.count, by: 4) {
      let pair = pairs[index]
      // A fifteenth of an icon is enough to cut its ring.
      for cut in [0, 1, pair.expected.width / 15] {
        let verdicts = try [-cut, 4 - cut].map { margin in
          ComparisonRule.perceptual.compare(
            try TestPicture(pair.expected).resized(by: margin).pixmap,
            with: try TestPicture(pair.actual).resized(by: margin).pixmap
          )
          .verdict
        }
        #expect(verdicts[0] == verdicts[1], "\(kind.name), \(pair.name), cut by \(cut)")
      }
    }
  }

  @Test func `a tile that fills the picture passes if another rasteriser draws its corners`() throws
  {
    for size in stride(from: 16, through: 128, by: 7) {
      let scene = VectorScene(
        size: Size(width: 1, height: 1),
        fills: [
          VectorScene.Fill(
            .roundedRectangle(
              Rect(center: Point(x: 0.5, y: 0.5), size: Size(width: 1, height: 1)), radius: 0.22),
            .solid(.color(AdaptiveColor(ControlledPairs.tint))))
        ])
      let expected = try scene.pixmap(scale: Double(size))
      let actual = TestPicture(try scene.pixmap(scale: Double(4 * size)))
        .sampled(ControlledPairs.tint)
      let found = ComparisonRule.perceptual.compare(expected, with: try actual.pixmap)
      #expect(found.verdict == .same, "\(size) px: \(found)")
    }
  }
}
