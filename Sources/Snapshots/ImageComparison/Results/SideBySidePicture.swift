public import RasterImage

extension Comparison {
  /// The expected picture, the difference and the actual picture side by side, 8 pixels apart, each over a
  /// checkerboard. If the result would be too large, it is the expected picture alone.
  public func sideBySidePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    (try? SideBySidePicture(self, expected: expected, actual: actual).pixmap) ?? expected
  }

  /// The expected picture, the difference and the actual picture side by side, as a PNG file.
  ///
  /// - Throws: `PNGError` if the result would be too large.
  package func sideBySidePNG(expected: Pixmap, actual: Pixmap) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(optimization: .fastest)
    let picture = try SideBySidePicture(self, expected: expected, actual: actual)
    return try encoder.encode(picture.pixmap ?? expected, scale: nil)
  }
}

/// Three pictures side by side over checkerboards of light greys, on a grey ground.
private struct SideBySidePicture {
  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  private static let gap = 8
  /// The side of a square of the checkerboard, in pixels.
  private static let squareSide = 8
  private static let ground = PackedPixel(red: 0x8E, green: 0x8E, blue: 0x93)

  /// The largest number of pixels of the result: enough for three pictures and the ground between them.
  private static let largest = 4 * PNG.defaultPixelLimit

  init(_ comparison: Comparison, expected: Pixmap, actual: Pixmap) throws(PNGError) {
    let difference = try DifferencePicture(comparison, expected: expected, actual: actual)
    let width = expected.width + difference.width + actual.width + 4 * Self.gap
    let height = difference.height + 2 * Self.gap
    guard width * height <= Self.largest else {
      throw .tooLarge(width: width, height: height, limit: Self.largest)
    }
    self.width = width
    self.height = height
    bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      let bytes = UnsafeMutableRawBufferPointer(bytes)
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        bytes.storeBytes(
          of: Self.ground.rawValue.littleEndian, toByteOffset: offset, as: UInt32.self)
      }
      count = bytes.count
    }
    let palette = DifferencePicture.palette
    let indices = difference.indices
    let right = width - actual.width - Self.gap
    PixelView.with(expected, actual) { expected, actual in
      draw(expected.width, expected.height, left: Self.gap) { expected[$0] }
      draw(actual.width, actual.height, left: right) { actual[$0] }
    }
    draw(difference.width, difference.height, left: expected.width + 2 * Self.gap) {
      palette[Int(indices[$0])]
    }
  }

  /// The picture, with opaque pixels; nil if it can't be created.
  var pixmap: Pixmap? { Pixmap(width: width, height: height, bytes: bytes) }

  /// Draws a picture over a checkerboard.
  ///
  /// - Parameters:
  ///   - columns: the width of the picture, in pixels.
  ///   - rows: the height of the picture, in pixels.
  ///   - left: the column at which the picture begins.
  ///   - pixel: returns the pixel at an index of the picture.
  private mutating func draw(
    _ columns: Int, _ rows: Int, left: Int, _ pixel: (_ index: Int) -> PackedPixel
  ) {
    let width = width
    bytes.withUnsafeMutableBytes { bytes in
      for y in 0..<rows {
        let start = (y + Self.gap) * width + left
        for x in 0..<columns {
          let grey: UInt32 = (x / Self.squareSide + y / Self.squareSide) % 2 == 0 ? 255 : 230
          let color = pixel(y * columns + x).over(grey)
          bytes.storeBytes(
            of: color.rawValue.littleEndian, toByteOffset: 4 * (start + x), as: UInt32.self)
        }
      }
    }
  }
}

extension PackedPixel {
  /// The opaque colour of the pixel over a grey, rounded.
  fileprivate func over(_ grey: UInt32) -> PackedPixel {
    if isOpaque { return self }
    let alpha = UInt32(alpha)
    func over(_ channel: UInt8) -> UInt32 {
      (UInt32(channel) * alpha + grey * (255 - alpha) + 127) / 255
    }
    return PackedPixel(rawValue: over(red) | over(green) << 8 | over(blue) << 16 | 255 << 24)
  }
}
