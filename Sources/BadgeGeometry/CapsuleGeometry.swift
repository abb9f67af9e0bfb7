public import VectorGraphics

/// The measures of a capsule badge: a circle around a short text, a capsule around a longer one.
public struct CapsuleGeometry: Hashable, Sendable {
  /// The width and the height, in points; the width is never the smaller one.
  public let size: Size

  /// - Parameters:
  ///   - textWidth: the text's advance, or its ink where that is wider, in points.
  ///   - lineHeight: the height the text needs, in points.
  ///   - padding: what stays free on either side of the text, in points.
  ///   - minimumWidth: the diameter of the circle and the height of the capsule, in points. Where
  ///     it is too low for the line, the height is the line's.
  public init(textWidth: Double, lineHeight: Double, padding: Double, minimumWidth: Double) {
    let height = max(minimumWidth, lineHeight)
    size = Size(width: max(height, textWidth + 2 * padding), height: height)
  }

  /// The outline around a centre.
  public func path(center: Point) -> VectorPath { .capsule(Rect(center: center, size: size)) }
}
