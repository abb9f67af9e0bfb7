package import VectorGraphics

extension PNGEncoder {
  /// Compresses a one-colour drawing once for all its colours.
  ///
  /// The representation is a palette of the coverage levels that occur, at the lowest bit depth that holds
  /// them. The opaque level is last, so that `tRNS` is short. If the palette would take more bytes than it
  /// saves, the representation is RGBA. No filter is used, because every picture tried was smallest without
  /// one. Grey with alpha would be a little smaller for a grey tint. It is not used because some readers
  /// correct its gamma.
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func compress(_ coverage: Coverage) throws(PNGError) -> CompressedCoverage {
    let effort = effort(coverage.bytes)
    let mayBeDirect = effort == .standard && coverage.bytes.count <= directLimit
    let survey = LevelSurvey(coverage.bytes, countsEdgePixels: mayBeDirect)
    if mayBeDirect, isDirectSmaller(survey), let stream = RecolorableStream(coverage) {
      return CompressedCoverage(coverage: coverage, encoding: .direct(stream))
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
      let stream = RowDeflater.zlib(indices: only.rows.bytes, stride: only.rows.stride)
    {
      return CompressedCoverage(
        coverage: coverage, encoding: .indexed(CompressedPicture(form: only.form, stream: stream)))
    }
    return CompressedCoverage(
      coverage: coverage, encoding: .indexed(try smallest(of: representations, effort: effort)))
  }

  /// A one-colour drawing in a colour, as the smallest file that this encoder finds.
  ///
  /// Above `standard`, a picture of up to 128 × 128 pixels with a palette of 8-bit indices is encoded as
  /// RGBA too, and the smaller file is returned. In all other cases the result is that of
  /// ``CompressedCoverage/png(tint:scale:)``.
  ///
  /// - Parameters:
  ///   - compressed: the drawing, compressed by ``compress(_:)``.
  ///   - tint: the colour. If it is translucent, a pixel's alpha is coverage times the tint's alpha,
  ///     rounded.
  ///   - scale: pixels per point, written as the resolution (72 points an inch); nil writes no resolution.
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func encode(
    _ compressed: CompressedCoverage, tint: RGBAColor, scale: Double?
  ) throws(PNGError) -> [UInt8] {
    let file = compressed.png(tint: tint, scale: scale)
    let coverage = compressed.coverage
    guard optimization > .standard, case .indexed(let picture) = compressed.encoding,
      picture.form.bitDepth == 8, coverage.bytes.count <= 128 * 128
    else { return file }
    let best = try smallest(
      of: [.rgba(Pixmap(coverage: coverage, tint: tint))], effort: optimization)
    let direct = PNG.file(
      width: coverage.width, height: coverage.height, best.form, stream: best.stream, scale: scale)
    return direct.count < file.count ? direct : file
  }

  /// Whether a picture is estimated to be smaller as RGBA than with a palette.
  ///
  /// RGBA takes about 0.7 bytes more for each pixel at an edge, as measured on icons. It saves the
  /// palette's four bytes for each level.
  private func isDirectSmaller(_ survey: LevelSurvey) -> Bool {
    let levels = survey.levels.count
    return levels > 16 && 7 * survey.edgePixels < 40 * levels
  }
}

/// The most pixels of a picture for which RGBA is considered, however few pixels are at edges.
private let directLimit = 256 * 256

/// Black with each coverage level as alpha.
private let blacks = (0...UInt8.max).map(RGBAColor.black.withCoverage)
