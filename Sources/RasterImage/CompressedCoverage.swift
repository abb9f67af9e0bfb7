public import VectorGraphics

/// A one-colour drawing that is compressed already and only waits for its colour.
///
/// The compressed data hold indexes into a palette of coverage levels, so they are the same for
/// every tint; only the palette differs. Each pixel, covered or not, has the exact red, green and
/// blue of the tint, and its coverage as alpha.
public struct CompressedCoverage: Hashable, Sendable {
  public let coverage: Coverage
  let bitDepth: Int
  /// The coverage each index stands for; full coverage is last.
  let levels: [UInt8]
  /// The finished `IDAT` chunk .
  let data: [UInt8]

  /// The complete file.
  ///
  /// - Parameters:
  ///   - tint: the colour; where it is translucent, alpha is coverage times its alpha, rounded.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  public func png(tint: Color, scale: Double?) -> [UInt8] {
    var file = PNGFile(
      width: coverage.width, height: coverage.height, colorType: .palette, bitDepth: bitDepth,
      scale: scale,
      capacity: data.count + 4 * levels.count)
    file.appendPalette(levels.map { tint.covering($0) })
    file.appendChunk(data)
    return file.finish()
  }
}

extension Color {
  /// The colour with its alpha multiplied by a coverage, rounded.
  func covering(_ coverage: UInt8) -> Color {
    var color = self
    color.alpha = UInt8(truncatingIfNeeded: (Int(alpha) * Int(coverage) + 127) / 255)
    return color
  }
}
