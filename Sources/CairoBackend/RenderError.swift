public import RasterImage
internal import VectorGraphics

/// The reason why a scene can't be turned into a picture.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture's size or scale is not valid.
  case size(PixelSizeError)
  /// Cairo failed; the text is Cairo's own.
  case cairo(String)
  /// The pixels could not be encoded.
  case png(PNGError)

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .size(let error): error.description
    case .cairo(let reason): "Cairo could not draw the picture: \(reason)"
    case .png(let error): error.description
    }
  }
}

extension PixelSize {
  /// The size of a scene's picture, with the error of this module.
  static func checked(_ size: Size, scale: Double) throws(RenderError) -> PixelSize {
    do { return try PixelSize(of: size, scale: scale) } catch { throw .size(error) }
  }
}
