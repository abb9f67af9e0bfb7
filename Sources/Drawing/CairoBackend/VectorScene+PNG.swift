public import RasterImage
public import VectorGraphics

extension VectorScene {
  /// The scene as a PNG file of `round(size × scale)` pixels.
  ///
  /// Each call creates a new encoder. Code in this package encodes many pictures faster with one
  /// `PictureEncoder`, which gives the same bytes.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written to the file as 72 dpi times the scale.
  ///   - palette: the colours of the roles.
  ///   - optimization: the compression effort; the pixels are the same at every level.
  /// - Throws: ``RenderError`` if the size is beyond the limits, Cairo fails or the pixels can't be encoded.
  public func png(
    scale: Double = 1, palette: Palette = Palette(),
    optimization: PNG.Optimization = .standard
  ) throws(RenderError) -> [UInt8] {
    var encoder = try PictureEncoder(optimization: optimization)
    return try encoder.png(of: self, scale: scale, palette: palette)
  }

  /// The scene as `round(size × scale)` pixels of RGBA with straight (not premultiplied) alpha.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - palette: the colours of the roles.
  /// - Throws: ``RenderError`` if the size is beyond the limits or Cairo fails.
  public func pixmap(
    scale: Double = 1, palette: Palette = Palette()
  ) throws(RenderError) -> Pixmap {
    var rasterizer = Rasterizer()
    return try rasterizer.pixmap(of: self, scale: scale, palette: palette)
  }
}
