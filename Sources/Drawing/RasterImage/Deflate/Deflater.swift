internal import CDeflate

/// Compresses with libdeflate. Owns a compressor for each of its levels, and the buffer they write into.
package struct Deflater: ~Copyable {
  /// By their level.
  private let compressors: [OpaquePointer?]
  private var output: [UInt8] = []

  /// - Parameter levels: libdeflate's compression levels, from 1 (fastest) to 12 (smallest output).
  package init(levels: Set<Int>) throws(PNGError) {
    compressors = (0...12).map {
      levels.contains($0) ? libdeflate_alloc_compressor(Int32(clamping: $0)) : nil
    }
    guard levels.allSatisfy({ compressors[$0] != nil }) else { throw .outOfMemory }
  }

  deinit { for compressor in compressors { libdeflate_free_compressor(compressor) } }

  /// The bytes as a zlib stream; nil if the stream would not be shorter than the limit.
  ///
  /// - Parameter level: one of the levels that were given to the initialiser.
  package mutating func zlib(
    _ input: [UInt8], level: Int, shorterThan limit: Int = .max
  ) -> [UInt8]? {
    guard limit > 1, let compressor = compressors[level] else { return nil }
    let size = min(libdeflate_zlib_compress_bound(compressor, input.count), limit)
    if output.count < size { output = [UInt8](repeating: 0, count: size) }
    let count = libdeflate_zlib_compress(
      compressor, input, input.count, &output, min(output.count, limit - 1))
    return count == 0 ? nil : Array(output[..<count])
  }
}
