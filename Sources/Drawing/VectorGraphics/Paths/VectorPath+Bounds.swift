extension VectorPath {
  /// The exact bounds of the outline, from curve extrema and not from control points; nil if empty.
  ///
  /// - Complexity: O(n) for n elements.
  public var bounds: Rect? {
    var box: Rect?
    forEachContour { contour in
      guard let bounds = Self.bounds(of: contour) else { return }
      box = box?.union(bounds) ?? bounds
    }
    return box
  }

  /// The exact bounds of the given segments; nil if there are none.
  static func bounds(of contour: [Segment]) -> Rect? {
    contour.reduce(nil as Rect?) { box, segment in box?.union(segment.bounds) ?? segment.bounds }
  }
}

extension VectorPath.Segment {
  /// The exact bounds of the piece.
  public var bounds: Rect {
    var box = Rect(start, end)
    switch self {
    case .line: break
    case .quad(let a, let b, let c):
      for t in [extremum(a.x, b.x, c.x), extremum(a.y, b.y, c.y)] {
        if let t { box = box.union(point(at: t)) }
      }
    case .cubic(let a, let b, let c, let d):
      for t in extrema(a.x, b.x, c.x, d.x) + extrema(a.y, b.y, c.y, d.y) {
        box = box.union(point(at: t))
      }
    }
    return box
  }
}

/// The parameter between 0 and 1 at which a coordinate of a quadratic curve has its extremum; nil if there
/// is none.
private func extremum(_ a: Double, _ b: Double, _ c: Double) -> Double? {
  let t = (a - b) / (a - 2 * b + c)
  return t > 0 && t < 1 ? t : nil
}

/// The parameters between 0 and 1 at which a coordinate of a cubic curve can have an extremum: the roots of
/// its derivative.
private func extrema(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
  if min(p0, p3) <= min(p1, p2), max(p1, p2) <= max(p0, p3) { return [] }
  let a = p3 - 3 * p2 + 3 * p1 - p0
  let b = 2 * (p2 - 2 * p1 + p0)
  let c = p1 - p0
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // This form of the quadratic formula avoids cancellation when `a` is small.
  let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
}
