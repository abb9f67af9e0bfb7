extension Component {
  /// The component as a PNG file of `round(size × scale)` pixels: its own tint, a transparent
  /// background unless it has one.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, above 0; also written into the file, as 72 dpi times the scale.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - optimization: the compression effort; the pixels are the same at every level.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func png(
    scale: Double = 1, appearance: Appearance = .light,
    optimization: PNG.Optimization = .standard, in context: LayoutContext? = nil
  ) throws(ExportError) -> [UInt8] {
    try encoded(as: .png(scale: scale), appearance, optimization, in: context)
  }

  /// The component as an SVG document with its title.
  ///
  /// - Parameters:
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - tint: the form of its colour; by default `currentColor` with its own colour on the root,
  ///     so that it is visible on its own and a style sheet can override it.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func svg(
    appearance: Appearance = .light, tint: SVGTint = .themable, in context: LayoutContext? = nil
  ) throws(ExportError) -> String {
    String(decoding: try encoded(as: .svg(tint), appearance, in: context), as: UTF8.self)
  }

  /// The component as a PDF of one page with its title, one point a unit; the same bytes on every
  /// run.
  ///
  /// - Parameters:
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func pdf(
    appearance: Appearance = .light, in context: LayoutContext? = nil
  ) throws(ExportError) -> [UInt8] {
    try encoded(as: .pdf(nil), appearance, in: context)
  }

  /// The component as an Android VectorDrawable, one point a dp.
  ///
  /// - Parameters:
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func vectorDrawable(
    appearance: Appearance = .light, in context: LayoutContext? = nil
  ) throws(ExportError) -> String {
    String(
      decoding: try encoded(as: .vectorDrawable(.palette), appearance, in: context), as: UTF8.self)
  }

  /// Draws the component for a rendition and encodes it.
  func encoded(
    as rendition: Rendition, _ appearance: Appearance,
    _ optimization: PNG.Optimization = .standard, in context: LayoutContext?
  ) throws(ExportError) -> [UInt8] {
    let picture: ComponentPicture
    do throws(DrawingError) {
      var context = if let context { context } else { try LayoutContext() }
      (context.medium, context.scale) = (rendition.medium, rendition.scale)
      picture = try self.picture(in: context)
    } catch {
      throw .drawing(error)
    }
    do throws(RenderError) {
      var encoder = try PictureEncoder(optimization: optimization)
      return try encoder.encode(
        picture.scene, as: rendition, palette: picture.palette(appearance), title: picture.title,
        titleLanguage: picture.titleLanguage)
    } catch {
      throw .render(error)
    }
  }
}
