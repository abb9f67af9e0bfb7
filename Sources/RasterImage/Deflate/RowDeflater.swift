internal import CDeflate

/// Compresses the rows of flat art with deflate: long runs, smooth edges, rows much like those above.
///
/// It looks where such art repeats itself and nowhere else: at the pixel before, at the row above
/// and where the same few pixels stood last. On coverage that makes smaller streams in less time
/// than a general compressor; it keeps its buffers from picture to picture.
struct RowDeflater: ~Copyable {
  private var tokens = DeflateTokens()
  private var heads = Buffer<Int32>(count: 1 << RowParser.hashBits)
  private var output = Buffer<UInt8>(count: 1 << 12)

  /// The rows as a zlib stream.
  ///
  /// - Parameters:
  ///   - stride: the bytes of a row, the filter's included.
  ///   - step: the bytes of a pixel, 1 or 4; of four the first three are the same everywhere.
  ///   - prefix: how many bytes at the beginning are stored as they are, behind 7 bytes of headers.
  /// - Precondition: `0 <= prefix <= min(rows.count, 65_535)`, the most a stored block holds, and
  ///   fewer rows than `Int32.max` bytes, as positions are kept in 32 bits.
  mutating func zlib(_ rows: [UInt8], stride: Int, step: Int, prefix: Int = 0) -> [UInt8] {
    precondition(prefix >= 0 && prefix <= min(rows.count, 65_535), "a stored block's length")
    precondition(rows.count < Int32.max, "positions of 32 bits")
    tokens.reset(capacity: rows.count)
    heads.fill(0)
    rows.withUnsafeBytes { rows in
      var parser = RowParser(rows: rows, stride: stride, step: step, heads: heads.all)
      parser.parse(from: prefix, into: &tokens)
    }
    output.reserve(tokens.bound + prefix + 16)
    var writer = BitWriter(output.all)
    writer.write(0x0178, count: 16)
    if prefix > 0 {
      // The header of a stored block fills its byte; the length and its complement follow.
      writer.write(0, count: 8)
      writer.write(UInt64(prefix), count: 16)
      writer.write(UInt64(~UInt16(truncatingIfNeeded: prefix)), count: 16)
      for byte in rows[..<prefix] { writer.write(UInt64(byte), count: 8) }
    }
    tokens.write(to: &writer)
    writer.finishByte()
    writer.write(UInt64(libdeflate_adler32(1, rows, rows.count).byteSwapped), count: 32)
    return Array(output.all[..<writer.count])
  }
}
