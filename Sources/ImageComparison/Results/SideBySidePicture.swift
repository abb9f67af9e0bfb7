public import RasterImage
import VectorGraphics

extension Comparison {
  /// The expected picture, the difference and the actual picture side by side over a checkerboard,
  /// 8 pixels apart.
  public func sideBySidePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let picture = SideBySidePicture(self, expected: expected, actual: actual)
    var row = [UInt8](repeating: 0, count: 3 * picture.width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * picture.width * picture.height)
    for y in 0..<picture.height {
      picture.write(row: y, to: &row)
      for x in 0..<picture.width { bytes += [row[3 * x], row[3 * x + 1], row[3 * x + 2], 255] }
    }
    return Pixmap(width: picture.width, height: picture.height, bytes: bytes) ?? expected
  }

  /// The expected picture, the difference and the actual picture side by side, as a PNG file.
  ///
  /// - Throws: `PNGError` where it is too large to encode.
  package func sideBySidePNG(expected: Pixmap, actual: Pixmap) throws(PNGError) -> [UInt8] {
    let picture = SideBySidePicture(self, expected: expected, actual: actual)
    return try PNG.encode(width: picture.width, height: picture.height) { y, row in
      picture.write(row: y, to: &row)
    }
  }
}

/// Three pictures side by side over checkerboards of light greys, on a grey ground.
private struct SideBySidePicture: Sendable {
  let width: Int
  let height: Int
  private let expected: PixelPlane
  private let difference: DifferencePicture
  private let actual: PixelPlane
  private let palette: [PackedPixel]

  private static let gap = 8
  /// The side of a checkerboard's field, in pixels.
  private static let field = 8
  private static let ground: (red: UInt8, green: UInt8, blue: UInt8) = (0x8E, 0x8E, 0x93)

  init(_ comparison: Comparison, expected: Pixmap, actual: Pixmap) {
    difference = DifferencePicture(comparison, expected: expected, actual: actual)
    self.expected = PixelPlane(expected)
    self.actual = PixelPlane(actual)
    width = expected.width + difference.width + actual.width + 4 * Self.gap
    height = difference.height + 2 * Self.gap
    palette = DifferencePicture.palette.map {
      PackedPixel(
        rawValue: UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16
          | UInt32($0.alpha) << 24)
    }
  }

  /// Writes red, green and blue of a row's pixels.
  func write(row: Int, to rgb: inout [UInt8]) {
    precondition(rgb.count == 3 * width, "a row of the picture")
    let y = row - Self.gap
    var left = 0
    fill(Self.gap, &left, &rgb)
    draw(expected, row: y, &left, &rgb)
    fill(Self.gap, &left, &rgb)
    drawDifference(row: y, &left, &rgb)
    fill(Self.gap, &left, &rgb)
    draw(actual, row: y, &left, &rgb)
    fill(Self.gap, &left, &rgb)
  }

  private func draw(_ plane: PixelPlane, row y: Int, _ left: inout Int, _ rgb: inout [UInt8]) {
    guard y >= 0, y < plane.height else { return fill(plane.width, &left, &rgb) }
    draw(plane.width, row: y, &left, &rgb) { plane[y * plane.width + $0] }
  }

  private func drawDifference(row y: Int, _ left: inout Int, _ rgb: inout [UInt8]) {
    guard y >= 0, y < difference.height else { return fill(difference.width, &left, &rgb) }
    var indices = [UInt8](repeating: 0, count: difference.width)
    difference.write(row: y, to: &indices, at: 0)
    draw(difference.width, row: y, &left, &rgb) { palette[Int(indices[$0])] }
  }

  private func fill(_ columns: Int, _ left: inout Int, _ rgb: inout [UInt8]) {
    for x in left..<(left + columns) {
      (rgb[3 * x], rgb[3 * x + 1], rgb[3 * x + 2]) = Self.ground
    }
    left += columns
  }

  @inline(__always)
  private func draw(
    _ columns: Int, row y: Int, _ left: inout Int, _ rgb: inout [UInt8],
    _ pixel: (_ x: Int) -> PackedPixel
  ) {
    rgb[(3 * left)..<(3 * (left + columns))].withUnsafeMutableBufferPointer { rgb in
      // A field of the checkerboard has one grey, and mostly one colour.
      for start in stride(from: 0, to: columns, by: Self.field) {
        let grey: UInt32 = (start / Self.field + y / Self.field) % 2 == 0 ? 255 : 230
        var color = pixel(start)
        var over = color.over(grey)
        for x in start..<min(start + Self.field, columns) {
          let next = pixel(x)
          if next != color {
            color = next
            over = color.over(grey)
          }
          rgb[3 * x] = over.red
          rgb[3 * x + 1] = over.green
          rgb[3 * x + 2] = over.blue
        }
      }
    }
    left += columns
  }
}

extension PackedPixel {
  /// The colour over a grey, rounded.
  fileprivate func over(_ grey: UInt32) -> PackedPixel {
    if isOpaque { return self }
    let alpha = UInt32(alpha)
    func over(_ channel: UInt8) -> UInt32 {
      (UInt32(channel) * alpha + grey * (255 - alpha) + 127) / 255
    }
    return PackedPixel(rawValue: over(red) | over(green) << 8 | over(blue) << 16 | 255 << 24)
  }
}
