package import RasterImage
package import VectorGraphics

/// The only path from a scene to the bytes of a PNG file: a rasteriser and a PNG encoder, kept from
/// picture to picture.
///
/// A one-colour scene is compressed once for all its colours: the next picture of an equal scene at
/// the same scale reuses it. The bytes do not depend on pictures encoded before.
package struct PictureEncoder: ~Copyable {
  private var rasterizer = Rasterizer()
  private var encoder: PNGEncoder
  private var last: CompressedScene?

  /// A one-colour scene that was compressed.
  private struct CompressedScene {
    var scene: VectorScene
    var scale: Double
    var color: PaintColor
    var coverage: CompressedCoverage
  }

  /// An encoder of a compression effort.
  ///
  /// - Parameter optimization: the compression effort; pixels are the same at every level.
  /// - Throws: ``RenderError/png(_:)`` where there is no memory for a compressor.
  package init(optimization: PNG.Optimization = .standard) throws(RenderError) {
    do { encoder = try PNGEncoder(optimization: optimization) } catch { throw .png(error) }
  }

  /// The scene as a PNG file of `round(size × scale)` pixels.
  ///
  /// - Parameters:
  ///   - scene: the drawing.
  ///   - scale: pixels per point, written to the file as 72 dpi times the scale.
  ///   - palette: the colours of the roles.
  /// - Throws: ``RenderError`` for a size beyond the limits, or a failure of Cairo.
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
