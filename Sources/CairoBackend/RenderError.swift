public import RasterImage
public import VectorGraphics

/// The reason why a scene can't be turned into a picture.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's size or scale is not valid.
  case size(PixelSizeError)
  /// Cairo failed; the text is Cairo's own.
  case cairo(String)
  /// The pixels could not be encoded.
  case png(PNGError)
  /// A vector picture with a side below the smallest, in points.
  case tooSmallForVectors(Size, smallest: Double)
  /// A VectorDrawable with a path whose data is longer than aapt2 stores.
  case tooLongForAndroid

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .size(let error): error.description
    case .cairo(let reason): "Cairo could not draw the picture: \(reason)"
    case .png(let error): error.description
    case .tooSmallForVectors(let size, let smallest):
      "a vector picture of \(size.width) × \(size.height) points would lose its detail: give a size "
        + "of \(smallest) or more"
    case .tooLongForAndroid:
      "the drawing has more path data than the 32767 bytes that aapt2 stores: simplify its artwork, or "
        + "make a PNG"
    }
  }
}

extension PixelSize {
  /// The size of a scene's picture, with the error of this module.
  static func checked(_ size: Size, scale: Double) throws(RenderError) -> PixelSize {
    do { return try PixelSize(of: size, scale: scale) } catch { throw .size(error) }
  }
}
