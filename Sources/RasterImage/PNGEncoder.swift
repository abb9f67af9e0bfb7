/// Writes PNG files of the smallest lossless form, with `sRGB` and, where a scale is given, `pHYs`.
///
/// It keeps its compressor between pictures: make one per worker and reuse it.
public struct PNGEncoder: ~Copyable {
  public let optimization: PNG.Optimization
  var deflater: Deflater

  /// - Throws: `outOfMemory` where the compressor can't be made.
  public init(optimization: PNG.Optimization = .standard) throws(PNGError) {
    self.optimization = optimization
    deflater = try Deflater(level: optimization.deflateLevel)
  }
}

extension PNG.Optimization {
  /// libdeflate's level.
  fileprivate var deflateLevel: Int {
    switch self {
    case .fastest: 1
    case .standard: 4
    case .smaller: 9
    case .smallest: 12
    }
  }
}

/// What PNG itself can say: 31 bits a side.
func checkSize(_ width: Int, _ height: Int) throws(PNGError) {
  let limit = PixelLimit(side: Int(Int32.max), count: 1 << 40)
  guard limit.allows(width: width, height: height) else { throw .tooLarge(limit) }
}
