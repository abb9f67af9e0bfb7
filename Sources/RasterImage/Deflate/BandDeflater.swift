internal import CZlib

/// Compresses one band of a picture's rows, row by row, with zlib: memory for a row and the output.
///
/// Bands are compressed apart from each other, on several processors, and their bytes put one
/// behind the other are a raw deflate stream: all but the last end with an empty stored block, on a
/// whole byte (zlib's manual, `Z_SYNC_FLUSH`).
///
/// Runs are the only matches (`Z_RLE`), which zlib made for PNG. Of a difference picture of
/// 25 megapixels, filtered by `up`, that makes 803 KB, level 3 with all matches 789 KB and
/// libdeflate at level 4 914 KB, in the same time.
struct BandDeflater: ~Copyable {
  /// The compressed bytes so far.
  private(set) var bytes: [UInt8] = []
  // zlib's state refers back to this structure, which must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// zlib's level of memory, from 1 to 9: 4,096 symbols in a block, and a hash table of 8,192 entries.
  ///
  /// Runs need no table, but zlib goes through all of it for every 32 KiB of input.
  private static let memoryLevel: Int32 = 6

  /// - Throws: ``PNGError/outOfMemory`` where zlib can't be started.
  init() throws(PNGError) {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let code = deflateInit2_(
      stream, 1, Z_DEFLATED, -MAX_WBITS, Self.memoryLevel, Z_RLE, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard code == Z_OK else {
      stream.deallocate()
      throw .outOfMemory
    }
    self.stream = stream
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Compresses some bytes.
  mutating func append(_ row: [UInt8]) { compress(row, flush: Z_NO_FLUSH) }

  /// Ends the band.
  ///
  /// - Parameter isLast: whether the stream ends with it.
  mutating func finish(isLast: Bool) { compress([], flush: isLast ? Z_FINISH : Z_SYNC_FLUSH) }

  private mutating func compress(_ row: [UInt8], flush: Int32) {
    row.withUnsafeBufferPointer { row in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: row.baseAddress)
      stream.pointee.avail_in = UInt32(row.count)
      // A call that does not fill the buffer has nothing more to write.
      repeat {
        let written = buffer.withUnsafeMutableBufferPointer { buffer in
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(buffer.count)
          _ = deflate(stream, flush)
          return buffer.count - Int(stream.pointee.avail_out)
        }
        bytes += buffer[..<written]
      } while stream.pointee.avail_out == 0
      // Nothing refers to the row after this.
      stream.pointee.next_in = nil
    }
  }
}
