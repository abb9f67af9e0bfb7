internal import RasterImage
package import VectorFormats
package import VectorGraphics

/// The form in which a scene stands in a file.
package enum Rendition: Hashable, Sendable {
  /// PNG with a number of pixels per point.
  case png(scale: Double)
  /// SVG of Mintmark's own writer.
  case svg(SVGTint)
  /// SVG of Cairo's writer, without a title and `currentColor`.
  case cairoSVG
  /// PDF of a creation date; nil for none.
  case pdf(SourceDate?)
  case vectorDrawable(AndroidTint)

  /// The medium for which a component is drawn.
  package var medium: Medium {
    switch self {
    case .png: .pixels
    case .svg, .cairoSVG, .pdf: .document
    case .vectorDrawable: .resource
    }
  }

  /// Pixels per point; 1 for a picture without pixels, in which lengths are rounded to points.
  package var scale: Double {
    if case .png(let scale) = self { scale } else { 1 }
  }
}

extension PictureEncoder {
  /// The bytes of a picture file: the only path to them, whoever asks.
  ///
  /// - Parameters:
  ///   - scene: the drawing, made for the rendition's medium and scale.
  ///   - rendition: the form of the file.
  ///   - palette: the colours of the roles.
  ///   - title: the accessible name, in SVG and PDF; nil for a decoration.
  ///   - titleLanguage: the title's language as a BCP 47 tag; nil where it is unknown.
  /// - Throws: ``RenderError`` for a scene that the format can't hold, or a failure of Cairo.
  package mutating func encode(
    _ scene: VectorScene, as rendition: Rendition, palette: Palette = Palette(),
    title: String? = nil, titleLanguage: String? = nil
  ) throws(RenderError) -> [UInt8] {
    switch rendition {
    case .png(let scale):
      return try png(of: scene, scale: scale, palette: palette)
    case .svg(let tint):
      try scene.checkVectorSize()
      let text = scene.svg(
        title: title, titleLanguage: titleLanguage, palette: palette, tint: tint)
      return Array(text.utf8)
    case .cairoSVG:
      try scene.checkVectorSize()
      return try scene.cairoSVG(palette: palette)
    case .pdf(let date):
      try scene.checkVectorSize()
      return try scene.pdf(palette: palette, title: title, date: date)
    case .vectorDrawable(let tint):
      try scene.checkVectorSize()
      let text = scene.vectorDrawable(palette: palette, tint: tint)
      guard !scene.isTooLongForAndroid(text) else { throw .tooLongForAndroid }
      return Array(text.utf8)
    }
  }
}

extension VectorScene {
  /// The least side of a vector picture in points: its numbers are rounded to 1/1000.
  private static let smallestSide = 0.1

  /// Refuses a size beyond the bounds, and one whose detail would be rounded away.
  fileprivate func checkVectorSize() throws(RenderError) {
    _ = try PixelSize.checked(size, scale: 1)
    guard min(size.width, size.height) >= Self.smallestSide else {
      throw .tooSmallForVectors(size, smallest: Self.smallestSide)
    }
  }
}
