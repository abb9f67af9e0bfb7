import VectorGraphics

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

  /// The effort for a picture: of a very large one a single representation and filter are tried.
  func effort(_ pixels: [UInt8]) -> PNG.Optimization {
    pixels.count > 1 << 24 ? .fastest : optimization
  }

  /// The smallest of some representations of a picture, each with some filters, compressed.
  ///
  /// At `smallest` it is compressed again by Zopfli. Other representations are left out: over 36 icons
  /// Zopfli's best of all is 0.3 % smaller than what it makes of libdeflate's best, in twice the time.
  mutating func smallest(
    of representations: [PNGRepresentation], effort: PNG.Optimization,
    filters: (PNGForm) -> [FilterChoice] = { _ in [.all(.none)] }
  ) throws(PNGError) -> CompressedPicture {
    var best: (picture: CompressedPicture, rows: [UInt8])?
    for representation in representations {
      let form = representation.form
      for filter in filters(form) {
        let rows = representation.rows.filtered(filter)
        let limit = best.map { $0.picture.size - form.size } ?? .max
        guard let stream = compress(rows, shorterThan: limit) else { continue }
        best = (CompressedPicture(form: form, stream: stream), rows)
      }
    }
    guard let best else { throw .outOfMemory }
    guard effort == .smallest else { return best.picture }
    guard let stream = Zopfli.zlib(best.rows) else { throw .outOfMemory }
    return stream.count < best.picture.stream.count
      ? CompressedPicture(form: best.picture.form, stream: stream) : best.picture
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
    case .smaller, .smallest: (9, 9, 9)
    }
  }
}

/// A picture's form and its compressed rows.
struct CompressedPicture: Hashable {
  var form: PNGForm
  var stream: [UInt8]

  /// The bytes that differ between representations.
  var size: Int { form.size + stream.count }
}
