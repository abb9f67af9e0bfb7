internal import CDeflate

/// Decompresses deflate with libdeflate.
package enum Inflater {
  /// How the compressed data are wrapped.
  package enum DeflateFormat {
    /// Deflate alone (RFC 1951).
    case raw
    /// With zlib's header and checksum (RFC 1950).
    case zlib
  }

  /// The greatest number of bytes that one byte of a stream stands for: deflate needs at least 2 bits for 258
  /// bytes.
  static let greatestRatio = 258 * 8 / 2

  /// The content of a stream; nil if the stream is damaged, or its content is larger than the limit.
  ///
  /// Memory is allocated for no more than the stream can contain.
  package static func content(
    of stream: ArraySlice<UInt8>, _ format: DeflateFormat, limit: Int
  ) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let decompress =
      format == .raw ? libdeflate_deflate_decompress : libdeflate_zlib_decompress
    let capacity = min(limit, stream.count * greatestRatio)
    var isValid = false
    let content = stream.withUnsafeBytes { stream in
      [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let result = decompress(
          decompressor, stream.baseAddress, stream.count, buffer.baseAddress, capacity, &count)
        isValid = result == LIBDEFLATE_SUCCESS
        if !isValid { count = 0 }
      }
    }
    return isValid ? content : nil
  }

  /// The CRC-32 checksum of bytes (ISO 3309), as zip and PNG use it.
  package static func crc32(_ bytes: [UInt8]) -> UInt32 { libdeflate_crc32(0, bytes, bytes.count) }
}
