/// A width and a height in pixels.
public struct PictureSize: Hashable, Sendable, Codable {
  /// The number of columns, in pixels.
  public var width: Int
  /// The number of rows, in pixels.
  public var height: Int

  /// Creates a size from its columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels.
  package var pixelCount: Int { width * height }
}

extension PictureSize: CustomStringConvertible {
  /// The size as `12 × 34`.
  public var description: String { "\(width) × \(height)" }
}
