internal import VectorGraphics

/// Writes PNG files in the smallest lossless representation, with `sRGB` and, if a scale is given,
/// `pHYs`.
///
/// It keeps its compressors between pictures: make one for each thread and reuse it. The bytes of a picture do not
/// depend on earlier pictures.
package struct PNGEncoder: ~Copyable {
  /// The compression effort.
  package let optimization: PNG.Optimization
  private var deflater: Deflater

  /// An encoder of a compression effort.
  ///
  /// - Parameter optimization: the compression effort; pixels are the same at every level.
  /// - Throws: ``PNGError/outOfMemory`` if a compressor can't be made.
  package init(optimization: PNG.Optimization = .standard) throws(PNGError) {
    let steps = CompressionStep.all.filter { $0.effort <= optimization }
    deflater = try Deflater(levels: Set(steps.flatMap(\.allLevels)))
    self.optimization = optimization
  }

  /// The effort for a picture. For a very large one it is `fastest`, so that only one representation and
  /// one filter are tried.
  func effort(_ pixels: [UInt8]) -> PNG.Optimization {
    pixels.count > 1 << 24 ? .fastest : optimization
  }

  /// The smallest of the candidates of all steps up to an effort. The candidates of a step are all
  /// representations of its effort or less, each with each of its filters.
  ///
  /// - Parameters:
  ///   - representations: one or more. The effort of the first one is at most `effort`.
  ///   - isFiltered: whether to try the steps' filters; otherwise there is none.
  /// - Throws: ``PNGError/outOfMemory``.
  mutating func smallest(
    of representations: [PNGRepresentation], effort: PNG.Optimization, isFiltered: Bool
  ) throws(PNGError) -> CompressedPicture {
    var best: (picture: CompressedPicture, rows: [UInt8])?
    var tried: [Candidate] = []
    for step in CompressionStep.all where step.effort <= effort {
      for (number, representation) in representations.enumerated()
      where representation.effort <= step.effort {
        let form = representation.form
        let level = step.level(representation.rows.bytes.count)
        for filter in isFiltered ? step.filters(form) : [.all(.none)] {
          let candidate = Candidate(representation: number, filter: filter, level: level)
          if tried.contains(candidate) { continue }
          tried.append(candidate)
          let rows = representation.rows.filtered(filter)
          let limit = best.map { $0.picture.size - form.colorChunkSize } ?? .max
          guard let stream = deflater.zlib(rows, level: level, shorterThan: limit) else { continue }
          best = (CompressedPicture(form: form, stream: stream), rows)
        }
      }
      guard let current = best, let last = step.last else { continue }
      let limit = current.picture.stream.count
      guard let stream = try compress(current.rows, with: last, shorterThan: limit) else {
        continue
      }
      best?.picture.stream = stream
    }
    guard let best else { throw .outOfMemory }
    return best.picture
  }

  /// A combination to compress. Later steps skip the candidates of earlier ones.
  private struct Candidate: Equatable {
    var representation: Int
    var filter: FilterChoice
    var level: Int
  }

  private mutating func compress(
    _ rows: [UInt8], with compressor: CompressionStep.Compressor, shorterThan limit: Int
  ) throws(PNGError) -> [UInt8]? {
    switch compressor {
    case .deflate(let level): return deflater.zlib(rows, level: level, shorterThan: limit)
    case .zopfli:
      guard let stream = Zopfli.zlib(rows) else { throw .outOfMemory }
      return stream.count < limit ? stream : nil
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
