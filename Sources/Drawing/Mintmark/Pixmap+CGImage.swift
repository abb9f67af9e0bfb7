#if canImport(CoreGraphics)
  public import CoreGraphics
  public import RasterImage

  extension Pixmap {
    /// The pixels as an image in sRGB; nil if Core Graphics refuses them.
    public var cgImage: CGImage? {
      guard let data = CFDataCreate(nil, bytes, bytes.count),
        let provider = CGDataProvider(data: data),
        let space = CGColorSpace(name: CGColorSpace.sRGB)
      else { return nil }
      return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }
#endif
