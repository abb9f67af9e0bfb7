internal import VectorGraphics

/// Properties of a picture's pixels. They decide which PNG colour types can represent it without loss.
struct PixelStatistics {
  /// Red, green and blue are equal in every pixel.
  let isGrey: Bool
  let isOpaque: Bool
  /// The distinct colours in the order of their first appearance, each with its number of pixels; nil if
  /// there are more than 256.
  let colors: [(color: RGBAColor, count: Int)]?
  /// For each pixel the index of its colour in ``colors``; empty where that is nil.
  let indexes: [UInt8]
  /// The colour that `tRNS` can mark as transparent: all fully transparent pixels have it, and no others.
  ///
  /// Nil if there is no such colour, or if any pixel is translucent.
  let transparentKey: RGBAColor?

  init(_ pixmap: Pixmap) {
    var table = ColorTable()
    var unequal = UInt32(0)
    var allAlpha = UInt32(0xFF)
    var hasBinaryAlpha = true
    var isIndexed = true
    let count = pixmap.width * pixmap.height
    indexes = [UInt8](unsafeUninitializedCapacity: count) { indexes, initializedCount in
      pixmap.bytes.withUnsafeBytes { bytes in
        var last: UInt32 = 0
        var index: UInt8?
        for i in 0..<count {
          let pixel = Self.pixel(4 * i, of: bytes)
          if pixel != last || i == 0 {
            last = pixel
            unequal |= (pixel ^ pixel >> 8) & 0xFFFF
            allAlpha &= pixel >> 24
            hasBinaryAlpha = hasBinaryAlpha && (pixel >> 24 == 0 || pixel >> 24 == 255)
            if isIndexed {
              index = table.index(of: pixel)
              isIndexed = index != nil
            }
          }
          if let index {
            indexes[i] = index
            table.counts[Int(index)] += 1
          }
        }
      }
      initializedCount = isIndexed ? count : 0
    }
    isGrey = unequal == 0
    isOpaque = allAlpha == 255
    colors =
      isIndexed
      ? zip(table.colors, table.counts).map { (RGBAColor(littleEndian: $0), $1) } : nil
    transparentKey = hasBinaryAlpha && !isOpaque ? Self.transparentKey(of: pixmap) : nil
  }

  private static func transparentKey(of pixmap: Pixmap) -> RGBAColor? {
    pixmap.bytes.withUnsafeBytes { bytes in
      let pixels = stride(from: 0, to: bytes.count, by: 4).lazy.map { pixel($0, of: bytes) }
      guard let key = pixels.first(where: { $0 >> 24 == 0 }) else { return nil }
      let isExact = pixels.allSatisfy { ($0 >> 24 == 0) == ($0 & 0xFFFFFF == key) }
      return isExact ? RGBAColor(littleEndian: key) : nil
    }
  }

  private static func pixel(_ offset: Int, of bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
