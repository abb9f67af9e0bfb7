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

  /// Visits each pixel whose bytes differ from those in another picture of the same size.
  @inline(__always)
  func forEachDifference(
    from other: PixelPlane, _ visit: (_ index: Int, PackedPixel, PackedPixel) -> Void
  ) {
    precondition(width == other.width && height == other.height, "pictures of one size")
    bytes.withUnsafeBytes { first in
      other.bytes.withUnsafeBytes { second in
        for y in 0..<height {
          let row = (4 * width * y)..<(4 * width * (y + 1))
          let (a, b) = (
            UnsafeRawBufferPointer(rebasing: first[row]),
            UnsafeRawBufferPointer(rebasing: second[row])
          )
          if MemoryComparison.areEqual(a, b) { continue }
          for x in 0..<width {
            let p = a.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            let q = b.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            guard p != q else { continue }
            visit(
              y * width + x, PackedPixel(rawValue: p.littleEndian),
              PackedPixel(rawValue: q.littleEndian))
          }
        }
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

  /// A channel over a backdrop of one grey: 0 is red, 1 green, 2 blue.
  func channel(_ channel: Int, over backdrop: Double) -> Double {
    let value = Double(UInt8(truncatingIfNeeded: rawValue >> UInt32(8 * channel)))
    if isOpaque { return value }
    return backdrop + (value - backdrop) * (Double(alpha) / 255)
  }

  /// The channels over a backdrop of one grey, 0 to 255, in 255ths of a step and therefore exact;
  /// the fourth number is 0.
  func exactComposite(over backdrop: Double) -> SIMD4<Int32> {
    let opacity = Int32(alpha)
    return SIMD4(Int32(red), Int32(green), Int32(blue), 0) &* opacity
      &+ SIMD4(1, 1, 1, 0) &* (Int32(backdrop) * (255 - opacity))
  }
}

/// The grey behind a translucent picture: 0 is black, 255 is white.
enum Backdrop {
  static let black = 0.0
  static let white = 255.0

  /// The backdrops over which two pixels may look different.
  static func all(isOpaque: Bool) -> [Double] { isOpaque ? [white] : [white, black] }
}
