import RasterImage

/// RGBA packed into one `UInt32` a pixel, for fast equality.
struct PixelPlane {
  let width: Int
  let height: Int
  let pixels: [PackedPixel]

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    let count = width * height
    pixels = pixmap.bytes.withUnsafeBytes { bytes in
      (0..<count).map {
        PackedPixel(
          rawValue: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian)
      }
    }
  }
}

/// Red, green, blue and straight alpha, red in the lowest byte.
struct PackedPixel: Hashable {
  var rawValue: UInt32

  var red: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
  var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  var isOpaque: Bool { alpha == 255 }

  /// The channels over a backdrop of one grey, 0 to 255 and not rounded.
  func composite(over backdrop: Double) -> (red: Double, green: Double, blue: Double) {
    if isOpaque { return (Double(red), Double(green), Double(blue)) }
    let opacity = Double(alpha) / 255
    func blend(_ channel: UInt8) -> Double { backdrop + (Double(channel) - backdrop) * opacity }
    return (blend(red), blend(green), blend(blue))
  }
}

/// The grey behind a translucent picture: 0 is black, 255 is white.
enum Backdrop {
  static let black = 0.0
  static let white = 255.0
}
