internal import CDeflate
import VectorGraphics

/// Writes a picture as a PNG file band by band, in memory for the compressed bytes and two rows.
///
/// Each row is filtered and compressed as it comes, with one representation and no search for a
/// smaller one: for pictures that are too large to be held.
package struct PNGRowWriter: ~Copyable {
  /// The form of the pixels in the file. Rows that are added have red, green, blue and straight alpha
  /// of each pixel, but for coverage.
  package enum Pixels {
    /// At most 256 colours, opaque ones best last.
    case palette([RGBAColor])
    /// Coverage in a colour, a byte a pixel: a palette of all 256 levels.
    case coverage(RGBAColor)
    /// Red, green and blue.
    case rgb
    /// Red, green, blue and straight alpha.
    case rgba
  }

  private let pixels: Pixels
  private let width: Int
  private var file: PNGFile
  private var checksum: UInt32 = 1
  private var table = ColorTable()
  /// The row above, and the filtered row behind its filter.
  private var above: [UInt8]
  private var filtered: [UInt8]

  /// - Parameter scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package init(width: Int, height: Int, pixels: Pixels, scale: Double?) throws(PNGError) {
    try checkSize(width, height)
    self.pixels = pixels
    self.width = width
    let (colorType, channels): (PNGFile.ColorType, Int) =
      switch pixels {
      case .coverage, .palette: (.palette, 1)
      case .rgb: (.rgb, 3)
      case .rgba: (.rgba, 4)
      }
    file = PNGFile(
      width: width, height: height, colorType: colorType, bitDepth: 8, scale: scale, capacity: 0)
    switch pixels {
    case .coverage(let tint):
      file.appendPalette((0...255).map { tint.covering(UInt8(clamping: $0)) })
    case .palette(let colors):
      file.appendPalette(colors)
      for color in colors { _ = table.index(of: color.littleEndian) }
    case .rgb, .rgba: break
    }
    // RFC 1950, 2.2: a window of 32 KiB, the quickest algorithm.
    file.append("IDAT", [0x78, 0x01])
    above = [UInt8](repeating: 0, count: channels * width)
    filtered = [UInt8](repeating: RowFilter.up.rawValue, count: 1 + channels * width)
  }

  /// Adds the next rows, as one band that is compressed apart from the others.
  ///
  /// - Parameter rows: whole rows of one byte a pixel for coverage, else of four.
  /// - Precondition: the number of bytes is a multiple of a row's.
  /// - Throws: ``PNGError`` where memory runs out.
  package mutating func append(_ rows: [UInt8]) throws(PNGError) {
    let bytesPerPixel = if case .coverage = pixels { 1 } else { 4 }
    let rowBytes = width * bytesPerPixel
    precondition(rows.count.isMultiple(of: rowBytes), "whole rows")
    var deflater = try BandDeflater()
    for begin in stride(from: 0, to: rows.count, by: rowBytes) {
      filter(rows[begin..<begin + rowBytes])
      checksum = libdeflate_adler32(checksum, filtered, filtered.count)
      deflater.append(filtered)
    }
    deflater.finish(isLast: false)
    file.append("IDAT", deflater.bytes)
  }

  /// The filter `up`: each byte less the one above it.
  private mutating func filter(_ row: ArraySlice<UInt8>) {
    switch pixels {
    case .palette:
      for x in above.indices {
        let index = table.index(of: pixel(at: row.startIndex + 4 * x, of: row)) ?? 0
        filtered[x + 1] = index &- above[x]
        above[x] = index
      }
    case .rgb:
      var source = row.startIndex
      for x in stride(from: 0, to: above.count, by: 3) {
        for channel in 0..<3 {
          let byte = row[source + channel]
          filtered[x + channel + 1] = byte &- above[x + channel]
          above[x + channel] = byte
        }
        source += 4
      }
    case .coverage, .rgba:
      for (x, byte) in zip(above.indices, row) {
        filtered[x + 1] = byte &- above[x]
        above[x] = byte
      }
    }
  }

  private func pixel(at index: Int, of row: ArraySlice<UInt8>) -> UInt32 {
    UInt32(row[index]) | UInt32(row[index + 1]) << 8 | UInt32(row[index + 2]) << 16
      | UInt32(row[index + 3]) << 24
  }

  /// The file, once every row was added.
  package consuming func finish() -> [UInt8] {
    // RFC 1951, 3.2.6: the last block, with fixed codes and nothing in it but its end.
    var trailer: [UInt8] = [0x03, 0x00]
    trailer.appendBigEndian(checksum)
    file.append("IDAT", trailer)
    return file.finish()
  }
}
