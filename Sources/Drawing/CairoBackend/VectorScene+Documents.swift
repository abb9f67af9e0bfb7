internal import RasterImage
public import VectorFormats
public import VectorGraphics

extension VectorScene {
  /// The scene as an SVG document: themable, accessible, the same bytes on every run.
  ///
  /// - Parameters:
  ///   - title: the accessible name, for screen readers; nil for a decoration.
  ///   - titleLanguage: the language in which a screen reader reads the title, as a BCP 47 tag; nil for
  ///     the surrounding page's language.
  ///   - palette: the colours of the roles, the tint included.
  ///   - tint: how the tint is written.
  /// - Throws: ``RenderError`` if the size is beyond the limits, or a side is shorter than 0.1 points.
  public func svg(
    title: String?, titleLanguage: String? = nil, palette: Palette = Palette(),
    tint: SVGTint = .themable
  ) throws(RenderError) -> String {
    try checkVectorSize()
    return svgDocument(title: title, titleLanguage: titleLanguage, palette: palette, tint: tint)
  }

  /// The scene as an Android VectorDrawable; one point is one dp. It needs API 21, or API 24 if it has a gradient,
  /// or a colour resource and other colours.
  ///
  /// - Parameters:
  ///   - palette: the colours of the roles, including the tint.
  ///   - tint: the colour of fills that have the tint or the label role. If all fills have one of them, a
  ///     resource becomes the tint of the whole drawable.
  /// - Throws: ``RenderError`` if the size is beyond the limits, a side is shorter than 0.1 points, or a path is
  ///   too long for Android's tools.
  public func vectorDrawable(
    palette: Palette = Palette(), tint: AndroidTint = .palette
  ) throws(RenderError) -> String {
    try vectorDrawable(palette: palette, tint: tint, nightColors: nil)
  }

  /// The scene as an Android VectorDrawable with references to colour resources.
  func vectorDrawable(
    palette: Palette, tint: AndroidTint, nightColors: String?
  ) throws(RenderError) -> String {
    try checkVectorSize()
    let document = vectorDrawableDocument(palette: palette, tint: tint, nightColors: nightColors)
    guard !isTooLongForAndroid(document) else { throw .tooLongForAndroid }
    return document
  }

  /// The shortest side of a vector picture, in points. Vector formats round their numbers to 1/1000.
  private static let smallestSide = 0.1

  /// Throws if the size is beyond the limits, or so small that rounding would remove the detail. The limits of
  /// pixel images apply, because Cairo's coordinates have the same bounds.
  func checkVectorSize() throws(RenderError) {
    _ = try PixelSize.checked(size, scale: 1)
    guard min(size.width, size.height) >= Self.smallestSide else {
      throw .tooSmallForVectors(size, smallest: Self.smallestSide)
    }
  }
}
