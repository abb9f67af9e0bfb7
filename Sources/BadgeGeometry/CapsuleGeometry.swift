package import VectorGraphics

/// The measures of a capsule badge: a circle around a short text, a capsule around a longer one.
package struct CapsuleGeometry: Hashable, Sendable {
  /// The width and the height, in points; the width is never the smaller one.
  package let size: Size

  /// The measures of a capsule around a text.
  ///
  /// - Parameters:
  ///   - textWidth: the advance of the text, or the width of its ink where that is greater, in
  ///     points.
  ///   - lineHeight: the height the text needs, in points.
  ///   - padding: the free space on either side of the text, in points.
  ///   - minimumWidth: the diameter of the circle and the height of the capsule, in points. Where
  ///     it is too low for the line, the height is the line's.
  package init(textWidth: Double, lineHeight: Double, padding: Double, minimumWidth: Double) {
    let height = max(minimumWidth, lineHeight)
    size = Size(width: max(height, textWidth + 2 * padding), height: height)
  }

  /// The outline around a centre.
  package func path(center: Point) -> VectorPath { .capsule(Rect(center: center, size: size)) }
}
