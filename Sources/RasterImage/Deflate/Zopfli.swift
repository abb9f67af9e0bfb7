internal import CZopfli

/// The Zopfli compressor: the smallest deflate streams, about 100 times slower than libdeflate.
enum Zopfli {
  /// The passes over the input, each with code lengths estimated from the one before. Of 18 icons, 15
  /// passes, the library's default, make 43,780 bytes in 64 ms each, 6 make 43,845 in 38 ms, and 3
  /// make 44,592.
  private static let passes: Int32 = 6

  /// The bytes as a zlib stream; nil if there is not enough memory.
  static func zlib(_ input: [UInt8]) -> [UInt8]? {
    var options = ZopfliOptions()
    ZopfliInitOptions(&options)
    options.numiterations = passes
    var output: UnsafeMutablePointer<UInt8>?
    var count = 0
    ZopfliCompress(&options, ZOPFLI_FORMAT_ZLIB, input, input.count, &output, &count)
    defer { ZopfliFreeOutput(output) }
    guard let output, count > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
