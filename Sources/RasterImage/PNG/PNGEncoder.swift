/// Writes PNG files in the smallest lossless representation, with `sRGB` and, if a scale is given,
/// `pHYs`.
///
/// It keeps its compressors between pictures: make one for each thread and reuse it.
package struct PNGEncoder: ~Copyable {
  /// The compression effort.
  package let optimization: PNG.Optimization
  // One for each size of picture: the fewer bytes, the higher the level that is worth its time.
  private var small: Deflater
  private var medium: Deflater
  private var large: Deflater

  /// An encoder of a compression effort.
  ///
  /// - Parameter optimization: the compression effort; pixels are the same at every level.
  /// - Throws: ``PNGError/outOfMemory`` where a compressor can't be made.
  package init(optimization: PNG.Optimization = .standard) throws(PNGError) {
    let levels = optimization.deflateLevels
    let small = try Deflater(level: levels.small)
    let medium = try Deflater(level: levels.medium)
    let large = try Deflater(level: levels.large)
    self.optimization = optimization
    self.small = small
    self.medium = medium
    self.large = large
  }

  /// The smallest of some representations of a picture, compressed.
  ///
  /// At `smallest` it is compressed again by Zopfli. The others are left out: over 36 icons Zopfli's
  /// best of all is 0.3 % smaller than what it makes of libdeflate's best, in twice the time.
  mutating func smallest(of candidates: [EncodingCandidate]) throws(PNGError) -> CompressedForm {
    var best: (form: CompressedForm, rows: [UInt8])?
    for candidate in candidates {
      for filter in candidate.filters {
        let rows = candidate.form.rows.filtered(filter)
        let limit = best.map { $0.form.size - candidate.form.overhead } ?? .max
        guard let stream = compress(rows, shorterThan: limit) else { continue }
        best = (CompressedForm(form: candidate.form, stream: stream), rows)
      }
    }
    guard let best else { throw .outOfMemory }
    guard optimization == .smallest else { return best.form }
    guard let stream = Zopfli.zlib(best.rows) else { throw .outOfMemory }
    let form = CompressedForm(form: best.form.form, stream: stream)
    return form.size < best.form.size ? form : best.form
  }

  private mutating func compress(_ rows: [UInt8], shorterThan limit: Int) -> [UInt8]? {
    switch rows.count {
    case ...(1 << 14): small.zlib(rows, shorterThan: limit)
    case ...(1 << 16): medium.zlib(rows, shorterThan: limit)
    default: large.zlib(rows, shorterThan: limit)
    }
  }
}

extension PNG.Optimization {
  /// libdeflate's levels for up to 16 KiB, up to 64 KiB and more, as measured on icons: level 1 is
  /// the quickest for the middle sizes, level 4 for large ones, whose runs it skips sooner.
  fileprivate var deflateLevels: (small: Int, medium: Int, large: Int) {
    switch self {
    case .fastest: (1, 1, 4)
    case .standard: (6, 1, 4)
    case .smaller: (9, 9, 9)
    // Only finds the best candidate, which Zopfli then compresses.
    case .smallest: (9, 9, 9)
    }
  }
}

/// A representation of a picture, and the filters worth trying with it.
struct EncodingCandidate {
  var form: PNGRepresentation
  var filters: [FilterChoice]
}

/// A representation of a picture with its compressed rows.
struct CompressedForm {
  var form: PNGRepresentation
  var stream: [UInt8]

  /// The bytes that differ between representations.
  var size: Int { form.overhead + stream.count }

  /// The complete file.
  func png(width: Int, height: Int, scale: Double?) -> [UInt8] {
    var file = PNGFile(
      width: width, height: height, colorType: form.colorType, bitDepth: form.bitDepth,
      scale: scale, capacity: size)
    if !form.palette.isEmpty { file.appendPalette(form.palette) }
    if !form.key.isEmpty { file.append("tRNS", form.key) }
    file.append("IDAT", stream)
    return file.finish()
  }
}

/// Checks the limit of the format: 31 bits a side.
func checkSize(_ width: Int, _ height: Int) throws(PNGError) {
  let limit = PixelLimit(side: Int(Int32.max), count: 1 << 40)
  guard limit.allows(width: width, height: height) else { throw .tooLarge(limit) }
}
