public import RasterImage
import SystemSupport
import VectorGraphics

extension Comparison {
  /// The expected picture, the difference and the actual picture side by side over a checkerboard,
  /// 8 pixels apart.
  public func sideBySidePicture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let (rgb, width, height) = sideBySide(expected: expected, actual: actual)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
      for index in 0..<(width * height) {
        for channel in 0..<3 { bytes[4 * index + channel] = rgb[3 * index + channel] }
        bytes[4 * index + 3] = 255
      }
      count = 4 * width * height
    }
    return Pixmap(width: width, height: height, bytes: bytes) ?? expected
  }

  /// The expected picture, the difference and the actual picture side by side, as a PNG file.
  ///
  /// - Throws: `PNGError` where it is too large to encode.
  package func sideBySidePNG(expected: Pixmap, actual: Pixmap) throws(PNGError) -> [UInt8] {
    let (rgb, width, height) = sideBySide(expected: expected, actual: actual)
    var encoder = try PNGEncoder(optimization: .fastest)
    return try encoder.encode(rgb: rgb, width: width, height: height)
  }

  private static let gap = 8

  /// Three bytes for each pixel of the whole.
  private func sideBySide(
    expected: Pixmap, actual: Pixmap
  ) -> (rgb: [UInt8], width: Int, height: Int) {
    let difference = DifferencePicture(self, expected: expected, actual: actual)
    let gap = Self.gap
    let width = expected.width + difference.width + actual.width + 4 * gap
    let height = difference.height + 2 * gap
    let palette = DifferencePicture.palette.map {
      UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16 | UInt32($0.alpha) << 24
    }
    let (first, second) = (PixelPlane(expected), PixelPlane(actual))
    let rgb = [UInt8](unsafeUninitializedCapacity: 3 * width * height) { target, count in
      let writer = PanelWriter(target: target, width: width)
      writer.fill()
      writer.draw(first.width, first.height, at: gap) { first[$0] }
      difference.indices.withUnsafeBufferPointer { indices in
        writer.draw(difference.width, difference.height, at: 2 * gap + first.width) {
          PackedPixel(rawValue: palette[Int(indices[$0])])
        }
      }
      writer.draw(
        second.width, second.height, at: 3 * gap + first.width + difference.width
      ) { second[$0] }
      count = 3 * width * height
    }
    return (rgb, width, height)
  }

  /// Draws panels over checkerboards of light greys, on a grey ground.
  private struct PanelWriter {
    let target: UnsafeMutableBufferPointer<UInt8>
    let width: Int

    func fill() {
      for index in 0..<(target.count / 3) {
        target[3 * index] = 0x8E
        target[3 * index + 1] = 0x8E
        target[3 * index + 2] = 0x93
      }
    }

    @inline(__always)
    func draw(_ columns: Int, _ rows: Int, at left: Int, _ pixel: (Int) -> PackedPixel) {
      for y in 0..<rows {
        for x in 0..<columns {
          let color = pixel(y * columns + x)
          let offset = 3 * ((y + Comparison.gap) * width + left + x)
          if color.isOpaque {
            target[offset] = color.red
            target[offset + 1] = color.green
            target[offset + 2] = color.blue
          } else {
            let grey: UInt32 = ((x >> 3) + (y >> 3)) & 1 == 0 ? 255 : 230
            let alpha = UInt32(color.alpha)
            func over(_ channel: UInt8) -> UInt8 {
              UInt8((UInt32(channel) * alpha + grey * (255 - alpha) + 127) / 255)
            }
            target[offset] = over(color.red)
            target[offset + 1] = over(color.green)
            target[offset + 2] = over(color.blue)
          }
        }
      }
    }
  }
}
