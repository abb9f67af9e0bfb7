internal import RasterImage
package import VectorFormats
package import VectorGraphics

/// The file format of a picture, with its parameters.
package enum Rendition: Hashable, Encodable, Sendable {
  /// PNG, with `scale` pixels per point.
  case png(scale: Double)
  case svg(SVGTint)
  /// PDF with the given creation date; nil for none.
  case pdf(SourceDate?)
  /// A VectorDrawable; `nightColors` begins the names of the colour resources of what differs at night.
  case vectorDrawable(AndroidTint, nightColors: String? = nil)

  /// The kind of output to draw components for.
  package var medium: Medium {
    switch self {
    case .png: .pixels
    case .svg, .pdf: .document
    case .vectorDrawable: .resource
    }
  }

  /// Creates a rendition of a format. A value is ignored if the format has no use for it.
  ///
  /// - Parameters:
  ///   - format: the file format.
  ///   - scale: pixels per point, for PNG.
  ///   - tint: how an SVG refers to the tint.
  ///   - date: the creation date of a PDF; nil for none.
  package init(
    _ format: PictureFormat, scale: Double = 1, tint: SVGTint = .themable, date: SourceDate? = nil
  ) {
    self =
      switch format {
      case .png: .png(scale: scale)
      case .svg: .svg(tint)
      case .pdf: .pdf(date)
      case .android: .vectorDrawable(.palette)
      }
  }

  /// The rendition with the creation date, where the format has one.
  package func dated(_ date: SourceDate?) -> Rendition {
    if case .pdf = self { .pdf(date) } else { self }
  }

  /// Pixels per point. For vector formats it is 1, so lengths are rounded to whole points.
  package var scale: Double {
    if case .png(let scale) = self { scale } else { 1 }
  }
}

extension PictureEncoder {
  /// Encodes a scene as an image file. The commands, the asset pipeline and the component API all make their
  /// files with this method.
  ///
  /// - Parameters:
  ///   - scene: the drawing, laid out for the rendition's medium and scale.
  ///   - rendition: the file format.
  ///   - palette: the colours of the roles.
  ///   - title: the accessible name, written by `svg` and `pdf` only; nil for a decoration.
  ///   - titleLanguage: the title's language as a BCP 47 tag, written by `svg` only; nil if it is unknown.
  /// - Throws: ``RenderError`` if the format can't hold the scene or Cairo fails.
  package mutating func encode(
    _ scene: VectorScene, as rendition: Rendition, palette: Palette = Palette(),
    title: String? = nil, titleLanguage: String? = nil
  ) throws(RenderError) -> [UInt8] {
    switch rendition {
    case .png(let scale):
      return try png(of: scene, scale: scale, palette: palette)
    case .svg(let tint):
      let text = try scene.svg(
        title: title, titleLanguage: titleLanguage, palette: palette, tint: tint)
      return Array(text.utf8)
    case .pdf(let date):
      return try scene.pdf(palette: palette, title: title, date: date)
    case .vectorDrawable(let tint, let nightColors):
      let text = try scene.vectorDrawable(palette: palette, tint: tint, nightColors: nightColors)
      return Array(text.utf8)
    }
  }
}
