internal import CDeflate

/// Compresses rows of flat art with deflate: long runs, smooth edges, rows similar to those above.
///
/// It looks for matches at the pixel before, in the row above and where the same three pixels
/// occurred last. On coverage that makes smaller streams in less time than libdeflate at level 6;
/// CONTRIBUTING.md has the table. Every array access is bounds-checked, in release builds too.
enum RowDeflater {
  /// The rows as a zlib stream.
  ///
  /// - Parameters:
  ///   - stride: the bytes of a row, the filter byte included.
  ///   - step: the bytes of a pixel, 1 or 4; of four the first three are the same in all pixels.
  ///   - prefix: the number of bytes at the beginning that are stored uncompressed, behind 7 bytes
  ///     of headers.
  /// - Precondition: `0 <= prefix <= min(rows.count, 65_535)`, the most that a stored block takes,
  ///   and fewer than `Int32.max` bytes, as positions are stored in 32 bits.
  static func zlib(_ rows: [UInt8], stride: Int, step: Int, prefix: Int = 0) -> [UInt8] {
    precondition(prefix >= 0 && prefix <= min(rows.count, 65_535), "a stored block's length")
    precondition(rows.count < Int32.max, "positions of 32 bits")
    var block = DeflateBlock()
    var finder = MatchFinder(rows: rows, stride: stride, step: step)
    finder.findMatches(from: prefix, into: &block)
    var writer = BitWriter()
    writer.write([0x78, 0x01])
    if prefix > 0 {
      // A stored block: the header fills its byte; the length and its complement follow.
      writer.write(0, count: 8)
      writer.write(UInt64(prefix), count: 16)
      writer.write(UInt64(~UInt16(truncatingIfNeeded: prefix)), count: 16)
      writer.write(rows[..<prefix])
    }
    block.write(to: &writer)
    writer.finishByte()
    let checksum = libdeflate_adler32(1, rows, rows.count)
    writer.write(UInt64(checksum.byteSwapped), count: 32)
    return writer.bytes
  }
}
