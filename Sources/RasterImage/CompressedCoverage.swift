internal import CDeflate
public import VectorGraphics

/// A one-colour drawing that is compressed already and only waits for its colour.
///
/// The compressed data hold indexes into a palette of coverage levels, so they are the same for
/// every tint; only the palette differs. Each pixel, covered or not, has the exact red, green and
/// blue of the tint, and its coverage as alpha.
public struct CompressedCoverage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  let bitDepth: Int
  /// The coverage each index stands for; full coverage is last.
  let levels: [UInt8]
  /// The finished `IDAT` chunk of the palette form.
  let data: [UInt8]
  /// The same pixels as RGBA, where that makes the smaller file.
  var direct: DirectCoverage?

  /// The complete file.
  ///
  /// - Parameters:
  ///   - tint: the colour; where it is translucent, alpha is coverage times its alpha, rounded.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  public func png(tint: Color, scale: Double?) -> [UInt8] {
    if let direct, tint.alpha == 255 {
      let chunk = direct.chunk(tint: tint)
      var file = PNGFile(
        width: width, height: height, colorType: .rgba, bitDepth: 8, scale: scale,
        capacity: chunk.count)
      file.appendChunk(chunk)
      return file.finish()
    }
    var file = PNGFile(
      width: width, height: height, colorType: .palette, bitDepth: bitDepth, scale: scale,
      capacity: data.count + 4 * levels.count)
    file.appendPalette(levels.map { tint.covering($0) })
    file.appendChunk(data)
    return file.finish()
  }
}

extension Color {
  /// The colour with its alpha multiplied by a coverage, rounded.
  func covering(_ coverage: UInt8) -> Color {
    var color = self
    color.alpha = UInt8(truncatingIfNeeded: (Int(alpha) * Int(coverage) + 127) / 255)
    return color
  }
}

/// Coverage as RGBA rows whose colour bytes are all zero differences but for the first pixel's.
///
/// The filters sub, up and paeth predict an unchanging colour exactly, so the first pixel is the
/// only place where the tint is written. It goes into a deflate block of its own, stored, and what
/// follows is compressed once for all tints.
struct DirectCoverage: Hashable, Sendable {
  /// The first row's filter and the first pixel's coverage.
  let filter: UInt8
  let firstLevel: UInt8
  /// The deflate blocks after the first pixel.
  let blocks: [UInt8]
  /// The Adler-32 of the bytes in them, and their number.
  let checksum: UInt32
  let count: Int

  /// What the `IDAT` chunk holds besides `blocks`: frame, stored block, checksum, chunk frame.
  static let overhead = 2 + 10 + 4 + 12

  func chunk(tint: Color) -> [UInt8] {
    let first = [filter, tint.red, tint.green, tint.blue, firstLevel]
    var stream: [UInt8] = [0x78, 0xDA, 0, 5, 0, 0xFA, 0xFF]
    stream.reserveCapacity(blocks.count + DirectCoverage.overhead)
    stream += first
    stream += blocks
    stream.appendBigEndian(
      adler32(libdeflate_adler32(1, first, first.count), followedBy: checksum, count: count))
    return PNGFile.chunk("IDAT", stream)
  }
}

/// The Adler-32 of two runs of bytes from that of each (RFC 1950, section 8.2).
private func adler32(_ a: UInt32, followedBy b: UInt32, count: Int) -> UInt32 {
  let modulus = 65_521
  let lowA = Int(a & 0xFFFF)
  let low = (lowA + Int(b & 0xFFFF) + modulus - 1) % modulus
  let high = (Int(a >> 16) + Int(b >> 16) + count % modulus * (lowA + modulus - 1)) % modulus
  return UInt32(truncatingIfNeeded: high << 16 | low)
}
