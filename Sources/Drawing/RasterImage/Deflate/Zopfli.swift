internal import CZopfli

/// The Zopfli compressor: the smallest deflate streams, about 100 times slower than libdeflate.
enum Zopfli {
  /// The number of passes over the input. Each pass uses code lengths estimated from the pass before.
  ///
  /// Measured on 18 icons: 15 passes, the library's default, give 43,780 bytes in 64 ms an icon; 6 passes
  /// give 43,845 bytes in 38 ms; 3 passes give 44,592 bytes.
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
