extension Path {
  /// The closed contours as polygons that stay within a tolerance of the curves.
  ///
  /// - Parameters:
  ///   - tolerance: the greatest distance between curve and polygon, above 0.
  ///   - maxSegment: the greatest length of a polygon's side, where sides are to be short.
  /// - Returns: a polygon a contour, its first point not repeated at the end.
  public func flattened(tolerance: Double, maxSegment: Double? = nil) -> [[Point]] {
    contours.map { contour in
      contour.flatMap { segment -> [Point] in
        let count = segment.pieces(tolerance: tolerance, maxSegment: maxSegment)
        return (0..<count).map { segment.point(at: Double($0) / Double(count)) }
      }
    }
  }
}

extension Path.Segment {
  /// How many equal steps of the parameter keep the chords within the tolerance.
  ///
  /// A chord over a step h is off by at most h²/8 of the greatest second derivative, which the
  /// second differences of the control points bound.
  func pieces(tolerance: Double, maxSegment: Double?) -> Int {
    let bend: Double
    let length: Double
    switch self {
    case .line(let a, let b):
      bend = 0
      length = a.distance(to: b)
    case .quad(let a, let b, let c):
      bend = 2 * ((a - b) + (c - b)).length
      length = a.distance(to: b) + b.distance(to: c)
    case .cubic(let a, let b, let c, let d):
      bend = 6 * max(((a - b) + (c - b)).length, ((b - c) + (d - c)).length)
      length = a.distance(to: b) + b.distance(to: c) + c.distance(to: d)
    }
    var count = (bend / (8 * tolerance)).squareRoot()
    if let maxSegment { count = max(count, length / maxSegment) }
    return count.isFinite ? Int(min(max(count.rounded(.up), 1), 10_000)) : 1
  }
}
