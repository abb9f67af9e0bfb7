public import VectorGraphics

/// The measures of an icon tile, in points.
public struct TileGeometry: Hashable, Sendable {
  /// The width and the height, in points.
  public var size: Size
  /// The radius of the corners, in points. The outline uses at most half the shorter side.
  public var cornerRadius: Double

  /// A tile of a size and a corner radius, in points.
  public init(size: Size = Size(width: 64, height: 64), cornerRadius: Double = 16) {
    self.size = size
    self.cornerRadius = cornerRadius
  }

  /// The outline, with continuous corners. Its top left corner is at the origin.
  public var path: VectorPath {
    .roundedRectangle(Rect(size: size), radius: cornerRadius, style: .continuous)
  }
}
