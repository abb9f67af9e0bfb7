internal import VectorGraphics

extension PNGEncoder {
  /// Encodes a picture as a PNG file, in the smallest lossless representation that the encoder finds at its
  /// compression effort.
  ///
  /// Decoding gives back every pixel exactly, including the colour of fully transparent ones.
  ///
  /// - Parameters:
  ///   - pixmap: the picture.
  ///   - scale: pixels per point, written as the resolution, with 72 points per inch. Nil writes no resolution.
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func encode(_ pixmap: Pixmap, scale: Double?) throws(PNGError) -> [UInt8] {
    let effort = effort(pixmap.bytes)
    let best = try smallest(
      of: representations(of: pixmap, effort), effort: effort, isFiltered: true)
    return PNG.file(
      width: pixmap.width, height: pixmap.height, best.form, stream: best.stream, scale: scale)
  }

  /// Encodes a picture that consists of palette indices as a PNG file, quickly: does not search for a smaller
  /// representation.
  ///
  /// - Parameters:
  ///   - indices: `width * height` indices into the palette.
  ///   - palette: 1 to 256 colours, each with red in the lowest byte and alpha in the highest. Put opaque ones last, which makes `tRNS` shorter.
  /// - Throws: ``PNGError/outOfMemory``.
  package mutating func encode(
    indices: [UInt8], width: Int, height: Int, palette: [UInt32]
  ) throws(PNGError) -> [UInt8] {
    let best = try smallest(
      of: PNGRepresentation.indexed(
        indices, width: width, height: height, colors: palette.map { RGBAColor(littleEndian: $0) },
        orders: [Array(palette.indices)],
        effort: .fastest),
      effort: .fastest, isFiltered: false)
    return PNG.file(width: width, height: height, best.form, stream: best.stream, scale: nil)
  }

  /// The representations to try, beginning with the one that is most likely the smallest.
  private func representations(
    of pixmap: Pixmap, _ effort: PNG.Optimization
  ) -> [PNGRepresentation] {
    let statistics = PixelStatistics(pixmap)
    var representations: [PNGRepresentation] = []
    if let colors = statistics.colors {
      representations = PNGRepresentation.indexed(
        statistics.indexes, width: pixmap.width, height: pixmap.height,
        colors: colors.map(\.color), orders: statistics.paletteOrders(effort), effort: effort)
    }
    let isSmall = pixmap.bytes.count <= 1 << 16
    let directEffort: PNG.Optimization =
      representations.isEmpty ? .fastest : isSmall ? .standard : .smaller
    if directEffort <= effort {
      var direct = PNGRepresentation.direct(pixmap, statistics)
      direct.effort = directEffort
      representations.append(direct)
      if effort == .smallest, direct.form.colorType == .rgb, !statistics.isOpaque {
        representations.append(.rgba(pixmap, effort: .smallest))
      }
    }
    return representations
  }
}

extension PixelStatistics {
  /// The orders of the palette's colours to try.
  ///
  /// Translucent colours come first, because `tRNS` has an alpha only for colours up to the last translucent one.
  /// The first order is by alpha, then from dark to light, which makes filters more effective. The second is from
  /// frequent to rare.
  fileprivate func paletteOrders(_ effort: PNG.Optimization) -> [[Int]] {
    guard let colors else { return [] }
    func order(by key: (RGBAColor, Int) -> Int) -> [Int] {
      let keys = colors.map { color, count in
        (
          color.alpha == 255 ? 1 : 0, key(color, count),
          299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
        )
      }
      return colors.indices.sorted { keys[$0] < keys[$1] }
    }
    let byAlpha = order { color, _ in Int(color.alpha) }
    return effort < .smaller ? [byAlpha] : [byAlpha, order { _, count in -count }]
  }
}
