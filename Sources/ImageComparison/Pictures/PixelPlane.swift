import RasterImage
import SystemSupport

/// The pixels of a picture as values, one `UInt32` each, for fast equality.
///
/// It shares the bytes of its ``Pixmap``.
struct PixelPlane {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    bytes = pixmap.bytes
  }

  /// The number of pixels.
  var count: Int { width * height }

  /// The pixel at an index, row by row from the top left corner.
  subscript(index: Int) -> PackedPixel {
    precondition(index >= 0 && index < count, "a pixel of the picture")
    // A pixmap has four bytes a pixel.
    return bytes.withUnsafeBytes {
      PackedPixel(
        rawValue: $0.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self).littleEndian)
    }
  }

  /// Whether every pixel is opaque.
  var isOpaque: Bool { (0..<count).allSatisfy { self[$0].isOpaque } }

  /// Whether a row has the same bytes as in another picture of the same size.
  func hasRow(_ y: Int, of other: PixelPlane) -> Bool {
    let row = (4 * width * y)..<(4 * width * (y + 1))
    return bytes.withUnsafeBytes { first in
      other.bytes.withUnsafeBytes { second in
        MemoryComparison.areEqual(
          UnsafeRawBufferPointer(rebasing: first[row]),
          UnsafeRawBufferPointer(rebasing: second[row]))
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

  /// Red, green and blue, 0 to 255.
  typealias Channels = (red: Double, green: Double, blue: Double)

  /// The channels over a backdrop of one grey, 0 to 255 and not rounded.
  func composite(over backdrop: Double) -> Channels {
    if isOpaque { return (Double(red), Double(green), Double(blue)) }
    let opacity = opacities[Int(alpha)]
    func blend(_ channel: UInt8) -> Double { backdrop + (Double(channel) - backdrop) * opacity }
    return (blend(red), blend(green), blend(blue))
  }

  /// A channel over a backdrop of one grey: 0 is red, 1 green, 2 blue.
  func channel(_ channel: Int, over backdrop: Double) -> Double {
    let value = Double(UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * channel)))
    if isOpaque { return value }
    return backdrop + (value - backdrop) * (Double(alpha) / 255)
  }
}

/// The 256 alphas from 0 to 1, as a division takes longer than all else.
private let opacities = (0...255).map { Double($0) / 255 }

/// The grey behind a translucent picture: 0 is black, 255 is white.
enum Backdrop {
  static let black = 0.0
  static let white = 255.0

  /// The backdrops over which two pixels may look different.
  static func all(isOpaque: Bool) -> [Double] { isOpaque ? [white] : [white, black] }
}
