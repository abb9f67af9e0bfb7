internal import CZopfli

/// The Zopfli compressor: the smallest deflate streams, about 100 times slower than libdeflate.
enum Zopfli {
  /// The bytes as a zlib stream; nil if there is not enough memory.
  static func zlib(_ input: [UInt8]) -> [UInt8]? {
    var options = ZopfliOptions()
    ZopfliInitOptions(&options)
    var output: UnsafeMutablePointer<UInt8>?
    var count = 0
    ZopfliCompress(&options, ZOPFLI_FORMAT_ZLIB, input, input.count, &output, &count)
    defer { ZopfliFreeOutput(output) }
    guard let output, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
