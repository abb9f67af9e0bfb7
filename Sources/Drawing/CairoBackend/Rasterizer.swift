internal import CCairo
package import RasterImage
package import VectorGraphics

/// The pixels of a scene, in the most exact form.
enum Raster {
  /// The coverage of each pixel of a one-colour scene, and the colour.
  case coverage(Coverage, PaintColor)
  case pixmap(Pixmap)
}

/// Rasterises scenes, and reuses its surface for the next picture of the same size and format.
///
/// Curves are flattened with Cairo's tolerance of 0.1 px, or 0.025 px for fills with `flattensCurvesFinely`.
/// Coordinates are rounded to 1/256 px.
package struct Rasterizer: ~Copyable {
  private var surface: CairoSurface?
  private var format = CAIRO_FORMAT_INVALID
  private var width = 0
  private var height = 0

  /// A rasteriser that has no surface yet.
  package init() {}

  /// The coverage of each pixel by a scene's fills; their colours are ignored.
  ///
  /// - Parameters:
  ///   - scene: the drawing.
  ///   - scale: pixels per point.
  /// - Throws: ``RenderError`` if the size is beyond the limits or Cairo fails.
  package mutating func coverage(
    of scene: VectorScene, scale: Double
  ) throws(RenderError) -> Coverage {
    let size = try PixelSize.checked(scene.size, scale: scale)
    let bytes = try pixels(.coverage, of: scene, size)
    guard let coverage = Coverage(width: size.width, height: size.height, bytes: bytes) else {
      throw .cairo("the surface has an unexpected size")
    }
    return coverage
  }

  /// A scene's pixels.
  ///
  /// For a scene of one colour, they are coverage: every pixel gets the exact colour, and one coverage serves
  /// all palettes. For other scenes, they are straight RGBA. Translucent pixels are then rounded, because Cairo
  /// draws with premultiplied 8-bit alpha.
  mutating func raster(
    of scene: VectorScene, scale: Double, palette: Palette
  ) throws(RenderError) -> Raster {
    if let color = scene.singleColor {
      return .coverage(try coverage(of: scene, scale: scale), color)
    }
    let size = try PixelSize.checked(scene.size, scale: scale)
    let bytes = try pixels(.colors(palette), of: scene, size)
    guard let pixmap = Pixmap(width: size.width, height: size.height, bytes: bytes) else {
      throw .cairo("the surface has an unexpected size")
    }
    return .pixmap(pixmap)
  }

  /// A scene's pixels as RGBA with straight (not premultiplied) alpha.
  ///
  /// - Parameters:
  ///   - scene: the drawing.
  ///   - scale: pixels per point.
  ///   - palette: the colours of the roles.
  /// - Throws: ``RenderError`` if the size is beyond the limits or Cairo fails.
  package mutating func pixmap(
    of scene: VectorScene, scale: Double, palette: Palette
  ) throws(RenderError) -> Pixmap {
    switch try raster(of: scene, scale: scale, palette: palette) {
    case .pixmap(let pixmap): pixmap
    case .coverage(let coverage, let color): Pixmap(coverage: coverage, tint: palette.color(color))
    }
  }

  /// The kind of pixels to draw.
  private enum PixelKind {
    /// The coverage by all fills, one byte per pixel.
    case coverage
    /// The colours as straight RGBA, four bytes per pixel.
    case colors(Palette)

    var bytesPerPixel: Int {
      switch self {
      case .coverage: 1
      case .colors: 4
      }
    }
  }

  /// Draws a scene, and returns its pixels row by row.
  private mutating func pixels(
    _ content: PixelKind, of scene: VectorScene, _ size: PixelSize
  ) throws(RenderError) -> [UInt8] {
    let scaleX = Double(size.width) / scene.size.width
    let scaleY = Double(size.height) / scene.size.height
    let format = content.bytesPerPixel == 1 ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    let surface = try takeSurface(format, width: size.width, height: size.height)
    try surface.draw { context throws(RenderError) in
      switch content {
      case .coverage: context.fillCoverage(scene, scaleX: scaleX, scaleY: scaleY)
      case .colors(let palette):
        try context.fill(scene, scaleX: scaleX, scaleY: scaleY, palette: palette)
      }
    }
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else {
      throw .cairo("the surface has no pixels")
    }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer))
    let rowBytes = size.width * content.bytesPerPixel
    let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { buffer, count in
      for y in 0..<size.height {
        let source = UnsafeRawBufferPointer(start: data + y * stride, count: rowBytes)
        let row = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[y * rowBytes..<(y + 1) * rowBytes])
        switch content {
        case .coverage: row.copyMemory(from: source)
        case .colors: unpremultiply(source, into: row)
        }
      }
      count = rowBytes * size.height
    }
    // Kept only after success, so a surface in an error state is never reused.
    self.surface = consume surface
    self.format = format
    width = size.width
    height = size.height
    return bytes
  }

  /// The last surface, cleared, if it fits; a new one otherwise.
  private mutating func takeSurface(
    _ format: cairo_format_t, width: Int, height: Int
  ) throws(RenderError) -> CairoSurface {
    let fits = self.format == format && self.width == width && self.height == height
    guard fits, let old = surface.take() else {
      // Free the old surface first, so that there are never two in memory.
      surface = nil
      return try CairoSurface(cairo_image_surface_create(format, Int32(width), Int32(height)))
    }
    cairo_surface_flush(old.pointer)
    if let data = cairo_image_surface_get_data(old.pointer) {
      let stride = Int(cairo_image_surface_get_stride(old.pointer))
      data.update(repeating: 0, count: stride * height)
    }
    cairo_surface_mark_dirty(old.pointer)
    return old
  }
}

/// Converts a row of Cairo's native-endian premultiplied ARGB to straight RGBA bytes.
private func unpremultiply(
  _ source: UnsafeRawBufferPointer, into row: UnsafeMutableRawBufferPointer
) {
  for offset in stride(from: 0, to: source.count, by: 4) {
    let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    let alpha = pixel >> 24
    row[offset] = straightChannel(pixel >> 16 & 255, alpha: alpha)
    row[offset + 1] = straightChannel(pixel >> 8 & 255, alpha: alpha)
    row[offset + 2] = straightChannel(pixel & 255, alpha: alpha)
    row[offset + 3] = UInt8(alpha)
  }
}
