extension Arrangement {
  /// The winding on the left of each edge: the sum of the crossings of the edges above its
  /// beginning, found by a sweep from left to right.
  ///
  /// - Parameter edges: in order, meeting at their ends only. Should some still cross, windings
  ///   about them may be wrong.
  static func windings(of edges: [Edge]) -> [Int32] {
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
        status.insert(Int32(end), weight: edge.crossings) { edges[Int($0)].isAbove(edge) }
        end += 1
      }
      for index in begin..<end { left[index] = status.sum(above: Int32(index)) }
      begin = end
    }
    return left
  }
}

extension Arrangement.Edge {
  /// Whether the edge passes above the beginning of another, or leaves it higher up.
  func isAbove(_ other: Self) -> Bool {
    let side = side(of: other.a)
    return side == 0 ? self.side(of: other.b) > 0 : side > 0
  }
}
