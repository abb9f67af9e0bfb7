extension Arrangement {
  /// The winding number on the left of each edge: the sum of the winding deltas of all edges above its start.
  /// A sweep from left to right finds it.
  ///
  /// - Parameter edges: the sorted edges, which meet only at their ends. Near edges that cross, winding
  ///   numbers can be wrong.
  package static func windings(of edges: [Edge]) -> [Int32] {
    var status = SweepStatus(capacity: edges.count)
    var left = Array(repeating: Int32(0), count: edges.count)
    let byEnd = edges.indices.map { (end: edges[$0].b, index: Int32($0)) }.sorted {
      $0.end < $1.end
    }
    var ended = 0
    var begin = 0
    while begin < edges.count {
      let first = edges[begin].a
      while ended < byEnd.count, byEnd[ended].end <= first {
        status.remove(byEnd[ended].index)
        ended += 1
      }
      var end = begin
      while end < edges.count, edges[end].a == first {
        let edge = edges[end]
        status.insert(Int32(end), weight: edge.windingDelta) { edges[Int($0)].isAbove(edge) }
        end += 1
      }
      for index in begin..<end { left[index] = status.sum(above: Int32(index)) }
      begin = end
    }
    return left
  }
}

extension Arrangement.Edge {
  /// Whether this edge is above the start of another one. If it passes through that start, the other edge's end
  /// decides.
  func isAbove(_ other: Self) -> Bool {
    let side = side(of: other.a)
    return side == 0 ? self.side(of: other.b) > 0 : side > 0
  }
}
