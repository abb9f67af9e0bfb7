@_exported public import enum Messages.WritingDirection
public import VectorGraphics

/// One of nine points of a rectangle. The layout direction decides which side is leading.
public enum ComponentAlignment: String, CaseIterable, Hashable, Sendable {
  /// The top corner of the leading side.
  case topLeading = "top-leading"
  /// The middle of the top edge.
  case top
  /// The top corner of the trailing side.
  case topTrailing = "top-trailing"
  /// The middle of the leading edge.
  case leading
  /// The centre.
  case center
  /// The middle of the trailing edge.
  case trailing
  /// The bottom corner of the leading side.
  case bottomLeading = "bottom-leading"
  /// The middle of the bottom edge.
  case bottom
  /// The bottom corner of the trailing side.
  case bottomTrailing = "bottom-trailing"

  /// The point's distance from the leading edge, as a fraction of the width.
  private var horizontalFraction: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The point's distance from the top, as a fraction of the height.
  private var verticalFraction: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }

  /// The position of this point in a rectangle. In a right-to-left layout, leading is on the right.
  public func point(in rect: Rect, direction: WritingDirection) -> Point {
    let fraction = direction == .leftToRight ? horizontalFraction : 1 - horizontalFraction
    return Point(
      x: rect.minX + rect.width * fraction, y: rect.minY + rect.height * verticalFraction)
  }

  /// The frame of the given size whose alignment point coincides with that of the rectangle.
  public func placement(of size: Size, in rect: Rect, direction: WritingDirection) -> Rect {
    let corner = point(in: rect, direction: direction)
    let own = point(in: Rect(size: size), direction: direction)
    return Rect(origin: corner - (own - .zero), size: size)
  }
}
