internal import Messages
public import VectorGraphics

/// The size of a picture that is drawn, in pixels: at most ``longestSide`` a side, checked before
/// memory is allocated for it.
public struct PixelSize: Hashable, Sendable {
  /// The most pixels of a side: 8,192.
  public static let longestSide = 8192

  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int

  /// The size of a drawing in pixels: each side times the scale, rounded, at least one pixel.
  ///
  /// - Parameters:
  ///   - size: the size of the drawing, in points.
  ///   - scale: pixels per point.
  /// - Throws: ``PixelSizeError`` for a size or a scale that is not above 0, or too many pixels.
  public init(of size: Size, scale: Double) throws(PixelSizeError) {
    guard scale > 0, scale.isFinite else { throw .badScale(scale) }
    guard size.width > 0, size.width.isFinite, size.height > 0, size.height.isFinite else {
      throw .badSize(width: size.width, height: size.height)
    }
    let width = max(1, (size.width * scale).rounded())
    let height = max(1, (size.height * scale).rounded())
    guard max(width, height) <= Double(Self.longestSide) else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}

/// A size or a scale that is not valid for a picture.
public enum PixelSizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is not a positive, finite number.
  case badScale(Double)
  /// A side, in points, is not a positive, finite number.
  case badSize(width: Double, height: Double)
  /// A side of the picture would have more than ``PixelSize/longestSide`` pixels.
  case tooLarge(width: Double, height: Double)

  /// One sentence: the fault and how to fix it.
  public var description: String {
    switch self {
    case .badScale(let scale):
      "the scale \(NumberText.of(scale)) is not valid: give a number above 0"
    case .badSize(let width, let height):
      "the size \(NumberText.of(width)) × \(NumberText.of(height)) is not valid: "
        + "give lengths above 0"
    case .tooLarge(let width, let height):
      "the picture would be \(NumberText.of(width)) × \(NumberText.of(height)) pixels: the limit "
        + "is \(PixelSize.longestSide) a side, so choose a smaller size or scale"
    }
  }
}
