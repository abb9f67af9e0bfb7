import VectorGraphics

/// Properties of a picture's pixels, which decide the lossless representations of it.
struct PixelStatistics {
  /// Red, green and blue are equal in every pixel.
  private(set) var isGrey = true
  private(set) var isOpaque = true
  /// Alpha is 0 or 255 everywhere.
  private(set) var isBinary = true
  /// The distinct colours by first appearance and how often each occurs; nil where they are more
  /// than 256.
  private(set) var colors: [(color: RGBAColor, count: Int)]?
  /// For each pixel the number of its colour; of no use where `colors` is nil.
  private(set) var indexes: [UInt8]
  /// The colour of every transparent pixel, where it is the same in all of them and in no opaque
  /// one, and the others are opaque.
  private(set) var transparentKey: RGBAColor?

  init(_ pixmap: Pixmap) {
    var table = ColorTable()
    var facts = (unequal: UInt32(0), allAlpha: UInt32(0xFF), isBinary: true)
    var isIndexed = true
    let count = pixmap.width * pixmap.height
    indexes = [UInt8](unsafeUninitializedCapacity: count) { indexes, initializedCount in
      pixmap.bytes.withUnsafeBytes { bytes in
        var last: UInt32 = 0
        var index: UInt8?
        for i in 0..<count {
          let pixel = UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self))
          if pixel != last || i == 0 {
            last = pixel
            facts.unequal |= (pixel ^ pixel >> 8) & 0xFFFF
            facts.allAlpha &= pixel >> 24
            facts.isBinary = facts.isBinary && (pixel >> 24 == 0 || pixel >> 24 == 255)
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
    isGrey = facts.unequal == 0
    isOpaque = facts.allAlpha == 255
    isBinary = facts.isBinary
    if isIndexed {
      colors = zip(table.colors, table.counts).map { (RGBAColor(littleEndian: $0), $1) }
    }
    transparentKey = isBinary && !isOpaque ? PixelStatistics.transparentKey(of: pixmap) : nil
  }

  private static func transparentKey(of pixmap: Pixmap) -> RGBAColor? {
    pixmap.bytes.withUnsafeBytes { bytes in
      func pixel(_ offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      let offsets = stride(from: 0, to: bytes.count, by: 4)
      guard let key = offsets.lazy.map(pixel).first(where: { $0 >> 24 == 0 }) else { return nil }
      let isExact = offsets.allSatisfy {
        let pixel = pixel($0)
        return (pixel >> 24 == 0) == (pixel & 0xFFFFFF == key)
      }
      return isExact ? RGBAColor(littleEndian: key) : nil
    }
  }
}
