internal import CDeflate

/// Compresses rows of flat art with deflate. Flat art has long runs, smooth edges and rows similar to
/// those above.
///
/// It looks for matches with the pixel before, the row above and the last occurrence of the same pixels.
/// For coverage, its streams are smaller than those of libdeflate at level 6, and take less time;
/// CONTRIBUTING.md has the table. Every read of the rows and every write of the stream is
/// bounds-checked, in release builds too.
package enum RowDeflater {
  /// Rows of palette indices, a byte each, as a zlib stream; nil for more than 4 MiB. The tokens take up to
  /// four times as much memory as the rows.
  static func zlib(indices rows: [UInt8], stride: Int) -> [UInt8]? {
    rows.count <= 1 << 22 ? zlib(rows, stride: stride, step: 1) : nil
  }

  /// The rows as a zlib stream.
  ///
  /// - Parameters:
  ///   - stride: the number of bytes of a row, the filter byte included.
  ///   - step: the number of bytes of a pixel, 1 or 4. With 4, all pixels have the same first three bytes,
  ///     and the first is not 0.
  ///   - prefix: the number of bytes at the beginning that are stored uncompressed, after 7 bytes
  ///     of headers.
  /// - Precondition: `0 <= prefix <= min(rows.count, 65_535)`, because a stored block holds at most
  ///   65,535 bytes, and `rows.count < Int32.max`, because positions are stored in 32 bits.
  package static func zlib(_ rows: [UInt8], stride: Int, step: Int, prefix: Int = 0) -> [UInt8] {
    precondition(prefix >= 0 && prefix <= min(rows.count, 65_535), "a stored block's length")
    precondition(step == 1 || step == 4, "an index or red, green, blue and alpha")
    precondition(rows.count < Int32.max, "positions of 32 bits")
    var block = DeflateBlock()
    if step == 1 {
      MatchFinder<IndexedPixel>.findMatches(rows, stride: stride, from: prefix, into: &block)
    } else {
      MatchFinder<ColoredPixel>.findMatches(rows, stride: stride, from: prefix, into: &block)
    }
    let codes = block.codes()
    let size = 2 + (prefix > 0 ? 5 + prefix : 0) + (codes.bitCount + 7) / 8 + 4
    return [UInt8](unsafeUninitializedCapacity: size + BitWriter.slack) { bytes, count in
      var writer = BitWriter(UnsafeMutableRawBufferPointer(bytes))
      writer.write(0x0178, count: 16)
      if prefix > 0 {
        // A stored block: a header of three bits, padded to a byte, then the length and its complement.
        writer.write(0, count: 8)
        writer.write(UInt64(prefix), count: 16)
        writer.write(UInt64(~UInt16(truncatingIfNeeded: prefix)), count: 16)
        for byte in rows[..<prefix] { writer.write(UInt64(byte), count: 8) }
      }
      block.write(codes, to: &writer)
      writer.finishByte()
      let checksum = libdeflate_adler32(1, rows, rows.count)
      writer.write(UInt64(checksum.byteSwapped), count: 32)
      count = writer.byteCount
    }
  }
}
