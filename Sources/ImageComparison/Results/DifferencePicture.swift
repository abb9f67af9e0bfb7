public import RasterImage
import VectorGraphics

extension Comparison {
  /// The differing pixels in red, those that differ in their anti-aliasing only in yellow and ignored
  /// ones hatched, over a faint image of the expected picture; the rest is transparent.
  ///
  /// White artwork is as visible in it as black one, on a light page and on a dark one. Where the
  /// sizes differ it is as large as both, and the pixels of only one picture are red; it is the
  /// expected picture where that would be more than `PNG.largestPicture` pixels.
  ///
  /// - Parameters:
  ///   - expected: the first picture that was compared.
  ///   - actual: the second one.
  public func differencePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    guard let picture = try? DifferencePicture(self, expected: expected, actual: actual) else {
      return expected
    }
    let indices = picture.indices
    let palette = DifferencePicture.palette
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * indices.count) { bytes, count in
      for (position, index) in indices.enumerated() {
        let color = palette[Int(index)]
        bytes[4 * position] = color.red
        bytes[4 * position + 1] = color.green
        bytes[4 * position + 2] = color.blue
        bytes[4 * position + 3] = color.alpha
      }
      count = 4 * indices.count
    }
    return Pixmap(width: picture.width, height: picture.height, bytes: bytes) ?? expected
  }
}

/// A difference picture as indices of a palette.
package struct DifferencePicture: Sendable {
  package let width: Int
  package let height: Int
  /// Whether pixels that differ in their anti-aliasing only are shown.
  package let showsAntialiased: Bool
  private let expected: Pixmap
  /// The size of what both pictures have.
  private let common: PictureSize
  /// The mark of each pixel; empty where the sizes differ.
  private let marks: [PixelMark]

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
  /// - Throws: `PNGError.tooLarge` where both sizes together are more than `PNG.largestPicture`
  ///   pixels.
  package init(
    _ comparison: Comparison, expected: Pixmap, actual: Pixmap, showsAntialiased: Bool = true
  ) throws(PNGError) {
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    let limit = PNG.largestPicture
    guard width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    common = PictureSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    let isMarked = comparison.measurement != nil && comparison.marks.count == width * height
    marks = isMarked ? comparison.marks : []
    self.expected = expected
    self.showsAntialiased = showsAntialiased
  }

  /// The index of each pixel's colour, row by row.
  package var indices: [UInt8] {
    var indices = [UInt8](repeating: Self.differing, count: width * height)
    expected.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<common.height {
        for x in 0..<common.width {
          indices[y * width + x] = index(
            x, y, shade: Self.shade(bytes, 4 * (y * expected.width + x)))
        }
      }
    }
    return indices
  }

  @inline(__always)
  private func index(_ x: Int, _ y: Int, shade: @autoclosure () -> UInt8) -> UInt8 {
    switch marks.isEmpty ? .same : marks[y * width + x] {
    case .differing: Self.differing
    case .antialiased where showsAntialiased: Self.antialiased
    case .ignored where (x + y) % 4 == 0: Self.ignored
    case .same, .tolerated, .ignored, .antialiased: shade()
    }
  }

  /// The index of a faint grey: more opaque where the picture is, and where it is dark.
  private static func shade(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8 {
    guard bytes[offset + 3] > 0 else { return 0 }
    let (red, green, blue) = (Int(bytes[offset]), Int(bytes[offset + 1]), Int(bytes[offset + 2]))
    let darkness = 255 - (77 * red + 150 * green + 29 * blue) >> 8
    // A third for being painted at all, the rest for being dark.
    let strength = Int(bytes[offset + 3]) * (128 + darkness) / 383
    return UInt8(strength * (shades - 1) / 255)
  }

  /// The picture as a PNG file.
  package func png(_ encoder: inout PNGEncoder) throws(PNGError) -> [UInt8] {
    try encoder.encode(indices: indices, width: width, height: height, palette: Self.palette)
  }
}
