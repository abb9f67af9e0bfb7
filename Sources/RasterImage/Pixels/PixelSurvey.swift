import VectorGraphics

/// The facts about a large picture's pixels that decide how it is written, gathered band by band.
package struct PixelSurvey {
  private var table: ColorTable? = ColorTable()
  private var isOpaque = true
  private var last: UInt32?

  package init() {}

  /// Whether no further pixel can change the result.
  package var isDecided: Bool { table == nil && !isOpaque }

  /// The form of the pixels: a palette where 256 colours are enough, from dark to light and opaque
  /// ones last, else with alpha only if some pixel is translucent.
  package var pixels: PNGRowWriter.Pixels {
    guard let table else { return isOpaque ? .rgb : .rgba }
    return .palette(
      table.colors.map { RGBAColor(littleEndian: $0) }.sorted { $0.paletteRank < $1.paletteRank })
  }

  /// Adds some pixels of red, green, blue and straight alpha.
  package mutating func add(_ bytes: [UInt8]) {
    for index in stride(from: 0, to: bytes.count & ~3, by: 4) {
      let pixel =
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | UInt32(bytes[index + 3]) << 24
      // Most pixels are as their left neighbour.
      guard pixel != last else { continue }
      last = pixel
      isOpaque = isOpaque && pixel >> 24 == 255
      if table?.index(of: pixel) == nil { table = nil }
    }
  }
}
