package import RasterImage
package import VectorGraphics

/// Encodes scenes as PNG files, with a rasteriser and a PNG encoder that it reuses from picture to picture.
/// All PNG files of scenes come from here.
///
/// It keeps the compressed data of the last one-colour scene. If the next picture has an equal scene and the
/// same scale, it reuses the data, even if the palette gives another colour. The bytes of a picture do not
/// depend on earlier pictures.
package struct PictureEncoder: ~Copyable {
  private var rasterizer = Rasterizer()
  private var encoder: PNGEncoder
  private var last: CompressedScene?

  /// A one-colour scene, with its compressed coverage.
  private struct CompressedScene {
    var scene: VectorScene
    var scale: Double
    var color: PaintColor
    var coverage: CompressedCoverage
  }

  /// Creates an encoder.
  ///
  /// - Parameter optimization: the compression effort; the pixels are the same at every level.
  /// - Throws: ``RenderError/png(_:)`` if there is no memory for a compressor.
  package init(optimization: PNG.Optimization = .standard) throws(RenderError) {
    do { encoder = try PNGEncoder(optimization: optimization) } catch { throw .png(error) }
  }

  /// The scene as a PNG file of `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scene: the drawing.
  ///   - scale: pixels per point, written to the file as 72 dpi times the scale.
  ///   - palette: the colours of the roles.
  /// - Throws: ``RenderError`` if the size is beyond the limits, Cairo fails or the pixels can't be encoded.
  package mutating func png(
    of scene: VectorScene, scale: Double, palette: Palette
  ) throws(RenderError) -> [UInt8] {
    if let last, last.scale == scale, last.scene == scene {
      return try encode(last, palette)
    }
    switch try rasterizer.raster(of: scene, scale: scale, palette: palette) {
    case .pixmap(let pixmap):
      do { return try encoder.encode(pixmap, scale: scale) } catch { throw .png(error) }
    case .coverage(let coverage, let color):
      let compressed: CompressedCoverage
      do { compressed = try encoder.compress(coverage) } catch { throw .png(error) }
      let last = CompressedScene(scene: scene, scale: scale, color: color, coverage: compressed)
      self.last = last
      return try encode(last, palette)
    }
  }

  private mutating func encode(
    _ compressed: CompressedScene, _ palette: Palette
  ) throws(RenderError) -> [UInt8] {
    do {
      return try encoder.encode(
        compressed.coverage, tint: palette.color(compressed.color), scale: compressed.scale)
    } catch {
      throw .png(error)
    }
  }
}
