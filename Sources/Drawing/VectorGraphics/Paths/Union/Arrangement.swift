/// The edges of an outline, cut at every point where they meet, with the winding numbers on both sides of
/// each edge: a planar subdivision.
///
/// Points lie on an integer grid with a step of 2⁻²⁶ of the outline's extent. So it is computed exactly on
/// which side of an edge a point lies, and the topology is consistent. Intersections are rounded to the grid
/// (snap rounding). Curves are replaced by polygons; every edge refers to its piece of a curve.
///
/// - Complexity: about O((n + k) log n) time and O(n + k) memory for n edges that meet at k points;
///   up to O(n²) time if many edges lie close together without meeting. A ``PathUnionBudget`` bounds both.
package struct Arrangement {
  /// A straight piece between two points, `a < b`.
  package struct Edge {
    package var a: GridPoint
    package var b: GridPoint
    /// The number of times that the outline runs from `a` to `b`, minus the number of times it runs back.
    package var windingDelta: Int32
    /// The index of the segment that the edge is a part of. `parameterA` and `parameterB` are the segment's
    /// parameters at `a` and `b`.
    var segment: Int32
    var parameterA: Double
    var parameterB: Double
    /// Whether the edge has not been compared with the others yet.
    package var isNew = true

    package init(
      a: GridPoint, b: GridPoint, windingDelta: Int32, segment: Int32, parameterA: Double,
      parameterB: Double
    ) {
      self.a = a
      self.b = b
      self.windingDelta = windingDelta
      self.segment = segment
      self.parameterA = parameterA
      self.parameterB = parameterB
    }
  }

  /// The work that an arrangement took, for tests of its complexity.
  package struct Work {
    package var rounds = 0
    package var comparisons = 0

    package init() {}
  }

  let segments: [VectorPath.Segment]
  /// The greatest distance between a curve and its edges.
  let tolerance: Double
  /// The edges, sorted by `a` and then by `b`.
  package private(set) var edges: [Edge] = []
  /// The winding number on the left of each edge, looking from `a` to `b` on screen.
  private(set) var leftWindings: [Int32] = []
  package private(set) var work = Work()
  private let origin: Point
  private let step: Double

  /// Arranges the contours of a path, and takes the work from a budget.
  ///
  /// - Returns: nil for a path without segments, an extent outside of ``extents``, or coordinates that
  ///   are not finite.
  /// - Throws: ``PathUnionError`` beyond the budget.
  package init?(_ path: VectorPath, budget: inout PathUnionBudget) throws(PathUnionError) {
    var segments: [VectorPath.Segment] = []
    var box: Rect?
    var largest = 0.0
    path.forEachContour { contour in
      segments.append(contentsOf: contour)
      guard let bounds = VectorPath.bounds(of: contour) else { return }
      box = box?.union(bounds) ?? bounds
      // The tolerance depends on the largest contour, because the contours of a long text are no larger
      // than those of a short one.
      largest = max(largest, bounds.width, bounds.height)
    }
    guard let box, case let extent = max(box.width, box.height), Self.extents.contains(extent),
      box.center.x.isFinite, box.center.y.isFinite, segments.allSatisfy(\.isFinite)
    else { return nil }
    origin = box.center
    step = extent / Double(1 << 26)
    tolerance = largest / 8192
    self.segments = segments
    edges = try Self.cut(try polygonEdges(budget), budget, &work)
    budget.spend(edges: edges.count, comparisons: work.comparisons)
    leftWindings = Self.windings(of: edges)
  }

  /// The extents for which neither the grid's step nor an area underflows or overflows.
  private static let extents = 1e-100...1e100

  private func polygonEdges(_ budget: PathUnionBudget) throws(PathUnionError) -> [Edge] {
    var result: [Edge] = []
    for (index, segment) in segments.enumerated() {
      let count = segment.pieceCount(tolerance: tolerance, maxSegment: nil)
      guard result.count + count <= budget.edges else { throw .tooComplex(edges: budget.edges) }
      var last = grid(segment.start)
      var lastParameter = 0.0
      for piece in 1...count {
        let parameter = Double(piece) / Double(count)
        let next = grid(piece == count ? segment.end : segment.point(at: parameter))
        if next != last {
          let edge = Edge(
            a: last, b: next, windingDelta: 1, segment: Int32(index), parameterA: lastParameter,
            parameterB: parameter)
          result.append(edge.directed)
        }
        last = next
        lastParameter = parameter
      }
    }
    return result
  }

  private func grid(_ p: Point) -> GridPoint {
    GridPoint(x: Self.steps((p.x - origin.x) / step), y: Self.steps((p.y - origin.y) / step))
  }

  /// Rounds a coordinate to the grid. If the arithmetic of the bounds overflows, a coordinate can lie
  /// outside of the grid or be NaN; it is then moved to the edge of the grid.
  private static func steps(_ value: Double) -> Int32 {
    let limit = Double(1 << 25)
    return value >= -limit ? Int32(min(value, limit).rounded()) : Int32(-limit)
  }

  /// The coordinates of a point of the grid.
  func point(_ p: GridPoint) -> Point {
    Point(x: origin.x + Double(p.x) * step, y: origin.y + Double(p.y) * step)
  }

  /// The outline's original points, by their points of the grid; if several points share one, the first.
  /// With them, contours that are not cut keep their exact coordinates.
  func exactPoints() -> [GridPoint: Point] {
    var result: [GridPoint: Point] = [:]
    for segment in segments {
      let count = segment.pieceCount(tolerance: tolerance, maxSegment: nil)
      for piece in 0...count {
        let p =
          switch piece {
          case 0: segment.start
          case count: segment.end
          default: segment.point(at: Double(piece) / Double(count))
          }
        let key = grid(p)
        if result[key] == nil { result[key] = p }
      }
    }
    return result
  }
}
