#if canImport(CoreGraphics)
  import CoreGraphics
  import RasterImage

  extension Pixmap {
    /// The pixels of an image of Core Graphics, in sRGB. Straight colours of translucent pixels are rounded, because
    /// Core Graphics draws with premultiplied alpha.
    ///
    /// - Throws: ``PixmapFailure`` if Core Graphics refuses the image.
    init(drawing image: CGImage) throws {
      let (width, height) = (image.width, image.height)
      // Rows from top to bottom without padding, each pixel as red, green, blue and alpha.
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { throw PixmapFailure.noBitmap(width: width, height: height) }
      // Replaces what is in the memory of the bitmap, whatever it is.
      context.setBlendMode(.copy)
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      guard let data = context.data,
        let pixmap = Pixmap(
          width: width, height: height,
          premultiplied: [UInt8](UnsafeRawBufferPointer(start: data, count: width * height * 4)))
      else { throw PixmapFailure.noBitmap(width: width, height: height) }
      self = pixmap
    }
  }

  /// Why an image or a view has no picture.
  enum PixmapFailure: Error, CustomStringConvertible {
    /// The system gives no bitmap of this size.
    case noBitmap(width: Int, height: Int)
    /// A view was to be drawn on another thread than the main one.
    case offMainThread

    var description: String {
      switch self {
      case .noBitmap(let width, let height):
        "there is no bitmap of \(width) × \(height) pixels: choose a smaller size or scale"
      case .offMainThread:
        "a view can only be drawn on the main thread: mark the test with @MainActor"
      }
    }
  }
#endif
