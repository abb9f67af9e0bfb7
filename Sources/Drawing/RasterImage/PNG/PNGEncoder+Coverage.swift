package import VectorGraphics

extension PNGEncoder {
  /// Compresses the data that the files of a one-colour drawing share in all tints.
  ///
  /// The data are indices into a palette of the coverage levels in the drawing, at the lowest sufficient bit
  /// depth. The opaque level is last, so that `tRNS` is short. If RGBA is estimated to be smaller,
  /// ``encode(_:tint:scale:)`` compresses it for each tint, and the palette is compressed with the least
  /// effort, or for small pictures not at all. No filter is used, because every picture tried was smallest
  /// without one. Grey with alpha would be a little smaller for a grey tint. It is not used because some
  /// readers correct its gamma.
  ///
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func compress(_ coverage: Coverage) throws(PNGError) -> CompressedCoverage {
    let count = coverage.bytes.count
    let mayBeDirect = count <= largestDirect
    let survey = LevelSurvey(coverage.bytes, countsEdgePixels: mayBeDirect)
    let isDirect = mayBeDirect && isDirectSmaller(survey)
    let isSmall = count <= largestSmall
    if isDirect, isSmall, optimization <= .standard {
      return CompressedCoverage(coverage: coverage, indexed: nil, directEffort: .fastest)
    }
    let levels = survey.levels.map { Int($0) }
    let effort = isDirect && optimization == .standard ? .fastest : effort(coverage.bytes)
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
    return CompressedCoverage(
      coverage: coverage,
      indexed: try smallest(of: representations, effort: effort, isFiltered: false),
      directEffort: isDirect
        ? isSmall ? .fastest : .standard
        : levels.count > 16 && count <= largestTriedDirect ? .smaller : nil)
  }

  /// A one-colour drawing in a colour, as the smallest file that this encoder finds.
  ///
  /// Each pixel, covered or not, has the exact red, green and blue of the tint.
  ///
  /// - Parameters:
  ///   - compressed: the drawing, compressed by ``compress(_:)`` of an encoder with the same effort.
  ///   - tint: the colour. If it is translucent, a pixel's alpha is coverage times the tint's alpha,
  ///     rounded.
  ///   - scale: pixels per point, written as the resolution (72 points an inch); nil writes no resolution.
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func encode(
    _ compressed: CompressedCoverage, tint: RGBAColor, scale: Double?
  ) throws(PNGError) -> [UInt8] {
    let coverage = compressed.coverage
    var best = compressed.indexed
    if let form = best?.form { best?.form = form.tinted(tint) }
    if let directEffort = compressed.directEffort, directEffort <= optimization {
      let direct = try smallest(
        of: [.rgba(Pixmap(coverage: coverage, tint: tint), effort: directEffort)],
        effort: optimization, isFiltered: false)
      if direct.size < best?.size ?? .max { best = direct }
    }
    guard let best else { throw .outOfMemory }
    return PNG.file(
      width: coverage.width, height: coverage.height, best.form, stream: best.stream, scale: scale)
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

/// The most pixels of a picture that has at most 16 KiB as RGBA.
private let largestSmall = 1 << 12

/// The most pixels of a picture for which RGBA is considered, however few pixels are at edges.
private let largestDirect = 256 * 256

/// The most pixels of a picture for which RGBA is tried although a palette is estimated to be smaller.
private let largestTriedDirect = 128 * 128

/// Black with each coverage level as alpha.
private let blacks = (0...UInt8.max).map(RGBAColor.black.withCoverage)

extension PNGForm {
  /// The same form with a colour instead of the palette's black.
  fileprivate func tinted(_ tint: RGBAColor) -> PNGForm {
    var form = self
    form.palette = palette.map { tint.withCoverage($0.alpha) }
    return form
  }
}
