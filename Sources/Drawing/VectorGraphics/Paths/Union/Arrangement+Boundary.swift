internal import MathSupport

extension Arrangement {
  /// Walks along the edges between inside and outside, with the inside on the right. A function of the
  /// winding number decides what is inside.
  ///
  /// - Complexity: O(n log n) for n edges, plus O(m²) for each point at which m edges begin.
  struct Boundary {
    /// The edges between inside and outside, each in the direction of the walk.
    private let edges: [Edge]
    /// Whether each edge was walked along.
    private var isDone: [Bool]
    /// The indices of the edges, sorted by the edges' start points and then by index.
    private let byStart: [Int32]
    private var first = 0

    init(_ arrangement: Arrangement, isInside: (Int32) -> Bool) {
      var edges: [Edge] = []
      for (edge, left) in zip(arrangement.edges, arrangement.leftWindings) {
        let right = left + edge.windingDelta
        if isInside(left) != isInside(right) { edges.append(isInside(right) ? edge : edge.turned) }
      }
      byStart = edges.indices.map { Int32($0) }.sorted {
        let a = edges[Int($0)].a
        let b = edges[Int($1)].a
        return a == b ? $0 < $1 : a < b
      }
      isDone = Array(repeating: false, count: edges.count)
      self.edges = edges
    }

    /// The edges of the next closed contour; nil after the last contour.
    mutating func nextContour() -> [Edge]? {
      while first < edges.count, isDone[first] { first += 1 }
      guard first < edges.count else { return nil }
      var contour: [Edge] = []
      var next: Int? = first
      while let index = next {
        isDone[index] = true
        let edge = edges[index]
        contour.append(edge)
        next = edge.b == edges[first].a ? nil : following(edge)
      }
      return contour
    }

    /// The edge with which the walk goes on at the end of an edge; nil if there is none.
    ///
    /// Of the edges that begin there and are not done, it is the one with the sharpest turn to the right.
    /// So no other edge lies in the inside between the two.
    private func following(_ edge: Edge) -> Int? {
      var result: (index: Int, turn: Double?)?
      let back = edge.turned.angle
      func turn(_ index: Int) -> Double {
        let turn = back - edges[index].angle
        return turn <= 0 ? turn + 360 : turn
      }
      for position in position(of: edge.b)..<byStart.count {
        let index = Int(byStart[position])
        guard edges[index].a == edge.b else { break }
        if isDone[index] { continue }
        guard let least = result else {
          result = (index, nil)
          continue
        }
        let leastTurn = least.turn ?? turn(least.index)
        let turn = turn(index)
        result = turn < leastTurn ? (index, turn) : (least.index, leastTurn)
      }
      return result?.index
    }

    /// The index in `byStart` of the first edge that begins at a point or after it.
    private func position(of point: GridPoint) -> Int {
      var low = 0
      var high = byStart.count
      while low < high {
        let middle = (low + high) / 2
        if edges[Int(byStart[middle])].a < point { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}

extension Arrangement.Edge {
  /// The direction from `a` to `b`, in degrees, clockwise on screen from +x.
  fileprivate var angle: Double {
    Degrees.angle(of: Vector(dx: Double(b.x) - Double(a.x), dy: Double(b.y) - Double(a.y)))
  }
}
