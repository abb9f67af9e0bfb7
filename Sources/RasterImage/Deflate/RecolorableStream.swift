package import VectorGraphics

/// One-colour RGBA pixels, compressed so that the colour can be replaced afterwards.
///
/// The red, green and blue bytes are stored once, in an uncompressed block at the start. All later
/// pixels repeat them by deflate matches. Replacing those three bytes and the Adler-32 checksum recolours
/// the picture. So a small picture needs no palette, which would take more bytes than its pixels.
package struct RecolorableStream: Hashable {
  /// The rows in the colour `placeholder`, as a zlib stream.
  private let bytes: [UInt8]

  /// Compresses a coverage; nil if it is too wide.
  ///
  /// The colour at the start of a row is a match with the row above, so a row must not be longer than the
  /// greatest distance of a deflate match.
  package init?(_ coverage: Coverage) {
    guard 4 * coverage.width + 1 <= DeflateSymbols.farthestMatch else { return nil }
    self.init(narrow: coverage)
  }

  private init(narrow coverage: Coverage) { bytes = Self.zlib(coverage) }

  /// The rows in a colour as a zlib stream.
  package func zlib(_ coverage: Coverage, tint: RGBAColor) -> [UInt8] {
    guard tint.alpha == 255 else {
      // A translucent tint changes the alpha of the pixels, so the rows are compressed again.
      return RecolorableStream(narrow: coverage.dimmed(by: tint))
        .zlib(coverage, tint: tint.opaque)
    }
    var result = bytes
    result[colorOffset] = tint.red
    result[colorOffset + 1] = tint.green
    result[colorOffset + 2] = tint.blue
    let checksum = checksum(coverage, tint)
    for i in 0..<4 {
      result[result.count - 4 + i] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * i))
    }
    return result
  }

  /// The rows in the colour `placeholder`, as a zlib stream.
  private static func zlib(_ coverage: Coverage) -> [UInt8] {
    let stride = 4 * coverage.width + 1
    let size = stride * coverage.height
    let pixel =
      UInt32(placeholder.red) | UInt32(placeholder.green) << 8 | UInt32(placeholder.blue) << 16
    let rows = [UInt8](unsafeUninitializedCapacity: size) { rows, count in
      let rows = UnsafeMutableRawBufferPointer(rows)
      coverage.bytes.withUnsafeBytes { levels in
        for y in 0..<coverage.height {
          let row = UnsafeMutableRawBufferPointer(rebasing: rows[(y * stride)...].prefix(stride))
          let source = UnsafeRawBufferPointer(
            rebasing: levels[(y * coverage.width)...].prefix(coverage.width))
          // A row is the filter byte, then four bytes for each byte of the source.
          row[0] = 0
          for x in source.indices {
            let value = pixel | UInt32(source[x]) << 24
            row.storeBytes(of: value.littleEndian, toByteOffset: 1 + 4 * x, as: UInt32.self)
          }
        }
      }
      count = size
    }
    return RowDeflater.zlib(rows, stride: stride, step: 4, prefix: 4)
  }

  /// The Adler-32 checksum of the rows in a colour, computed from that of the placeholder (RFC 1950, 9).
  ///
  /// Modulo 65,521, the lower half of the checksum is the sum of all bytes. The upper half is the sum of
  /// all bytes, each multiplied by the number of bytes from it to the end. So a new value of a channel
  /// changes each half by the difference times a factor that depends only on the size of the picture.
  private func checksum(_ coverage: Coverage, _ tint: RGBAColor) -> Int {
    let modulus = 65_521
    let old = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    let (width, height) = (coverage.width, coverage.height)
    let stride = 4 * width + 1
    let pixels = width * height
    // For each pixel the number of bytes from its first byte to the end, summed over all pixels.
    let rest =
      pixels * (stride * height - 1) - width * stride * (height * (height - 1) / 2)
      - height * 2 * width * (width - 1)
    var sum = old & 0xFFFF
    var weighted = old >> 16
    for (channel, (new, old)) in [
      (tint.red, placeholder.red), (tint.green, placeholder.green), (tint.blue, placeholder.blue),
    ].enumerated() {
      let change = Int(new) - Int(old)
      sum += change * (pixels % modulus)
      weighted += change * ((rest - channel * pixels) % modulus)
    }
    func reduced(_ value: Int) -> Int { (value % modulus + modulus) % modulus }
    return reduced(weighted) << 16 | reduced(sum)
  }
}

/// The colour to be replaced. Its red is not 0, as `MatchFinder` requires.
private let placeholder = RGBAColor(red: 1, green: 0, blue: 0)

/// The offset of the colour in the stream: after the zlib header (2 bytes), the header of the stored
/// block (5 bytes) and the filter byte of the first row.
private let colorOffset = 8

extension Coverage {
  /// The coverage multiplied by a colour's alpha.
  fileprivate func dimmed(by tint: RGBAColor) -> Coverage {
    Coverage(width: width, height: height, bytes: bytes.map { tint.withCoverage($0).alpha }) ?? self
  }
}
