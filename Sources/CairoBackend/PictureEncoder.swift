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
  private let largestSurface: Int

  /// A one-colour scene that was compressed.
  private struct CompressedScene {
    var scene: VectorScene
    var scale: Double
    var ink: PaintColor
    var coverage: CompressedCoverage
  }

  /// An encoder of a compression effort.
  ///
  /// - Parameters:
  ///   - optimization: the compression effort; pixels are the same at every level.
  ///   - largestSurface: the most bytes of pixels that are drawn at once. A larger picture is drawn,
  ///     filtered and compressed in bands: with 16 MiB, one colour from 4,096² pixels on and several
  ///     colours from 2,048² on, so that at the default effort no picture takes more than 128 MiB.
  /// - Throws: ``RenderError/png(_:)`` where there is no memory for a compressor.
  package init(
    optimization: PNG.Optimization = .standard, largestSurface: Int = 1 << 24
  ) throws(RenderError) {
    do { encoder = try PNGEncoder(optimization: optimization) } catch { throw .png(error) }
    self.largestSurface = largestSurface
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
    let size = try PixelSize.checked(scene.size, scale: scale)
    let content: Rasterizer.Content = scene.singleInk == nil ? .colors(palette) : .coverage
    if size.width * size.height * content.bytesPerPixel > largestSurface {
      return try bands(of: scene, size, content, scale: scale, palette: palette)
    }
    switch try rasterizer.raster(of: scene, scale: scale, palette: palette) {
    case .pixmap(let pixmap):
      do { return try encoder.encode(pixmap, scale: scale) } catch { throw .png(error) }
    case .coverage(let coverage, let ink):
      let compressed: CompressedCoverage
      do { compressed = try encoder.compress(coverage) } catch { throw .png(error) }
      let last = CompressedScene(scene: scene, scale: scale, ink: ink, coverage: compressed)
      self.last = last
      return try encode(last, palette)
    }
  }

  /// A large picture, drawn, filtered and compressed in bands, with the pixels of one drawn whole.
  private mutating func bands(
    of scene: VectorScene, _ size: PixelSize, _ content: Rasterizer.Content, scale: Double,
    palette: Palette
  ) throws(RenderError) -> [UInt8] {
    // A quarter, as a band's pixels are there twice and no scene is worth drawing that often.
    let rows = max(1, largestSurface / 4 / (size.width * content.bytesPerPixel))
    let bands = stride(from: 0, to: size.height, by: rows).map {
      $0..<min($0 + rows, size.height)
    }
    let pixels: PNGRowWriter.Pixels
    if let ink = scene.singleInk {
      pixels = .coverage(palette.color(ink))
    } else {
      // Drawn once more beforehand, until the form of the pixels is decided.
      var survey = PixelSurvey()
      for band in bands where !survey.isDecided {
        survey.add(try rasterizer.pixels(content, of: scene, size, rows: band))
      }
      pixels = survey.pixels
    }
    var writer: PNGRowWriter
    do {
      writer = try PNGRowWriter(
        width: size.width, height: size.height, pixels: pixels, scale: scale)
    } catch { throw .png(error) }
    for band in bands {
      let bytes = try rasterizer.pixels(content, of: scene, size, rows: band)
      do { try writer.append(bytes) } catch { throw .png(error) }
    }
    return writer.finish()
  }

  private mutating func encode(
    _ compressed: CompressedScene, _ palette: Palette
  ) throws(RenderError) -> [UInt8] {
    do {
      return try encoder.encode(
        compressed.coverage, tint: palette.color(compressed.ink), scale: compressed.scale)
    } catch {
      throw .png(error)
    }
  }
}
