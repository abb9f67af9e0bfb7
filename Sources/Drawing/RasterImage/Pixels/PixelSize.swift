internal import Messages
package import VectorGraphics

/// The size in pixels of a picture to draw. The initializer checks that no side exceeds ``longestSide``, before
/// memory is allocated for the picture.
public struct PixelSize: Hashable, Sendable {
  /// The greatest width and height: 8,192 pixels.
  public static let longestSide = 8192

  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int

  /// Converts the size of a drawing to pixels. Each side is multiplied by the scale and rounded to at least one
  /// pixel.
  ///
  /// - Parameters:
  ///   - size: the size of the drawing, in points.
  ///   - scale: pixels per point.
  /// - Throws: ``PixelSizeError`` if a side or the scale is not a positive, finite number, or if a side would
  ///   have too many pixels.
  package init(of size: Size, scale: Double) throws(PixelSizeError) {
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
