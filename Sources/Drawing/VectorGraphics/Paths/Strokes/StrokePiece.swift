/// A part of a stroked contour that has no corner inside, with its two sides.
///
/// The normal points to the right of the drawing direction. The left side is half the width against the
/// normal, the right side half the width along it.
struct StrokePiece {
  var start, end: Point
  /// The directions at both ends, vectors of length 1.
  var startDirection, endDirection: Vector
  /// The offset curves on both sides, in the drawing direction.
  var left, right: VectorPath.Segment
  /// The inner side, if it crosses itself because the radius of curvature is less than half the width;
  /// otherwise nil.
  var fold: StrokeFold?
  /// Whether the piece continues the curve of the piece before it, so that a turn between the two is round.
  var continuesCurve = false

  /// Whether the piece is a straight line.
  var isLine: Bool { if case .line = left { true } else { false } }
}

/// The inner side of a piece whose radius of curvature is less than half the width.
///
/// Normals of the piece meet before they reach the inner offset curve. They touch the curve of the centres of
/// curvature, the evolute. So the stroke's area has two parts: one between the outer side and the evolute, and
/// one between the evolute and the inner offset curve. In a single contour from side to side, the two parts
/// would wind in opposite directions, and cancel each other where they overlap.
struct StrokeFold {
  /// The inner side.
  var side: StrokedCurve.Side
  /// The evolute, in the drawing direction.
  var evolute: VectorPath.Segment
}

extension StrokePiece {
  /// A straight piece.
  ///
  /// - Precondition: the points differ.
  init(from start: Point, to end: Point, halfWidth: Double, continuesCurve: Bool = false) {
    let direction = (end - start).unit
    let side = direction.normal * halfWidth
    self.init(
      start: start, end: end, startDirection: direction, endDirection: direction,
      left: .line(start - side, end - side), right: .line(start + side, end + side),
      continuesCurve: continuesCurve)
  }

  /// The pieces of a curve. Their sides are within the tolerance of the exact offset curves.
  ///
  /// - Complexity: a few pieces for each curve, and 1,000 at most.
  static func pieces(
    of curve: StrokedCurve, halfWidth: Double, tolerance: Double
  ) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    if curve.isStraight {
      let stops = [curve.points.0] + curve.reversals.map(curve.point) + [curve.points.3]
      for (start, end) in zip(stops, stops.dropFirst()) where start.isApart(from: end) {
        pieces.append(
          StrokePiece(
            from: start, to: end, halfWidth: halfWidth, continuesCurve: !pieces.isEmpty))
      }
      return pieces
    }
    var fitter = OffsetFitter(curve: curve, halfWidth: halfWidth, tolerance: tolerance)
    // A fold that is narrower than the tolerance needs no contour of its own.
    fitter.append(curve.spans(radius: halfWidth - tolerance)[...], to: &pieces)
    for index in pieces.indices.dropFirst() { pieces[index].continuesCurve = true }
    return pieces
  }
}
