#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import RasterImage
  import VectorGraphics

  extension SnapshotFormat where Value == NSImage {
    /// The image at one pixel per point, recorded as a PNG file.
    public static var image: SnapshotFormat { image() }

    /// The image as it is drawn at its own size, in sRGB, recorded as a PNG file.
    ///
    /// - Parameter scale: pixels per point, such as 2 for the representation of a Retina display.
    public static func image(scale: Double = 1) -> SnapshotFormat {
      SnapshotFormat<Pixmap>.pixels.pullback { image in
        try Pixmap(size: image.size, scale: scale) { bitmap in
          NSGraphicsContext.saveGraphicsState()
          defer { NSGraphicsContext.restoreGraphicsState() }
          NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
          image.draw(in: NSRect(origin: .zero, size: image.size))
        }
      }
    }
  }

  extension SnapshotFormat where Value == NSView {
    /// The view at its present size, at two pixels per point, recorded as a PNG file.
    public static var image: SnapshotFormat { image() }

    /// What a view and its descendants draw, in sRGB, recorded as a PNG file. The view is left as it was.
    ///
    /// The test has to run on the main actor.
    ///
    /// - Parameters:
    ///   - size: the size in which the view is laid out, in points; nil for its present size.
    ///   - scale: pixels per point, whatever the screen has, so that all Macs record the same picture.
    ///   - appearance: the name of the appearance, such as `.darkAqua`; nil for that of the view.
    public static func image(
      size: CGSize? = nil, scale: Double = 2, appearance: NSAppearance.Name? = nil
    ) -> SnapshotFormat {
      SnapshotFormat<Pixmap>.pixels.pullback { view in
        try onMainActor { try view.pixmap(size: size, scale: scale, appearance: appearance) }
      }
    }
  }

  extension NSView {
    fileprivate func pixmap(
      size: CGSize?, scale: Double, appearance name: NSAppearance.Name?
    ) throws -> Pixmap {
      let ownSize = frame.size
      let ownAppearance = appearance
      defer {
        setFrameSize(ownSize)
        appearance = ownAppearance
      }
      if let size { setFrameSize(size) }
      if let name { appearance = NSAppearance(named: name) }
      layoutSubtreeIfNeeded()
      return try Pixmap(size: bounds.size, scale: scale) { cacheDisplay(in: bounds, to: $0) }
    }
  }

  extension Pixmap {
    /// What a function draws into a bitmap, in sRGB.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: pixels per point.
    ///   - draw: a function that draws into the bitmap, whose size in points it is.
    fileprivate init(
      size: CGSize, scale: Double, draw: (NSBitmapImageRep) -> Void
    ) throws {
      // Checks the size before there is memory for it.
      let pixels = try PixelSize(of: Size(width: size.width, height: size.height), scale: scale)
      let bitmap = NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: pixels.width, pixelsHigh: pixels.height,
        bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
        colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0
      )?.retagging(with: .sRGB)
      bitmap?.size = size
      bitmap.map(draw)
      guard let image = bitmap?.cgImage else {
        throw PixmapFailure.noBitmap(width: pixels.width, height: pixels.height)
      }
      try self.init(drawing: image)
    }
  }
#endif
