package import VectorGraphics

/// The measures of a capsule badge: a circle around one character, or a capsule around a longer text.
///
/// Width, height and border are whole numbers of device pixels, so that both ends look alike.
package struct CapsuleGeometry: Hashable, Sendable {
  /// The extent of the text in the capsule, in points.
  package enum TextExtent: Hashable, Sendable {
    /// One character. `reach` is the greatest distance from the circle's centre to a corner of the ink's
    /// bounds.
    case character(reach: Double)
    /// A longer text. `width` covers its advance and its ink. `inkReach` has the greatest horizontal and the
    /// greatest vertical distance from the middle of the text to its ink.
    case text(width: Double, inkReach: Size = Size(width: 0, height: 0))
  }

  /// The width and the height without the border, in points. The width is at least the height.
  package let size: Size
  /// The width of the border around the capsule, in points.
  package let border: Double

  /// The measures of a capsule around a text.
  ///
  /// - Parameters:
  ///   - extent: the extent of the text.
  ///   - lineHeight: the height the text needs, in points.
  ///   - padding: the free space on either side of a text of several characters, in points.
  ///   - minimumWidth: the smallest diameter of the circle and the smallest height of the capsule, in
  ///     points. A text that needs more space makes them larger.
  ///   - border: the width of the border, in points. If it is above 0, it is at least one pixel.
  ///   - scale: pixels per point.
  package init(
    _ extent: TextExtent, lineHeight: Double, padding: Double, minimumWidth: Double,
    border: Double = 0, scale: Double = 1
  ) {
    let height = max(minimumWidth, lineHeight).roundedUp(toPixelsAt: scale)
    switch extent {
    case .character(let reach):
      let side = max(height, 2 * (reach + Self.margin(minimumWidth) / 2))
        .roundedUp(toPixelsAt: scale)
      size = Size(width: side, height: side)
    case .text(let width, let ink):
      // With a small padding, the corners of tall ink would leave the round ends.
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

  /// The space above and below a text that is taller than a line of the first font, in points.
  package static func margin(_ minimumWidth: Double) -> Double { minimumWidth / 12 }

  /// The size including the border, in points.
  package var outerSize: Size {
    Size(width: size.width + 2 * border, height: size.height + 2 * border)
  }

  /// The capsule's outline around the given centre, without the border.
  package func path(center: Point) -> VectorPath { .capsule(Rect(center: center, size: size)) }

  /// The outer outline of the border around the given centre. It includes the capsule's area. Nil without
  /// a border.
  package func borderPath(center: Point) -> VectorPath? {
    border > 0 ? .capsule(Rect(center: center, size: outerSize)) : nil
  }
}
