internal import CZopfli

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The strongest and by far the slowest compression there is.
enum Zopfli {
  /// The bytes as a zlib stream; nil where they could not be compressed.
  static func zlib(_ input: [UInt8]) -> [UInt8]? {
    var options = ZopfliOptions()
    ZopfliInitOptions(&options)
    var output: UnsafeMutablePointer<UInt8>?
    var count = 0
    ZopfliCompress(&options, ZOPFLI_FORMAT_ZLIB, input, input.count, &output, &count)
    defer { free(output) }
    guard let output, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
