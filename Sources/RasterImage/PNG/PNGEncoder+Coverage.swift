import VectorGraphics

extension PNGEncoder {
  /// Compresses a one-colour drawing once for all its colours.
  ///
  /// The representation is a palette of the levels that occur, opaque last so that `tRNS` is short,
  /// in the lowest bit depth; or RGBA, if the palette would outweigh the pixels. Neither is
  /// filtered: without a filter every picture tried was smallest. Grey with alpha is not used,
  /// though a little smaller for a grey tint, as some readers correct its gamma.
  ///
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package mutating func compress(_ coverage: Coverage) throws(PNGError) -> CompressedCoverage {
    try checkSize(coverage.width, coverage.height)
    let mayBeDirect =
      optimization == .standard && coverage.bytes.count <= directLimit
      && RecolorableStream.allows(width: coverage.width)
    let survey = LevelSurvey(coverage.bytes, countsEdges: mayBeDirect)
    let levels = survey.levels
    if mayBeDirect, isDirectSmaller(survey) {
      return CompressedCoverage(
        coverage: coverage, form: .direct(RecolorableStream(coverage)))
    }
    if optimization == .standard, bitDepths(entries: levels.count) == [8],
      (coverage.width + 1) * coverage.height <= rowDeflaterLimit
    {
      let rows = Scanlines(coverage, palette: levels, bitDepth: 8)
      let stream = RowDeflater.zlib(rows.bytes, stride: rows.stride, step: 1)
      return CompressedCoverage(coverage, bitDepth: 8, levels: levels, stream: stream)
    }
    var orders = [levels]
    if optimization >= .smaller {
      let counts = levelCounts(coverage.bytes)
      orders.append(
        levels.sorted {
          ($0 == 255 ? -1 : counts[Int($0)]) > ($1 == 255 ? -1 : counts[Int($1)])
        })
    }
    var candidates: [EncodingCandidate] = []
    for order in orders {
      for bitDepth in bitDepths(entries: order.count) {
        let form = PNGRepresentation(
          colorType: .palette, bitDepth: bitDepth, palette: order.map(RGBAColor.black.covering),
          rows: Scanlines(coverage, palette: order, bitDepth: bitDepth))
        candidates.append(EncodingCandidate(form: form, filters: [.all(.none)]))
      }
    }
    let best = try smallest(of: candidates)
    return CompressedCoverage(
      coverage, bitDepth: best.form.bitDepth, levels: best.form.palette.map(\.alpha),
      stream: best.stream)
  }

  /// A one-colour drawing in a colour, as the smallest file that this encoder's effort finds.
  ///
  /// Above `standard` a picture of up to 128 × 128 pixels is tried as RGBA too; otherwise this is
  /// the result of ``CompressedCoverage/png(tint:scale:)``.
  ///
  /// - Parameters:
  ///   - compressed: the drawing, compressed by ``compress(_:)``.
  ///   - tint: the colour; where it is translucent, alpha is coverage times its alpha, rounded.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  /// - Throws: ``PNGError`` where the picture is too large or memory runs out.
  package mutating func encode(
    _ compressed: CompressedCoverage, tint: RGBAColor, scale: Double?
  ) throws(PNGError) -> [UInt8] {
    let file = compressed.png(tint: tint, scale: scale)
    let coverage = compressed.coverage
    guard optimization > .standard, case .indexed(8, _, _) = compressed.form,
      coverage.bytes.count <= 128 * 128
    else { return file }
    let form = PNGRepresentation.rgba(Pixmap(coverage: coverage, tint: tint))
    let direct = try smallest(of: [EncodingCandidate(form: form, filters: [.all(.none)])])
      .png(width: coverage.width, height: coverage.height, scale: scale)
    return direct.count < file.count ? direct : file
  }

  /// Whether a picture is smaller with its colour in every pixel than with a palette.
  ///
  /// That takes about 0.7 bytes more for each pixel of an edge, as measured on icons, and saves the
  /// four bytes of each level.
  private func isDirectSmaller(_ survey: LevelSurvey) -> Bool {
    let levels = survey.levels.count
    return levels > 16 && survey.edges.map { 7 * $0 < 40 * levels } ?? false
  }

  /// The bit depths worth trying: the lowest that is enough, and from `smaller` on 8 too, as whole
  /// bytes repeat where packed ones do not.
  func bitDepths(entries: Int) -> [Int] {
    let lowest = entries <= 2 ? 1 : entries <= 4 ? 2 : entries <= 16 ? 4 : 8
    return lowest == 8 || optimization < .smaller ? [lowest] : [lowest, 8]
  }
}

/// The most pixels that are written as RGBA, however few of them are at edges.
private let directLimit = 256 * 256

/// The most bytes that `RowDeflater` compresses, as its tokens take four times as many.
private let rowDeflaterLimit = 1 << 22

/// The number of pixels of each level.
private func levelCounts(_ bytes: [UInt8]) -> [Int] {
  var counts = [Int](repeating: 0, count: 256)
  for level in bytes { counts[Int(level)] += 1 }
  return counts
}
