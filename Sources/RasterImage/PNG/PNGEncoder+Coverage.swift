import VectorGraphics

extension PNGEncoder {
  /// Compresses a one-colour drawing once for all its colours.
  ///
  /// The representation is a palette of the levels that occur, opaque last so that `tRNS` is short,
  /// in the lowest bit depth; or RGBA, if the palette would outweigh the pixels. Neither is
  /// filtered: without a filter every picture tried was smallest. Grey with alpha is not used,
  /// though a little smaller for a grey tint, as some readers correct its gamma.
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func compress(_ coverage: Coverage) throws(PNGError) -> CompressedCoverage {
    let effort = effort(coverage.bytes)
    let mayBeDirect =
      effort == .standard && coverage.bytes.count <= directLimit
      && RecolorableStream.allows(width: coverage.width)
    let survey = LevelSurvey(coverage.bytes, countsEdges: mayBeDirect)
    if mayBeDirect, isDirectSmaller(survey) {
      return CompressedCoverage(
        coverage: coverage, form: .direct(RecolorableStream(coverage)))
    }
    let levels = survey.levels.map { Int($0) }
    var orders = [levels]
    if effort >= .smaller {
      var counts = [Int](repeating: 0, count: 256)
      for level in coverage.bytes { counts[Int(level)] += 1 }
      orders.append(
        levels.sorted { ($0 == 255 ? -1 : counts[$0]) > ($1 == 255 ? -1 : counts[$1]) })
    }
    let representations = PNGRepresentation.indexed(
      coverage.bytes, width: coverage.width, height: coverage.height, colors: blacks,
      orders: orders, effort: effort)
    if effort == .standard, let only = representations.first, only.form.bitDepth == 8,
      only.rows.bytes.count <= RowDeflater.largestInput
    {
      let stream = RowDeflater.zlib(only.rows.bytes, stride: only.rows.stride, step: 1)
      return CompressedCoverage(
        coverage: coverage, form: .indexed(CompressedPicture(form: only.form, stream: stream)))
    }
    return CompressedCoverage(
      coverage: coverage, form: .indexed(try smallest(of: representations, effort: effort)))
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
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func encode(
    _ compressed: CompressedCoverage, tint: RGBAColor, scale: Double?
  ) throws(PNGError) -> [UInt8] {
    let file = compressed.png(tint: tint, scale: scale)
    let coverage = compressed.coverage
    guard optimization > .standard, case .indexed(let picture) = compressed.form,
      picture.form.bitDepth == 8, coverage.bytes.count <= 128 * 128
    else { return file }
    let best = try smallest(
      of: [.rgba(Pixmap(coverage: coverage, tint: tint))], effort: optimization)
    let direct = PNG.file(
      width: coverage.width, height: coverage.height, best.form, stream: best.stream, scale: scale)
    return direct.count < file.count ? direct : file
  }

  /// Whether a picture is smaller with its colour in every pixel than with a palette.
  ///
  /// That takes about 0.7 bytes more for each pixel of an edge, as measured on icons, and saves the
  /// four bytes of each level.
  private func isDirectSmaller(_ survey: LevelSurvey) -> Bool {
    let levels = survey.levels.count
    return levels > 16 && 7 * survey.edges < 40 * levels
  }
}

/// The most pixels that are written as RGBA, however few of them are at edges.
private let directLimit = 256 * 256

/// Black in every level of coverage.
private let blacks = (0...UInt8.max).map(RGBAColor.black.covering)
