extension Component {
  /// The component as a PNG file of `round(size × scale)` pixels, in its own tint. The background is
  /// transparent unless the component has one.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, above 0. The file states a resolution of 72 dpi times the scale.
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

  /// The component as an SVG document with the component's title.
  ///
  /// - Parameters:
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - tint: how the document refers to the tint. By default shapes have the colour `currentColor`, and
  ///     the root element sets the component's colour, which a style sheet can override.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func svg(
    appearance: Appearance = .light, tint: SVGTint = .themable, in context: LayoutContext? = nil
  ) throws(ExportError) -> String {
    String(decoding: try encoded(as: .svg(tint), appearance, in: context), as: UTF8.self)
  }

  /// The component as a PDF document of one page with the component's title, in points. Every run makes
  /// the same bytes.
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

  /// The component as an Android VectorDrawable; a point of the component is one dp.
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

  /// The component as `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, above 0.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - context: fonts, content size and locale; nil for a new context.
  /// - Throws: ``ExportError``.
  public func pixmap(
    scale: Double = 1, appearance: Appearance = .light, in context: LayoutContext? = nil
  ) throws(ExportError) -> Pixmap {
    let picture = try picture(for: .png(scale: scale), in: context)
    do throws(RenderError) {
      return try picture.scene.pixmap(scale: scale, palette: picture.palette(appearance))
    } catch {
      throw .render(error)
    }
  }

  /// Draws the component and encodes it as the rendition.
  func encoded(
    as rendition: Rendition, _ appearance: Appearance,
    _ optimization: PNG.Optimization = .standard, in context: LayoutContext?
  ) throws(ExportError) -> [UInt8] {
    let picture = try picture(for: rendition, in: context)
    do throws(RenderError) {
      var encoder = try PictureEncoder(optimization: optimization)
      return try encoder.encode(
        picture.scene, as: rendition, palette: picture.palette(appearance), title: picture.title,
        titleLanguage: picture.titleLanguage)
    } catch {
      throw .render(error)
    }
  }

  private func picture(
    for rendition: Rendition, in context: LayoutContext?
  ) throws(ExportError) -> ComponentPicture {
    do throws(DrawingError) {
      let context = if let context { context } else { try LayoutContext() }
      return try picture(in: context.adapted(to: rendition.medium, scale: rendition.scale))
    } catch {
      throw .drawing(error)
    }
  }
}
