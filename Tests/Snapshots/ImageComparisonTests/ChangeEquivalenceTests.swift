import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageComparison

/// The parts of perceptual and exact comparison have the numbers of their definitions.
@Suite struct ChangeEquivalenceTests {
  @Test func `differences and ranges are those of the definition, at the edges of a picture too`()
    throws
  {
    var random = SeededGenerator(seed: 76)
    for (width, height) in [(1, 1), (2, 5), (7, 1), (9, 8)] {
      for colors in [2, 4, 60] {
        let expected = try TestPicture.noise(width, height, colors: colors, &random)
        let actual = try TestPicture.noise(width, height, colors: colors, &random)
        let reference = ReferenceChange(
          expected, actual, threshold: 0.1)
        PixelView.with(expected, actual) { a, b in
          let detector = ChangeDetector(a, b, threshold: 0.1)
          for index in 0..<width * height {
            let (y, x) = index.quotientAndRemainder(dividingBy: width)
            let found = detector.changes(x, y, ChangeDetector.difference(a[index], b[index]))
            let atEdges = found.atEdges
            let defined = reference.changes(at: index)
            expectEqual(
              (found.difference.overWhite, found.range.overWhite, atEdges.overWhite),
              defined.first { $0.backdrop == Backdrop.white })
            expectEqual(
              (found.difference.overBlack, found.range.overBlack, atEdges.overBlack),
              defined.first { $0.backdrop == Backdrop.black })
          }
        }
      }
    }
  }

  /// A change that is no more than rounding is not defined, and counts for no sum.
  private func expectEqual(
    _ found: (difference: SIMD4<Int32>, range: SIMD4<Int32>, atEdges: SIMD4<Int32>),
    _ defined: ReferenceChange.Change?
  ) {
    guard let defined else {
      #expect(found.atEdges == .zero)
      #expect(all(found.difference.magnitude .<= ChangeDetector.rounding))
      return
    }
    #expect(found.difference == defined.difference)
    #expect(found.range == defined.range)
    #expect(found.atEdges == defined.atEdges)
  }

  @Test
  func
    `contours are those of the definition, also where rows repeat in one cell and not in the next one`()
    throws
  {
    var random = SeededGenerator(seed: 73)
    for (width, height) in [(1, 1), (64, 64), (65, 64), (64, 65), (130, 70), (200, 129)] {
      for columns in [0, 63, 64, 65, 128] {
        // Rows are equal in some columns, and mostly in all others.
        var expected = TestPicture(width, height, .random(&random))
        for y in 0..<height where Int.random(in: 0..<3, using: &random) == 0 {
          for x in min(columns, width)..<width { expected[x, y] = .random(&random) }
        }
        var actual = expected
        actual.fill(
          PixelRect(x: 0, y: 0, width: (width + 1) / 2, height: (height + 2) / 3),
          .random(&random))
        let (first, second) = (try expected.pixmap, try actual.pixmap)
        let reference = ReferenceSums(
          ReferenceChange(first, second, threshold: 0.1))
        PixelView.with(first, second) { a, b in
          let grid = WindowGrid(PictureSize(width: width, height: height))
          let contour = ContourLength(ChangeDetector(a, b, threshold: 0.1), grid)
          for cell in 0..<grid.count {
            let length = contour.length(of: cell)
            #expect(
              SIMD4(truncatingIfNeeded: length.overWhite)
                == reference.contour(of: cell, Backdrop.white))
            #expect(
              SIMD4(truncatingIfNeeded: length.overBlack)
                == reference.contour(of: cell, Backdrop.black))
          }
        }
      }
    }
  }

  @Test
  func `the difference of two pixels is the largest one of a channel over black and over white`() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<20_000 {
      let p = PackedPixel(rawValue: RGBAColor.random(&random).littleEndian)
      let q = PackedPixel(rawValue: RGBAColor.random(&random).littleEndian)
      let differences = [Backdrop.black, Backdrop.white].map { backdrop in
        (q.exactComposite(over: backdrop) &- p.exactComposite(over: backdrop)).magnitude.max()
      }
      #expect(channelDifference(p, q) == Int(differences.max() ?? 0))
    }
  }
}

extension SIMD4<Int32> {
  fileprivate var magnitude: SIMD4 { pointwiseMax(self, 0 &- self) }
}

extension RGBAColor {
  /// The colour as a pixel, with red in the lowest byte.
  fileprivate var littleEndian: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// A colour that is clear, opaque or neither, one as often as another.
  static func random(_ random: inout SeededGenerator) -> RGBAColor {
    func channel() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
    let alpha = [0, 255, channel()][Int.random(in: 0..<3, using: &random)]
    return RGBAColor(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}

extension TestPicture {
  /// A picture whose pixels have some random colours.
  static func noise(
    _ width: Int, _ height: Int, colors: Int, _ random: inout SeededGenerator
  ) throws -> Pixmap {
    let palette = (0..<colors).map { _ in RGBAColor.random(&random) }
    var picture = TestPicture(width, height, .clear)
    for index in picture.colors.indices {
      picture.colors[index] = try #require(palette.randomElement(using: &random))
    }
    return try picture.pixmap
  }
}
