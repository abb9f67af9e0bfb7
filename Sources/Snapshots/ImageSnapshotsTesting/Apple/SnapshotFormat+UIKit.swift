#if canImport(UIKit) && !os(watchOS)
  import RasterImage
  public import UIKit
  import VectorGraphics

  extension SnapshotFormat where Value == UIImage {
    /// The image as it is shown, at its own scale, in sRGB, recorded as a PNG file.
    public static var image: SnapshotFormat {
      SnapshotFormat<Pixmap>.pixels.pullback { image in
        // Drawing applies the orientation, which the pixels alone don't have.
        try Pixmap(size: image.size, scale: image.scale) { _ in image.draw(at: .zero) }
      }
    }
  }

  extension SnapshotFormat where Value == UIView {
    /// The view at its present size, at two pixels per point, recorded as a PNG file.
    public static var image: SnapshotFormat { image() }

    /// What the layers of a view draw, in sRGB, recorded as a PNG file. The view is left as it was.
    ///
    /// The test has to run on the main actor. Layers draw neither blurs nor other effects that the window server
    /// adds.
    ///
    /// - Parameters:
    ///   - size: the size in which the view is laid out, in points; nil for its present size.
    ///   - scale: pixels per point, whatever the screen has, so that all machines record the same picture.
    ///   - appearance: light, dark or, if unspecified, that of the view.
    public static func image(
      size: CGSize? = nil, scale: Double = 2, appearance: UIUserInterfaceStyle = .unspecified
    ) -> SnapshotFormat {
      SnapshotFormat<Pixmap>.pixels.pullback { view in
        try onMainActor { try view.pixmap(size: size, scale: scale, appearance: appearance) }
      }
    }
  }

  extension UIView {
    fileprivate func pixmap(
      size: CGSize?, scale: Double, appearance: UIUserInterfaceStyle
    ) throws -> Pixmap {
      let ownBounds = bounds
      let ownAppearance = overrideUserInterfaceStyle
      defer {
        bounds = ownBounds
        overrideUserInterfaceStyle = ownAppearance
      }
      if let size { bounds.size = size }
      if appearance != .unspecified { overrideUserInterfaceStyle = appearance }
      layoutIfNeeded()
      return try Pixmap(size: bounds.size, scale: scale) { context in
        // A view that scrolls has bounds that don't begin at zero.
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        // Colours that depend on the appearance are resolved while the layers draw.
        traitCollection.performAsCurrent { layer.render(in: context.cgContext) }
      }
    }
  }

  extension Pixmap {
    /// What a function draws, in sRGB.
    ///
    /// - Parameters:
    ///   - size: the size in points.
    ///   - scale: pixels per point.
    ///   - draw: a function that draws with the origin at the top left and y down.
    fileprivate init(
      size: CGSize, scale: Double, draw: (UIGraphicsImageRendererContext) -> Void
    ) throws {
      // Checks the size before there is memory for it.
      let pixels = try PixelSize(of: Size(width: size.width, height: size.height), scale: scale)
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      format.opaque = false
      format.preferredRange = .standard
      let renderer = UIGraphicsImageRenderer(
        bounds: CGRect(origin: .zero, size: size), format: format)
      guard let image = renderer.image(actions: draw).cgImage else {
        throw PixmapFailure.noBitmap(width: pixels.width, height: pixels.height)
      }
      try self.init(drawing: image)
    }
  }
#endif
