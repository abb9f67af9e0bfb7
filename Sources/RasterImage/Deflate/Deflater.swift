internal import CDeflate

/// Owns a libdeflate compressor and the buffer it writes into.
package struct Deflater: ~Copyable {
  private let compressor: OpaquePointer
  private var output: [UInt8] = []

  /// - Parameter level: libdeflate's compression level, from 1 (fastest) to 12 (smallest output).
  package init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else {
      throw .outOfMemory
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream; nil if the stream would not be shorter than the limit.
  package mutating func zlib(_ input: [UInt8], shorterThan limit: Int = .max) -> [UInt8]? {
    guard limit > 1 else { return nil }
    let size = min(libdeflate_zlib_compress_bound(compressor, input.count), limit)
    if output.count < size { output = [UInt8](repeating: 0, count: size) }
    let count = libdeflate_zlib_compress(
      compressor, input, input.count, &output, min(output.count, limit - 1))
    return count == 0 ? nil : Array(output[..<count])
  }
}
