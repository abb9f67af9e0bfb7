extension Arrangement {
  /// Cuts edges until they meet only at their ends, and joins equal edges.
  ///
  /// A cut moves an edge to a point of the grid, by up to ``Edge/reach`` steps. The moved edge can meet
  /// another one, so cutting is repeated until no edge is cut. Outlines of real drawings never need all
  /// twelve rounds.
  ///
  /// - Throws: ``PathUnionError`` beyond the budget.
  package static func cut(
    _ edges: [Edge], _ budget: PathUnionBudget, _ work: inout Work
  ) throws(PathUnionError) -> [Edge] {
    var edges = joined(edges)
    for _ in 0..<12 {
      var search = MeetingSearch(edges, budget)
      let cuts = try search.run()
      work.rounds += 1
      work.comparisons += search.comparisons
      if cuts.isEmpty { break }
      guard edges.count + cuts.count <= budget.edges else {
        throw .tooComplex(edges: budget.edges)
      }
      edges = joined(pieces(of: edges, cuts))
    }
    return edges
  }

  /// Replaces each edge that has cuts by its pieces.
  ///
  /// - Parameter cuts: the cuts, sorted by edge, without duplicates.
  private static func pieces(of edges: [Edge], _ cuts: [Cut]) -> [Edge] {
    var result: [Edge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var rest = cuts[...]
    for (index, var edge) in edges.enumerated() {
      let own = rest.prefix { $0.edge == index }
      rest = rest.dropFirst(own.count)
      if own.isEmpty {
        edge.isNew = false
        result.append(edge)
      } else {
        edge.isNew = true
        edge.appendPieces(at: own.map(\.point), to: &result)
      }
    }
    return result
  }

  /// Joins the edges between the same two points into one, and sorts the result by `a` and then by `b`. Edges
  /// are left out if the outline runs along them equally often in both directions.
  package static func joined(_ edges: consuming [Edge]) -> [Edge] {
    var edges = edges
    edges.sort { $0.a == $1.a ? $0.b < $1.b : $0.a < $1.a }
    var count = 0
    var index = 0
    while index < edges.count {
      var edge = edges[index]
      index += 1
      while index < edges.count, edges[index].a == edge.a, edges[index].b == edge.b {
        edge.windingDelta += edges[index].windingDelta
        edge.isNew = edge.isNew || edges[index].isNew
        index += 1
      }
      if edge.windingDelta != 0 {
        edges[count] = edge
        count += 1
      }
    }
    edges.removeLast(edges.count - count)
    return edges
  }

  /// A point inside an edge at which the edge meets another one.
  package struct Cut: Comparable {
    package var edge: Int32
    var point: GridPoint

    package init(edge: Int32, point: GridPoint) {
      self.edge = edge
      self.point = point
    }

    package static func < (a: Cut, b: Cut) -> Bool {
      a.edge == b.edge ? a.point < b.point : a.edge < b.edge
    }
  }
}

extension Arrangement.Edge {
  private var dx: Int { Int(b.x) - Int(a.x) }
  private var dy: Int { Int(b.y) - Int(a.y) }

  /// Twice the signed area of the triangle `a b p`: positive if `p` lies to the right of the edge on screen.
  package func side(of p: GridPoint) -> Int {
    dx * (Int(p.y) - Int(a.y)) - dy * (Int(p.x) - Int(a.x))
  }

  /// Finds the points at which this edge and another one meet. It passes points inside this edge to `here`,
  /// and points inside the other edge to `there`.
  func meetings(with other: Self, here: (GridPoint) -> Void, there: (GridPoint) -> Void) {
    let reach = Int32(Self.reach)
    guard other.a.x <= b.x + reach, a.x <= other.b.x + reach,
      min(a.y, b.y) <= max(other.a.y, other.b.y) + reach,
      min(other.a.y, other.b.y) <= max(a.y, b.y) + reach
    else { return }
    let sideA = side(of: other.a)
    let sideB = side(of: other.b)
    if isFar(sideA, sideB) { return }
    let otherSideA = other.side(of: a)
    let otherSideB = other.side(of: b)
    if other.isFar(otherSideA, otherSideB) { return }
    var touch = false
    func add(_ p: GridPoint, _ side: Int, to edge: Self, _ report: (GridPoint) -> Void) {
      guard edge.touches(p, side) else { return }
      touch = true
      report(p)
    }
    add(other.a, sideA, to: self, here)
    add(other.b, sideB, to: self, here)
    add(a, otherSideA, to: other, there)
    add(b, otherSideB, to: other, there)
    if touch { return }
    guard sideA.signum() * sideB.signum() < 0, otherSideA.signum() * otherSideB.signum() < 0
    else { return }
    let t = Double(otherSideA) / Double(otherSideA - otherSideB)
    let p = GridPoint(
      x: a.x + Int32((Double(dx) * t).rounded()), y: a.y + Int32((Double(dy) * t).rounded()))
    if p != a, p != b { here(p) }
    if p != other.a, p != other.b { there(p) }
  }

  /// The distance, in steps of the grid, within which an edge counts as passing through a point. It is
  /// above 0 because edges on one line are no longer parallel after their ends are rounded.
  static let reach = 2

  /// A quick test whether both ends of another edge lie on the same side of this edge and out of reach.
  /// If so, the other edge doesn't meet this one.
  ///
  /// - Parameters:
  ///   - sideA: ``side(of:)`` of the other edge's start.
  ///   - sideB: ``side(of:)`` of the other edge's end.
  private func isFar(_ sideA: Int, _ sideB: Int) -> Bool {
    // `dx + abs(dy)` is at least the edge's length. One step is added to the reach because of rounding.
    let bound = (Self.reach + 1) * (dx + abs(dy))
    return sideA > bound && sideB > bound || sideA < -bound && sideB < -bound
  }

  /// Whether a point lies within reach of the edge and between its ends.
  ///
  /// - Parameter side: ``side(of:)`` of the point.
  private func touches(_ p: GridPoint, _ side: Int) -> Bool {
    // The first three conditions follow from the other ones, but are faster to compute.
    guard p != a, p != b, abs(side) <= Self.reach * (dx + abs(dy)),
      Double(abs(side)) <= Double(Self.reach) * squaredLength.squareRoot()
    else { return false }
    let along = along(p)
    return along > 0 && along < squaredLength
  }

  private var squaredLength: Double { Double(dx) * Double(dx) + Double(dy) * Double(dy) }

  /// The position of a point along the edge: 0 at `a`, and the edge's squared length at `b`.
  private func along(_ p: GridPoint) -> Double {
    Double(Int(p.x) - Int(a.x)) * Double(dx) + Double(Int(p.y) - Int(a.y)) * Double(dy)
  }

  /// Appends the pieces into which distinct points inside the edge divide it.
  func appendPieces(at points: [GridPoint], to result: inout [Self]) {
    var rest = self
    // Points at the same position along the edge are sorted too, so that the result is always the same.
    var sorted = points.map { (along: along($0), point: $0) }
    sorted.sort { $0.along == $1.along ? $0.point < $1.point : $0.along < $1.along }
    for (along, p) in sorted {
      var piece = rest
      piece.b = p
      piece.parameterB = parameterA + (parameterB - parameterA) * (along / squaredLength)
      rest.a = p
      rest.parameterA = piece.parameterB
      result.append(piece.directed)
    }
    result.append(rest.directed)
  }

  /// The edge in the direction from its smaller to its greater point.
  package var directed: Self {
    b < a ? turned : self
  }

  /// The edge in the other direction.
  var turned: Self {
    var turned = self
    turned.a = b
    turned.b = a
    turned.windingDelta = -windingDelta
    turned.parameterA = parameterB
    turned.parameterB = parameterA
    return turned
  }
}
