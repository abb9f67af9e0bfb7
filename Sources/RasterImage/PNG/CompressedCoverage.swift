import VectorGraphics

/// A one-colour drawing compressed independently of its colour.
///
/// The compressed data are the same for every opaque tint. Each pixel, covered or not, has the
/// exact red, green and blue of the tint, and its coverage as alpha.
package struct CompressedCoverage: Hashable, Sendable {
  enum Form: Hashable {
    /// Indices of a palette of coverage levels in black, full coverage last.
    case indexed(CompressedPicture)
    case direct(RecolorableStream)
  }

  /// The coverage that is compressed.
  package let coverage: Coverage
  let form: Form

  /// The complete file in a colour.
  ///
  /// - Parameters:
  ///   - tint: the colour; where it is translucent, alpha is coverage times its alpha, rounded.
  ///   - scale: pixels per point, written as resolution (72 points an inch); nil writes none.
  package func png(tint: RGBAColor, scale: Double?) -> [UInt8] {
    let (form, stream) =
      switch form {
      case .indexed(let picture): (picture.form.tinted(tint), picture.stream)
      case .direct(let stream): (PNGForm(colorType: .rgba), stream.zlib(coverage, tint: tint))
      }
    return PNG.file(
      width: coverage.width, height: coverage.height, form, stream: stream, scale: scale)
  }
}

extension PNGForm {
  /// The same form with a colour in place of a palette's black.
  fileprivate func tinted(_ tint: RGBAColor) -> PNGForm {
    var form = self
    form.palette = palette.map { tint.covering($0.alpha) }
    return form
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
