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
  init(
    from start: Point, to end: Point, _ direction: Vector, halfWidth: Double,
    continuesCurve: Bool = false
  ) {
    let side = direction.normal * halfWidth
    self.init(
      start: start, end: end, startDirection: direction, endDirection: direction,
      left: .line(start - side, end - side), right: .line(start + side, end + side),
      continuesCurve: continuesCurve)
  }

  /// The pieces of curves, equally many of each. Their sides are within the tolerance of the exact offset curves.
  ///
  /// - Returns: nil for curves that are folded on different sides.
  /// - Complexity: a few pieces for each curve, and 1,000 at most.
  static func pieces(of curves: [StrokedCurve], _ pens: [StrokeOutliner]) -> [[StrokePiece]]? {
    var pieces = zip(curves, pens).map { $0.isStraight ? $0.straightPieces($1.halfWidth) : [] }
    if curves.allSatisfy(\.isStraight), pieces.allSatisfy({ $0.count == pieces[0].count }) {
      return pieces
    }
    let fitters = zip(curves, pens).map {
      OffsetFitter(curve: $0, halfWidth: $1.halfWidth, tolerance: $1.tolerance)
    }
    let parts = fitters.map(\.parts)
    if parts.count == 1 {
      pieces = parts.map { $0.map(\.piece) }
    } else {
      pieces = fitters.map { _ in [] }
      for spans in CurveDivision.common(parts.map { $0.map(\.span) }) {
        let sides = Set(spans.compactMap(\.tightSide))
        guard sides.count <= 1 else { return nil }
        for (index, span) in spans.enumerated() {
          guard let piece = fitters[index].piece(of: span, foldedOn: sides.first) else {
            return nil
          }
          pieces[index].append(piece)
        }
      }
    }
    for index in pieces.indices {
      for later in pieces[index].indices.dropFirst() { pieces[index][later].continuesCurve = true }
    }
    return pieces
  }
}

extension StrokedCurve {
  /// The pieces of a straight curve, one more than its turns.
  fileprivate func straightPieces(_ halfWidth: Double) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    let stops = [points.0] + reversals.map(point) + [points.3]
    for (start, end) in zip(stops, stops.dropFirst()) where start.isApart(from: end) {
      pieces.append(
        StrokePiece(
          from: start, to: end, (end - start).unit, halfWidth: halfWidth,
          continuesCurve: !pieces.isEmpty))
    }
    return pieces
  }
}

/// The division of several curves into equally many spans.
private enum CurveDivision {
  /// The distance of two parameters up to which they are one division.
  private static let nearness = 0.01

  /// For each common span, the span of each curve. What one of the curves leaves out is left out of all.
  static func common(_ lists: [[StrokedCurve.CurveSpan]]) -> [[StrokedCurve.CurveSpan]] {
    let first = lists[0]
    let isAlike = lists.allSatisfy { list in
      list.count == first.count && zip(list, first).allSatisfy { $0.tightSide == $1.tightSide }
    }
    if isAlike { return first.indices.map { index in lists.map { $0[index] } } }
    let cuts = cuts(lists.map { list in Set(list.flatMap { [$0.low, $0.high] }) })
    return zip(cuts, cuts.dropFirst()).compactMap { low, high in
      var spans: [StrokedCurve.CurveSpan] = []
      for (index, list) in lists.enumerated() {
        let middle = (low[index] + high[index]) / 2
        guard let span = list.first(where: { $0.low <= middle && middle <= $0.high }) else {
          return nil
        }
        spans.append(
          StrokedCurve.CurveSpan(low: low[index], high: high[index], tightSide: span.tightSide))
      }
      return spans
    }
  }

  /// The parameters at which all curves are divided, in rising order: for each division one of each curve. A curve
  /// that isn't divided there takes the mean of the others.
  private static func cuts(_ lists: [Set<Double>]) -> [[Double]] {
    var cuts: [[Double?]] = []
    var start = 0.0
    let all = lists.enumerated().flatMap { curve, list in list.map { (t: $0, curve: curve) } }
    for (t, curve) in all.sorted(by: { $0.t < $1.t }) {
      if cuts.isEmpty || t - start > nearness || cuts[cuts.count - 1][curve] != nil {
        cuts.append(Array(repeating: nil, count: lists.count))
        start = t
      }
      cuts[cuts.count - 1][curve] = t
    }
    return cuts.map { cut in
      let known = cut.compactMap(\.self)
      let mean = known.reduce(0, +) / Double(known.count)
      return cut.map { $0 ?? mean }
    }
  }
}
