import TestSupport

import RasterImage

/// A grey picture of one bit, black but for its last byte.
struct LargePicture {
  /// The PNG file.
  let file: [UInt8]

  /// - Parameter last: the last byte, with pixels in its highest bits.
  init(side: Int, last: UInt8) throws {
    // A filter's byte and the bits of each row.
    var rows = [UInt8](repeating: 0, count: side * (1 + (side + 7) / 8))
    rows[rows.count - 1] = last
    var deflater = try Deflater(levels: [1])
    file = PNGBytes.file(
      width: side, height: side, bitDepth: 1, colorType: 0,
      stream: deflater.zlib(rows, level: 1) ?? [])
  }
}
