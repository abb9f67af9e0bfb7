/// The form of a stroke between two successive pieces, without coordinates.
enum StrokeJoint: Equatable {
  /// No corner.
  ///
  /// - Parameter hasGap: whether a line joins the evolutes of the two pieces.
  case smooth(hasGap: Bool)
  /// A corner with its outer and its inner side.
  ///
  /// - Parameter side: the side to which the stroke turns; nil for one that turns left at some widths and right at others.
  case corner(side: StrokedCurve.Side?, outer: Outer, inner: Inner)

  /// The outer side of a corner. Each form can stand for those before it.
  enum Outer: Comparable {
    /// A straight edge.
    case bevel
    /// Edges to a tip.
    case miter
    /// Curves around the corner.
    case arc(pieces: Int)
  }

  /// The inner side of a corner. Each form can stand for those before it.
  enum Inner: Comparable {
    /// The straight pieces on both sides of the corner end where they meet.
    case cut
    /// A straight edge.
    case bevel
    /// Edges through the corner.
    case center
  }

  /// The form that can stand for both.
  func merged(with other: StrokeJoint) -> StrokeJoint {
    switch (self, other) {
    case (.smooth(let a), .smooth(let b)): .smooth(hasGap: a || b)
    case (.smooth, .corner): other
    case (.corner, .smooth): self
    case (.corner(let side, let outer, let inner), .corner(let side2, let outer2, let inner2)):
      .corner(
        side: side == side2 ? side : nil, outer: max(outer, outer2),
        inner: side == side2 ? max(inner, inner2) : .center)
    }
  }
}
