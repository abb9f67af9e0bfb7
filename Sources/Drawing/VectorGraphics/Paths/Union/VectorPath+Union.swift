extension VectorPath {
  /// The greatest number of pieces of a user's outline that is united. It takes up to 2 s and 256 MiB.
  package static let unionLimit = 750_000

  /// Whether an area is enclosed more than once, or areas are enclosed in different directions: whether
  /// the winding numbers are neither all 0 or 1 nor all 0 or −1.
  ///
  /// Such an outline paints correctly, but leaves specks if it is reversed to cut a hole. Contours that only
  /// touch do not overlap. True for an outline with more than ``unionLimit`` pieces: uniting it then gives the
  /// error about the limit.
  ///
  /// - Complexity: that of ``outlined(_:budget:)``.
  package var hasOverlappingContours: Bool {
    var budget = PathUnionBudget(edges: Self.unionLimit)
    do {
      guard let windings = try Arrangement(self, budget: &budget)?.windingRange else {
        return false
      }
      return !(0...1).contains(windings) && !(-1...0).contains(windings)
    } catch {
      return true
    }
  }

  /// The outline of the area that the nonzero rule fills: see ``outlined(_:budget:)``.
  ///
  /// - Parameter limit: the greatest number of pieces, as ``PathUnionBudget`` counts them.
  /// - Throws: ``PathUnionError`` beyond the limit.
  package func united(limit: Int = .max) throws(PathUnionError) -> VectorPath {
    var budget = PathUnionBudget(edges: limit)
    return try outlined(.nonzero, budget: &budget)
  }
}

/// The reason why the contours of a path can't be united.
package enum PathUnionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The outline has more pieces or crossings than the limit allows.
  case tooComplex(edges: Int)

  /// One sentence: the fault and how to fix it.
  package var description: String {
    switch self {
    case .tooComplex(let edges):
      "its outline has too many points and crossings to be united (more than \(edges) pieces, "
        + "or pieces too close together): simplify it in your design tool"
    }
  }
}

extension Arrangement {
  /// The least and the greatest winding number beside any edge. The range contains 0, which is the winding
  /// number outside of all contours.
  var windingRange: ClosedRange<Int32> {
    var least: Int32 = 0
    var greatest: Int32 = 0
    for (edge, left) in zip(edges, leftWindings) {
      least = min(least, left, left + edge.windingDelta)
      greatest = max(greatest, left, left + edge.windingDelta)
    }
    return least...greatest
  }

  /// The outline of the area whose winding numbers count as inside.
  ///
  /// - Precondition: 0 does not count as inside.
  func outline(where isInside: (Int32) -> Bool) -> VectorPath {
    var boundary = Boundary(self, isInside: isInside)
    let exact = exactPoints()
    var path = VectorPath()
    func point(_ p: GridPoint) -> Point { exact[p] ?? self.point(p) }
    while let contour = boundary.nextContour() {
      if isSliver(contour, point) { continue }
      path.append(contour: joinedRuns(contour).map { segment(of: $0, point) })
    }
    return path
  }

  /// Whether a contour is no wider than the tolerance, by its area and its perimeter.
  private func isSliver(_ contour: [Edge], _ point: (GridPoint) -> Point) -> Bool {
    var doubleArea = 0.0
    var perimeter = 0.0
    for edge in contour {
      let p = point(edge.a)
      let q = point(edge.b)
      doubleArea += p.x * q.y - p.y * q.x
      perimeter += p.distance(to: q)
    }
    return abs(doubleArea) <= tolerance * perimeter
  }

  /// A contour's edges. Successive edges along the same segment are joined into one.
  private func joinedRuns(_ contour: [Edge]) -> [Edge] {
    var runs: [Edge] = []
    for edge in contour {
      if let last = runs.last, last.isFollowed(by: edge) {
        runs[runs.count - 1].b = edge.b
        runs[runs.count - 1].parameterB = edge.parameterB
      } else {
        runs.append(edge)
      }
    }
    // The walk may have begun in the middle of a segment.
    if let first = runs.first, let last = runs.last, runs.count > 1, last.isFollowed(by: first) {
      runs[0].a = last.a
      runs[0].parameterA = last.parameterA
      runs.removeLast()
    }
    return runs
  }

  private func segment(of run: Edge, _ point: (GridPoint) -> Point) -> VectorPath.Segment {
    let start = point(run.a)
    let end = point(run.b)
    switch segments[Int(run.segment)].piece(from: run.parameterA, to: run.parameterB) {
    case .line: return .line(start, end)
    case .quad(_, let c, _): return .quad(start, c, end)
    case .cubic(_, let c1, let c2, _): return .cubic(start, c1, c2, end)
    }
  }
}

extension Arrangement.Edge {
  /// Whether another edge continues this one along the same segment.
  fileprivate func isFollowed(by next: Self) -> Bool {
    segment == next.segment && b == next.a && parameterB == next.parameterA
  }
}
