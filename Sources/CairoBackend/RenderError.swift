internal import RasterImage
internal import VectorGraphics

/// Why a scene could not become a picture.
public enum RenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is not a positive, finite number.
  case badScale(Double)
  /// The scene has a side that is not positive and finite.
  case badSize(width: Double, height: Double)
  /// The picture would have more pixels than the limits allow.
  case tooLarge(width: Double, height: Double)
  /// Cairo failed; the text is its own.
  case cairo(String)

  public var description: String {
    switch self {
    case .badScale(let scale):
      "the scale \(NumberText.of(scale)) makes no picture: give a number above 0"
    case .badSize(let width, let height):
      "the size \(NumberText.of(width)) × \(NumberText.of(height)) makes no picture: "
        + "give lengths above 0"
    case .tooLarge(let width, let height):
      "the picture would be \(NumberText.of(width)) × \(NumberText.of(height)) pixels: the limits "
        + "are \(PixelLimit.standard.side) a side and \(PixelLimit.standard.count) in all, "
        + "so choose a smaller size or scale"
    case .cairo(let reason):
      "Cairo could not draw the picture: \(reason)"
    }
  }
}
