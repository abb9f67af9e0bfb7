internal import VectorGraphics

/// Writes PNG files in the smallest lossless representation, with `sRGB` and, if a scale is given,
/// `pHYs`.
///
/// It keeps its compressors between pictures: make one for each thread and reuse it.
package struct PNGEncoder: ~Copyable {
  /// The compression effort.
  package let optimization: PNG.Optimization
  // One for each range of sizes. A higher compression level is worth its time only for few bytes.
  private var small: Deflater
  private var medium: Deflater
  private var large: Deflater

  /// An encoder of a compression effort.
  ///
  /// - Parameter optimization: the compression effort; pixels are the same at every level.
  /// - Throws: ``PNGError/outOfMemory`` if a compressor can't be made.
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

  /// The effort for a picture. For a very large one it is `fastest`, so that only one representation and
  /// one filter are tried.
  func effort(_ pixels: [UInt8]) -> PNG.Optimization {
    pixels.count > 1 << 24 ? .fastest : optimization
  }

  /// Compresses the given representations of a picture with each of their filters, and returns the
  /// smallest result.
  ///
  /// At `smallest`, Zopfli compresses that result again, and no other. On 36 icons, trying all
  /// representations with Zopfli saves another 0.3 % and takes twice the time.
  ///
  /// - Parameter filters: the filters to try for a representation's form.
  /// - Throws: ``PNGError/outOfMemory``.
  mutating func smallest(
    of representations: [PNGRepresentation], effort: PNG.Optimization,
    filters: (PNGForm) -> [FilterChoice] = { _ in [.all(.none)] }
  ) throws(PNGError) -> CompressedPicture {
    var best: (picture: CompressedPicture, rows: [UInt8])?
    for representation in representations {
      let form = representation.form
      for filter in filters(form) {
        let rows = representation.rows.filtered(filter)
        let limit = best.map { $0.picture.size - form.colorChunkSize } ?? .max
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
  /// libdeflate's levels for up to 16 KiB, up to 64 KiB and more, chosen by measurements on icons.
  /// Level 1 is the fastest for the middle sizes. Level 4 is the fastest for large pictures, because it
  /// skips long runs sooner.
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

  /// The number of bytes of the file that depend on the representation.
  var size: Int { form.colorChunkSize + stream.count }
}
