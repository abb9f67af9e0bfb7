public import RasterImage
import VectorGraphics

extension Comparison {
  /// The differing pixels in red, those that differ in their anti-aliasing only in yellow and ignored
  /// ones hatched, over a faint image of the expected picture; the rest is transparent.
  ///
  /// White artwork is as visible in it as black one, on a light page and on a dark one. Where the
  /// sizes differ it is as large as both, and the pixels of only one picture are red.
  ///
  /// - Parameters:
  ///   - expected: the first picture that was compared.
  ///   - actual: the second one.
  public func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let picture = DifferencePicture(self, expected: expected, actual: actual)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * picture.indices.count) { bytes, count in
      for (position, index) in picture.indices.enumerated() {
        let color = DifferencePicture.palette[Int(index)]
        bytes[4 * position] = color.red
        bytes[4 * position + 1] = color.green
        bytes[4 * position + 2] = color.blue
        bytes[4 * position + 3] = color.alpha
      }
      count = 4 * picture.indices.count
    }
    return Pixmap(width: picture.width, height: picture.height, bytes: bytes) ?? expected
  }
}

/// A difference picture as indices of a palette.
package struct DifferencePicture: Sendable {
  package let width: Int
  package let height: Int
  /// The index of each pixel's colour, row by row.
  package let indices: [UInt8]
  /// Whether pixels that differ in their anti-aliasing only are shown.
  package let showsAntialiased: Bool

  /// The colours: greys of growing opacity, then the marks.
  package static let palette: [RGBAColor] =
    (0..<shades).map { RGBAColor(red: 127, green: 127, blue: 127, alpha: UInt8($0 * 3)) } + [
      RGBAColor(red: 127, green: 127, blue: 127, alpha: 160),
      RGBAColor(red: 0xFF, green: 0xC8, blue: 0x00), RGBAColor(red: 0xE5, green: 0x00, blue: 0x2B),
    ]

  private static let shades = 32
  private static let ignored = UInt8(shades)
  private static let antialiased = UInt8(shades + 1)
  private static let differing = UInt8(shades + 2)

  /// - Parameter showsAntialiased: whether pixels that differ in their anti-aliasing only are
  ///   yellow; otherwise they look like equal ones.
  package init(
    _ comparison: Comparison, expected: Pixmap, actual: Pixmap, showsAntialiased: Bool = true
  ) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let (common, rows) = (
      min(expected.width, actual.width), min(expected.height, actual.height)
    )
    let isResized = comparison.measurement == nil
    let marks = comparison.marks
    let isMarked = !isResized && marks.count == width * height
    self.width = width
    self.height = height
    self.showsAntialiased = showsAntialiased
    indices = [UInt8](unsafeUninitializedCapacity: width * height) { indices, count in
      expected.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          for x in 0..<width {
            let index = y * width + x
            guard x < common, y < rows else {
              indices[index] = Self.differing
              continue
            }
            switch isMarked ? marks[index] : .same {
            case .differing: indices[index] = Self.differing
            case .antialiased where showsAntialiased: indices[index] = Self.antialiased
            case .ignored where (x + y) % 4 == 0: indices[index] = Self.ignored
            case .same, .tolerated, .ignored, .antialiased:
              indices[index] = Self.shade(bytes, 4 * (y * expected.width + x))
            }
          }
        }
      }
      count = width * height
    }
  }

  /// The index of a faint grey: more opaque where the picture is, and where it is dark.
  private static func shade(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8 {
    guard bytes[offset + 3] > 0 else { return 0 }
    let (red, green, blue) = (Int(bytes[offset]), Int(bytes[offset + 1]), Int(bytes[offset + 2]))
    let darkness = 255 - (77 * red + 150 * green + 29 * blue) >> 8
    // A third for being painted at all, the rest for being dark.
    let ink = Int(bytes[offset + 3]) * (128 + darkness) / 383
    return UInt8(ink * (shades - 1) / 255)
  }

  /// The picture as a PNG file.
  package func png(_ encoder: inout PNGEncoder) throws(PNGError) -> [UInt8] {
    try encoder.encode(indices: indices, width: width, height: height, palette: Self.palette)
  }
}
