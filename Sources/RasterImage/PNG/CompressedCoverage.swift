import VectorGraphics

/// A one-colour drawing compressed independently of its colour.
///
/// The compressed data are the same for every opaque tint. Each pixel, covered or not, has the
/// exact red, green and blue of the tint, and its coverage as alpha.
package struct CompressedCoverage: Hashable, Sendable {
  enum Form: Hashable {
    /// Indexes into a palette of coverage levels, full coverage last; as a finished `IDAT` chunk.
    case indexed(bitDepth: Int, levels: [UInt8], chunk: [UInt8])
    case direct(RecolorableStream)
  }

  /// The coverage that is compressed.
  package let coverage: Coverage
  let form: Form

  init(coverage: Coverage, form: Form) {
    self.coverage = coverage
    self.form = form
  }

  /// Indices of a palette of levels, as a zlib stream.
  init(_ coverage: Coverage, bitDepth: Int, levels: [UInt8], stream: [UInt8]) {
    self.init(
      coverage: coverage,
      form: .indexed(bitDepth: bitDepth, levels: levels, chunk: PNGFile.chunk("IDAT", stream)))
  }

  /// The complete file in a colour.
  ///
  /// - Parameters:
  ///   - tint: the colour; where it is translucent, alpha is coverage times its alpha, rounded.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  package func png(tint: RGBAColor, scale: Double?) -> [UInt8] {
    switch form {
    case .indexed(let bitDepth, let levels, let chunk):
      var file = PNGFile(
        width: coverage.width, height: coverage.height, colorType: .palette, bitDepth: bitDepth,
        scale: scale, capacity: chunk.count + 4 * levels.count)
      file.appendPalette(levels.map { tint.covering($0) })
      file.appendChunk(chunk)
      return file.finish()
    case .direct(let stream):
      var file = PNGFile(
        width: coverage.width, height: coverage.height, colorType: .rgba, bitDepth: 8,
        scale: scale, capacity: stream.count)
      file.append("IDAT", stream.zlib(coverage, tint: tint))
      return file.finish()
    }
  }
}

extension RGBAColor {
  /// The colour with its alpha multiplied by a coverage, rounded.
  func covering(_ coverage: UInt8) -> RGBAColor {
    var color = self
    color.alpha = UInt8(truncatingIfNeeded: (Int(alpha) * Int(coverage) + 127) / 255)
    return color
  }
}
