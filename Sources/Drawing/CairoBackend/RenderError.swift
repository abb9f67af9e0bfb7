public import RasterImage
public import VectorGraphics

/// The reason why a scene can't be rendered or encoded.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's size or scale is not valid.
  case size(PixelSizeError)
  /// Cairo failed. The text is Cairo's description, or says what Cairo returned.
  case cairo(String)
  /// The pixels could not be encoded.
  case png(PNGError)
  /// A side of a vector picture is shorter than `smallest`, in points.
  case tooSmallForVectors(Size, smallest: Double)
  /// A path in a VectorDrawable has more data than Android's resource compiler, aapt2, stores.
  case tooLongForAndroid

  /// The error and how to fix it, in one sentence.
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
  /// The pixel size of a picture; an error is a ``RenderError``.
  static func checked(_ size: Size, scale: Double) throws(RenderError) -> PixelSize {
    do { return try PixelSize(of: size, scale: scale) } catch { throw .size(error) }
  }
}
