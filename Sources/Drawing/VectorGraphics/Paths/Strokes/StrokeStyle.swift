/// The geometry of a stroke: its width, and the shapes of its ends and corners.
package struct StrokeStyle: Hashable, Sendable {
  /// The shape of the two ends of an open contour.
  package enum Cap: String, CaseIterable, Sendable {
    /// A straight edge through the end.
    case butt
    /// A half circle around the end.
    case round
    /// A straight edge half the width beyond the end.
    case square
  }

  /// The shape of a corner, on its outer side.
  package enum Join: String, CaseIterable, Sendable {
    /// The edges continue until they meet; a bevel beyond ``StrokeStyle/miterLimit``.
    case miter
    /// A circle around the corner.
    case round
    /// A straight edge.
    case bevel
  }

  /// The distance between the two sides, in the path's units.
  package var width: Double
  package var cap: Cap
  package var join: Join
  /// The greatest length of a miter, in widths. Length is measured from the inner to the outer corner.
  package var miterLimit: Double

  /// A stroke; without further values it has the shape that SVG defines for a stroke without properties.
  package init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
