extension Path {
  /// Whether some place is enclosed more than once, or by contours wound either way.
  ///
  /// Such an outline is right when painted but leaves specks when it is wound the other way as a
  /// hole. Contours that only touch do not overlap.
  public var hasOverlappingContours: Bool {
    guard let windings = Arrangement(self)?.windings else { return false }
    return !(0...1).contains(windings) && !(-1...0).contains(windings)
  }

  /// The outline of the filled area: contours that do not overlap, outer ones wound clockwise on
  /// screen and holes the other way.
  ///
  /// What does not overlap stays as it is, up to its direction. Elsewhere curves are cut where they
  /// meet and stay curves; a cut is off by at most 1/8192 of the largest contour's extent, and
  /// slivers thinner than that are left out.
  public func united() -> Path {
    guard let arrangement = Arrangement(self) else { return self }
    if (0...1).contains(arrangement.windings) { return self }
    return (-1...0).contains(arrangement.windings) ? reversed : arrangement.outline
  }
}

extension Arrangement {
  /// The least and the greatest winding beside any edge; 0 lies within, as it is far outside.
  fileprivate var windings: ClosedRange<Int> {
    var (least, greatest) = (0, 0)
    for edge in edges {
      least = min(least, edge.left, edge.right)
      greatest = max(greatest, edge.left, edge.right)
    }
    return least...greatest
  }

  /// The outline of what has a winding.
  fileprivate var outline: Path {
    var tracer = BoundaryTracer(edges: edges)
    return Path(contours: tracer.contours().filter { !isSliver($0) }.map(segments(of:)))
  }

  /// Whether a contour encloses so little for its length that it is no wider than the tolerance.
  private func isSliver(_ contour: [Edge]) -> Bool {
    var doubleArea = 0.0
    var perimeter = 0.0
    for edge in contour {
      let (p, q) = (point(edge.a), point(edge.b))
      doubleArea += p.x * q.y - p.y * q.x
      perimeter += p.distance(to: q)
    }
    return abs(doubleArea) <= tolerance * perimeter
  }

  /// A contour of edges as pieces of the segments they come from.
  private func segments(of contour: [Edge]) -> [Path.Segment] {
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
    return runs.map(segment(of:))
  }

  private func segment(of run: Edge) -> Path.Segment {
    let (start, end) = (point(run.a), point(run.b))
    switch segments[run.segment].piece(from: run.parameterA, to: run.parameterB) {
    case .line: return .line(start, end)
    case .quad(_, let c, _): return .quad(start, c, end)
    case .cubic(_, let c1, let c2, _): return .cubic(start, c1, c2, end)
    }
  }
}

extension Arrangement.Edge {
  /// Whether another edge goes on where this one ends, along the same segment.
  fileprivate func isFollowed(by next: Self) -> Bool {
    segment == next.segment && b == next.a && parameterB == next.parameterA
  }
}

/// Walks along the edges between inside and outside, with the inside on the right hand.
private struct BoundaryTracer {
  typealias Edge = Arrangement.Edge

  /// The edges between inside and outside, each in the direction of the walk.
  private let edges: [Edge]
  private var leaving: [Arrangement.GridPoint: [Int]] = [:]

  init(edges: [Arrangement.WoundEdge]) {
    self.edges = edges.compactMap { wound in
      guard (wound.left == 0) != (wound.right == 0) else { return nil }
      return wound.right != 0 ? wound.edge : wound.edge.turned
    }
    for (index, edge) in self.edges.enumerated() { leaving[edge.a, default: []].append(index) }
  }

  mutating func contours() -> [[Edge]] {
    var contours: [[Edge]] = []
    for first in edges.indices where leaving[edges[first].a]?.contains(first) == true {
      var contour: [Edge] = []
      var next: Int? = first
      while let index = next {
        let edge = edges[index]
        leaving[edge.a]?.removeAll { $0 == index }
        contour.append(edge)
        next = edge.b == edges[first].a ? nil : following(edge)
      }
      contours.append(contour)
    }
    return contours
  }

  /// The edge on the other side of the wedge of inside that lies along the end of an edge.
  private func following(_ edge: Edge) -> Int? {
    guard let candidates = leaving[edge.b], candidates.count > 1 else {
      return leaving[edge.b]?.first
    }
    let back = edge.turned.angle
    func turn(_ index: Int) -> Double {
      let turn = back - edges[index].angle
      return turn <= 0 ? turn + 360 : turn
    }
    return candidates.min { turn($0) < turn($1) }
  }
}

extension Arrangement.Edge {
  /// The direction in degrees.
  fileprivate var angle: Double {
    Degrees.angle(of: Vector(dx: Double(b.x - a.x), dy: Double(b.y - a.y)))
  }
}
