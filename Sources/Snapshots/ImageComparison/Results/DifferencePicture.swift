public import RasterImage

extension Comparison {
  /// A picture of the difference: differing pixels are red, pixels that differ only in their anti-aliasing are
  /// yellow, and ignored areas are hatched. The other pixels are a faint grey image of the expected picture.
  ///
  /// White artwork is visible too, although fainter than black artwork, on a light and on a dark page.
  ///
  /// If the sizes differ, the picture has the larger width and the larger height. Pixels that are not in both
  /// pictures are red, and the others are compared from the top left corner on. If it would have more than
  /// `PNG.defaultPixelLimit` pixels, the result is the expected picture.
  ///
  /// - Parameters:
  ///   - expected: the first picture of the comparison.
  ///   - actual: the second picture of the comparison.
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

/// A difference picture with indexed colours.
package struct DifferencePicture: Sendable {
  package let width: Int
  package let height: Int
  /// Whether pixels that differ only in their anti-aliasing are shown.
  package let showsAntialiased: Bool
  private let expected: Pixmap
  /// The size of the area that both pictures cover.
  private let common: PictureSize
  /// The mark of each pixel of the common area; empty if all are equal.
  private let marks: [PixelMark]

  /// The palette: greys of increasing opacity, then the colours of ignored, anti-aliased and differing pixels.
  package static let palette: [PackedPixel] =
    (0..<shades).map { PackedPixel(red: 127, green: 127, blue: 127, alpha: UInt8($0 * 3)) } + [
      PackedPixel(red: 127, green: 127, blue: 127, alpha: 160),
      PackedPixel(red: 0xFF, green: 0xC8, blue: 0x00),
      PackedPixel(red: 0xE5, green: 0x00, blue: 0x2B),
    ]

  private static let shades = 32
  private static let ignored = UInt8(shades)
  private static let antialiased = UInt8(shades + 1)
  private static let differing = UInt8(shades + 2)

  /// - Parameter showsAntialiased: whether pixels that differ only in their anti-aliasing are yellow. If
  ///   not, they look like equal pixels.
  /// - Throws: `PNGError.tooLarge` if the picture would have more than `PNG.defaultPixelLimit` pixels.
  package init(
    _ comparison: Comparison, expected: Pixmap, actual: Pixmap, showsAntialiased: Bool = true
  ) throws(PNGError) {
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    let limit = PNG.defaultPixelLimit
    guard width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    common = PictureSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    if comparison.measurement == nil {
      marks =
        if let first = expected.cropped(to: common), let second = actual.cropped(to: common) {
          comparison.rule.compare(first, with: second).marks
        } else {
          []
        }
    } else {
      marks = comparison.marks.count == width * height ? comparison.marks : []
    }
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
    switch marks.isEmpty ? .same : marks[y * common.width + x] {
    case .differing: Self.differing
    case .antialiased where showsAntialiased: Self.antialiased
    case .ignored where (x + y) % 4 == 0: Self.ignored
    case .same, .tolerated, .ignored, .antialiased: shade()
    }
  }

  /// The palette index of a faint grey for a pixel. The more opaque and the darker the pixel, the more opaque
  /// the grey.
  private static func shade(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8 {
    guard bytes[offset + 3] > 0 else { return 0 }
    let red = Int(bytes[offset])
    let green = Int(bytes[offset + 1])
    let blue = Int(bytes[offset + 2])
    let darkness = 255 - (77 * red + 150 * green + 29 * blue) >> 8
    // An opaque white pixel has a third of the strength of an opaque black one.
    let strength = Int(bytes[offset + 3]) * (128 + darkness) / 383
    return UInt8(strength * (shades - 1) / 255)
  }

  /// The picture as a PNG file.
  package func png(_ encoder: inout PNGEncoder) throws(PNGError) -> [UInt8] {
    try encoder.encode(
      indices: indices, width: width, height: height, palette: Self.palette.map(\.rawValue))
  }
}

extension Pixmap {
  /// The pixels of the top left corner.
  fileprivate func cropped(to size: PictureSize) -> Pixmap? {
    let rows = (0..<size.height).flatMap { row in
      let start = 4 * row * width
      return bytes[start..<start + 4 * size.width]
    }
    return Pixmap(width: size.width, height: size.height, bytes: rows)
  }
}
