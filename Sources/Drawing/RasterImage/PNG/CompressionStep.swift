/// A step of the search for the smallest file: what an effort tries in addition to less effort.
///
/// An encoder takes all steps up to its effort, in order. Each replaces the best picture so far only by a smaller one.
/// So a file is never larger than with less effort, and of several smallest candidates the first is written.
///
/// The levels of libdeflate were measured on the world's buttons, see "Compression" in CONTRIBUTING.md. The bytes depend
/// on libdeflate's version, the pixels never do.
struct CompressionStep {
  /// The least effort that takes the step.
  let effort: PNG.Optimization
  /// libdeflate's levels for up to 16 KiB of rows, for up to 64 KiB and for more.
  let levels: (small: Int, medium: Int, large: Int)
  /// The filters for palette indices and for samples of fewer than 8 bits. They are not amounts, so differences between
  /// them rarely compress better.
  let indexFilters: [FilterChoice]
  /// The filters for channels of 8 bits.
  let channelFilters: [FilterChoice]
  /// The compressor for the best picture so far, which is compressed once more. To do so with every candidate
  /// takes too long.
  var last: Compressor?

  enum Compressor {
    case deflate(level: Int)
    case zopfli
  }

  static let all = [
    CompressionStep(
      effort: .fastest, levels: (4, 1, 4),
      indexFilters: [.all(.none)], channelFilters: [.all(.sub)]),
    CompressionStep(
      effort: .standard, levels: (4, 8, 6),
      indexFilters: [.all(.none)], channelFilters: [.smallestDifferences, .all(.none)]),
    CompressionStep(
      effort: .smaller, levels: (9, 9, 9),
      indexFilters: [.all(.none), .all(.sub), .all(.up)],
      channelFilters: [.smallestDifferences, .all(.none), .all(.sub), .all(.up), .all(.paeth)],
      last: .deflate(level: 12)),
    CompressionStep(
      effort: .smallest, levels: (12, 12, 12),
      indexFilters: FilterChoice.all, channelFilters: FilterChoice.all, last: .zopfli),
  ]

  /// libdeflate's level for a number of bytes of rows.
  func level(_ byteCount: Int) -> Int {
    switch byteCount {
    case ...(1 << 14): levels.small
    case ...(1 << 16): levels.medium
    default: levels.large
    }
  }

  /// The filters for a form.
  func filters(_ form: PNGForm) -> [FilterChoice] {
    form.colorType == .palette || form.bitDepth < 8 ? indexFilters : channelFilters
  }

  /// All levels of libdeflate that the step uses.
  var allLevels: [Int] {
    let all = [levels.small, levels.medium, levels.large]
    return if case .deflate(let level) = last { all + [level] } else { all }
  }
}
