package import VectorGraphics

/// The measures of a capsule badge: a circle around one character, a capsule around a longer text.
///
/// Width, height and border are whole device pixels, so that both ends of the capsule look alike.
package struct CapsuleGeometry: Hashable, Sendable {
  /// The extent of a text that the capsule is made for, in points.
  package enum Content: Hashable, Sendable {
    /// One character, with the greatest distance of a corner of its ink from the circle's centre.
    case character(reach: Double)
    /// A longer text. `width` is the larger of its advance and the width of its ink; `inkReach` has the
    /// distances from its middle to the farthest ink, across and up or down.
    case text(width: Double, inkReach: Size = Size(width: 0, height: 0))
  }

  /// The width and the height without the border, in points; the width is never the smaller one.
  package let size: Size
  /// The width of the border around the capsule, in points.
  package let border: Double

  /// The measures of a capsule around a text.
  ///
  /// - Parameters:
  ///   - content: the extent of the text.
  ///   - lineHeight: the height the text needs, in points.
  ///   - padding: the free space on either side of a text of several characters, in points.
  ///   - minimumWidth: the diameter of the circle and the height of the capsule, in points. Where
  ///     it is too low for the text, the height is the text's.
  ///   - border: the width of the border, in points; one that is not 0 is at least one pixel.
  ///   - scale: pixels per point.
  package init(
    _ content: Content, lineHeight: Double, padding: Double, minimumWidth: Double,
    border: Double = 0, scale: Double = 1
  ) {
    let height = max(minimumWidth, lineHeight).roundedUp(toPixelsAt: scale)
    switch content {
    case .character(let reach):
      let side = max(height, 2 * (reach + Self.margin(minimumWidth) / 2))
        .roundedUp(toPixelsAt: scale)
      size = Size(width: side, height: side)
    case .text(let width, let ink):
      // The corners of high ink at a small padding would reach out of the round ends.
      let radius = height / 2
      let reach = min(ink.height, radius)
      let end = radius - (radius * radius - reach * reach).squareRoot()
      size = Size(
        width: max(height, width + 2 * padding, 2 * (ink.width + end))
          .roundedUp(toPixelsAt: scale),
        height: height)
    }
    self.border = border > 0 ? border.rounded(toPixelsAt: scale) : 0
  }

  /// The space above and below a text that is higher than a line of the first font, in points.
  package static func margin(_ minimumWidth: Double) -> Double { minimumWidth / 12 }

  /// The size with the border, in points.
  package var frame: Size {
    Size(width: size.width + 2 * border, height: size.height + 2 * border)
  }

  /// The outline around a centre, without the border.
  package func path(center: Point) -> VectorPath { .capsule(Rect(center: center, size: size)) }

  /// The outline of the border around a centre, with the capsule's area; nil without a border.
  package func borderPath(center: Point) -> VectorPath? {
    border > 0 ? .capsule(Rect(center: center, size: frame)) : nil
  }
}
