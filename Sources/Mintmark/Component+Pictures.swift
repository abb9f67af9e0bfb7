extension Component {
  /// The component as a PNG file of `round(size × scale)` pixels: its own tint, a transparent
  /// background unless it has one.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, above 0; also written into the file, as 72 dpi times the scale.
  ///   - appearance: the appearance in which adaptive colours are resolved.
  ///   - optimization: the compression effort; the pixels are the same at every level.
  ///   - context: fonts, content size and locale; its scale is replaced by `scale`. Nil for a new
  ///     context.
  /// - Throws: ``ExportError``.
  public func png(
    scale: Double = 1, appearance: Appearance = .light,
    optimization: PNG.Optimization = .standard, in context: LayoutContext? = nil
  ) throws(ExportError) -> [UInt8] {
    let picture = try picture(context, scale: scale)
    do {
      return try picture.scene.png(
        scale: scale, palette: picture.palette(appearance), optimization: optimization)
    } catch {
      throw .render(error)
    }
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
    let picture = try picture(context)
    return picture.scene.svg(
      title: picture.title, titleLanguage: picture.titleLanguage,
      palette: picture.palette(appearance), tint: tint)
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
    let picture = try picture(context)
    do {
      return try picture.scene.pdf(palette: picture.palette(appearance), title: picture.title)
    } catch {
      throw .render(error)
    }
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
    let picture = try picture(context)
    return picture.scene.vectorDrawable(palette: picture.palette(appearance))
  }

  private func picture(
    _ context: LayoutContext?, scale: Double = 1
  ) throws(ExportError) -> ComponentPicture {
    do throws(DrawingError) {
      guard var context else { return try picture(in: LayoutContext(scale: scale)) }
      context.scale = scale
      return try picture(in: context)
    } catch {
      throw .drawing(error)
    }
  }
}
