public import RasterImage
public import VectorGraphics

extension Scene {
  /// The scene as a PNG file of `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; also said in the file, as 72 dpi times the scale.
  ///   - palette: the colours of the roles.
  ///   - optimization: how hard the file is squeezed; its pixels are the same at every level.
  /// - Throws: ``RenderError`` or `PNGError`.
  public func png(
    scale: Double = 1, palette: Palette = Palette(),
    optimization: PNG.Optimization = .standard
  ) throws -> [UInt8] {
    var rasterizer = Rasterizer()
    var encoder = try PNGEncoder(optimization: optimization)
    if let ink = singleInk {
      let coverage = try rasterizer.coverage(of: self, scale: scale)
      let compressed = try encoder.compress(coverage)
      return try encoder.encode(compressed, tint: palette.color(ink), scale: scale)
    }
    let pixmap = try rasterizer.pixmap(of: self, scale: scale, palette: palette)
    return try encoder.encode(pixmap, scale: scale)
  }

  /// The scene's pixels.
  ///
  /// - Throws: ``RenderError``.
  public func pixmap(
    scale: Double = 1, palette: Palette = Palette()
  ) throws(RenderError) -> Pixmap {
    var rasterizer = Rasterizer()
    return try rasterizer.pixmap(of: self, scale: scale, palette: palette)
  }
}
