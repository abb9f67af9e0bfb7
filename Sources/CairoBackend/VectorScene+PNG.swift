public import RasterImage
public import VectorGraphics

extension VectorScene {
  /// The scene as a PNG file of `round(size × scale)` pixels.
  ///
  /// For many pictures one ``PictureEncoder`` is faster, with the same bytes.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written to the file as 72 dpi times the scale.
  ///   - palette: the colours of the roles.
  ///   - optimization: the compression effort; pixels are the same at every level.
  /// - Throws: ``RenderError`` for a size beyond the limits, or a failure of Cairo.
  public func png(
    scale: Double = 1, palette: Palette = Palette(),
    optimization: PNG.Optimization = .standard
  ) throws(RenderError) -> [UInt8] {
    var encoder = try PictureEncoder(optimization: optimization)
    return try encoder.png(of: self, scale: scale, palette: palette)
  }

  /// The scene as `round(size × scale)` pixels of straight, not premultiplied, RGBA.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - palette: the colours of the roles.
  /// - Throws: ``RenderError`` for a size beyond the limits, or a failure of Cairo.
  public func pixmap(
    scale: Double = 1, palette: Palette = Palette()
  ) throws(RenderError) -> Pixmap {
    var rasterizer = Rasterizer()
    return try rasterizer.pixmap(of: self, scale: scale, palette: palette)
  }
}
