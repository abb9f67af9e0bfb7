extension VectorPath {
  /// The exact area that the contours enclose. Contours that are wound clockwise on screen count as
  /// positive, the others as negative. An area that is enclosed twice counts twice.
  ///
  /// - Complexity: O(n) for n elements.
  public var area: Double {
    var area = 0.0
    forEachContour { contour in
      for segment in contour { area += segment.areaToOrigin }
    }
    return area
  }
}

extension VectorPath.Segment {
  /// The signed area between the piece and the origin, ½∮(x dy − y dx), positive clockwise on
  /// screen.
  ///
  /// For Bézier curves the integral is a weighted sum of the cross products of the control points.
  var areaToOrigin: Double {
    func cross(_ p: Point, _ q: Point) -> Double { p.x * q.y - p.y * q.x }
    switch self {
    case .line(let a, let b): return cross(a, b) / 2
    case .quad(let a, let b, let c):
      return (2 * cross(a, b) + 2 * cross(b, c) + cross(a, c)) / 6
    case .cubic(let a, let b, let c, let d):
      let outer = 6 * cross(a, b) + 3 * cross(a, c) + cross(a, d)
      return (outer + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d)) / 20
    }
  }

  /// The piece between two parameters; drawn backwards if `from > to`.
  package func piece(from: Double, to: Double) -> VectorPath.Segment {
    // The blossom of the curve: De Casteljau's algorithm with a different parameter in each step.
    func blossom(_ points: [Point], _ parameters: [Double]) -> Point {
      var points = points
      for t in parameters {
        points = zip(points, points.dropFirst()).map { $0.interpolated(to: $1, t) }
      }
      return points.first ?? .zero
    }
    switch self {
    case .line: return .line(point(at: from), point(at: to))
    case .quad(let a, let b, let c):
      return .quad(point(at: from), blossom([a, b, c], [from, to]), point(at: to))
    case .cubic(let a, let b, let c, let d):
      let points = [a, b, c, d]
      return .cubic(
        point(at: from), blossom(points, [from, from, to]), blossom(points, [from, to, to]),
        point(at: to))
    }
  }
}
