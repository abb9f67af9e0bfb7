extension VectorPath {
  /// The closed contours as polygons that stay within a tolerance of the curves.
  ///
  /// - Parameters:
  ///   - tolerance: the greatest distance between curve and polygon, above 0.
  ///   - maxSegment: the greatest length of a polygon's side; nil for no limit.
  /// - Returns: a polygon for each contour. Its first point is not repeated at the end.
  /// - Complexity: O(n) for n points of the polygons.
  public func flattened(tolerance: Double, maxSegment: Double? = nil) -> [[Point]] {
    var polygons: [[Point]] = []
    forEachContour { contour in
      var polygon: [Point] = []
      for segment in contour { segment.appendPoints(to: &polygon, tolerance, maxSegment) }
      polygons.append(polygon)
    }
    return polygons
  }

  /// The number of points that ``flattenedPoints(tolerance:maxSegment:)`` returns.
  package func flattenedCount(tolerance: Double, maxSegment: Double) -> Int {
    var count = 0
    forEachContour { contour in
      for segment in contour {
        count += segment.pieceCount(tolerance: tolerance, maxSegment: maxSegment)
      }
    }
    return count
  }

  /// The points of all polygons of ``flattened(tolerance:maxSegment:)``, in the same order.
  package func flattenedPoints(tolerance: Double, maxSegment: Double) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(flattenedCount(tolerance: tolerance, maxSegment: maxSegment))
    forEachContour { contour in
      for segment in contour { segment.appendPoints(to: &points, tolerance, maxSegment) }
    }
    return points
  }
}

extension VectorPath.Segment {
  /// Appends the points that divide the segment, with its start but without its end.
  fileprivate func appendPoints(
    to points: inout [Point], _ tolerance: Double, _ maxSegment: Double?
  ) {
    let count = pieceCount(tolerance: tolerance, maxSegment: maxSegment)
    for piece in 0..<count { points.append(point(at: Double(piece) / Double(count))) }
  }

  /// The number of equal parameter steps, from 1 to 10,000, that keeps the chords within the tolerance.
  ///
  /// The error of a chord over a step h is at most h²/8 times the greatest second derivative. The second
  /// differences of the control points give an upper bound for that derivative.
  package func pieceCount(tolerance: Double, maxSegment: Double? = nil) -> Int {
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
