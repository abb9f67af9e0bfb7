/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// A size with the given width and height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with a width and height of 0.
  public static let zero = Size(width: 0, height: 0)
}
