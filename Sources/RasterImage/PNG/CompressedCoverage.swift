package import VectorGraphics

/// A one-colour drawing compressed independently of its colour.
///
/// An opaque tint needs no further compression: it changes the palette, or three bytes and the checksum
/// of the stream. Each pixel, covered or not, has the exact red, green and blue of the tint, and its
/// coverage as alpha.
package struct CompressedCoverage: Hashable, Sendable {
  enum Encoding: Hashable {
    /// Indices into a palette: black with a coverage level as alpha in each entry, full coverage last.
    case indexed(CompressedPicture)
    /// RGBA pixels.
    case direct(RecolorableStream)
  }

  /// The coverage that is compressed.
  package let coverage: Coverage
  let encoding: Encoding

  /// The complete PNG file in a colour.
  ///
  /// - Parameters:
  ///   - tint: the colour. If it is translucent, a pixel's alpha is coverage times the tint's alpha,
  ///     rounded.
  ///   - scale: pixels per point, written as the resolution (72 points an inch); nil writes no resolution.
  package func png(tint: RGBAColor, scale: Double?) -> [UInt8] {
    let (form, stream) =
      switch encoding {
      case .indexed(let picture): (picture.form.tinted(tint), picture.stream)
      case .direct(let stream): (PNGForm(colorType: .rgba), stream.zlib(coverage, tint: tint))
      }
    return PNG.file(
      width: coverage.width, height: coverage.height, form, stream: stream, scale: scale)
  }
}

extension PNGForm {
  /// The same form with a colour instead of the palette's black.
  fileprivate func tinted(_ tint: RGBAColor) -> PNGForm {
    var form = self
    form.palette = palette.map { tint.withCoverage($0.alpha) }
    return form
  }
}

extension RGBAColor {
  /// The colour with its alpha multiplied by a coverage, rounded.
  func withCoverage(_ coverage: UInt8) -> RGBAColor {
    var color = self
    color.alpha = UInt8(truncatingIfNeeded: (Int(alpha) * Int(coverage) + 127) / 255)
    return color
  }
}
