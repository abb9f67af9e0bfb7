/// The edges of an outline cut at every place where they meet, with the windings on both sides.
///
/// Points lie on an integer grid, 2⁻²⁶ of the outline's extent apart, so that whether a point lies
/// left or right of an edge is decided exactly and topology never contradicts itself. Curves are
/// polygons here; every edge knows the piece of curve it stands for.
struct Arrangement {
  struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// From left to right, and from top to bottom in a column.
    static func < (p: GridPoint, q: GridPoint) -> Bool {
      p.x == q.x ? p.y < q.y : p.x < q.x
    }
  }

  /// A straight piece between two points, `a < b`.
  struct Edge {
    var a: GridPoint
    var b: GridPoint
    /// How often the outline runs from `a` to `b` less how often it runs back.
    var crossings: Int
    /// The segment the edge is a part of, and the parameters at `a` and `b`.
    var segment: Int
    var parameterA: Double
    var parameterB: Double
  }

  /// An edge with the winding on its left and right hand, seen from `a` to `b` on screen.
  struct WoundEdge {
    var edge: Edge
    var left: Int
    var right: Int
  }

  let segments: [Path.Segment]
  /// The greatest distance between a curve and its edges.
  let tolerance: Double
  private(set) var edges: [WoundEdge] = []
  private let origin: Point
  private let step: Double
  /// The outline's own points, so that what was not cut comes out as it went in.
  private var exact: [GridPoint: Point] = [:]

  /// Nil for an outline without extent or with coordinates that are no numbers.
  init?(_ path: Path) {
    let contours = path.contours
    let boxes = contours.compactMap { Path(contours: [$0]).bounds }
    guard let box = boxes.reduce(nil as Rect?, { $0?.union($1) ?? $1 }),
      case let extent = max(box.width, box.height), extent > 0, extent.isFinite,
      box.center.x.isFinite, box.center.y.isFinite,
      contours.joined().allSatisfy(\.isFinite)
    else { return nil }
    origin = box.center
    step = extent / Double(1 << 26)
    // A contour of a text is about an em in size, however long the text is.
    let largest = boxes.reduce(0) { max($0, $1.width, $1.height) }
    tolerance = largest / 8192
    segments = Array(contours.joined())
    edges = wound(cut(polygonEdges()))
  }

  func point(_ p: GridPoint) -> Point {
    exact[p] ?? Point(x: origin.x + Double(p.x) * step, y: origin.y + Double(p.y) * step)
  }

  private mutating func polygonEdges() -> [Edge] {
    var result: [Edge] = []
    for (index, segment) in segments.enumerated() {
      let count = segment.pieces(tolerance: tolerance, maxSegment: nil)
      var last = grid(segment.start)
      var lastParameter = 0.0
      for piece in 1...count {
        let parameter = Double(piece) / Double(count)
        let next = grid(piece == count ? segment.end : segment.point(at: parameter))
        if next != last {
          let edge = Edge(
            a: last, b: next, crossings: 1, segment: index, parameterA: lastParameter,
            parameterB: parameter)
          result.append(edge.directed)
        }
        (last, lastParameter) = (next, parameter)
      }
    }
    return result
  }

  private mutating func grid(_ p: Point) -> GridPoint {
    let result = GridPoint(
      x: Int(((p.x - origin.x) / step).rounded()), y: Int(((p.y - origin.y) / step).rounded()))
    if exact[result] == nil { exact[result] = p }
    return result
  }
}

// MARK: - Cutting

extension Arrangement {
  /// The edges cut until they meet at their ends only, equal ones joined.
  ///
  /// A cut moves an edge by up to half a step of the grid, which may make it meet another; rounds
  /// go on until none does. The limit is never reached by outlines that were drawn.
  private func cut(_ edges: [Edge]) -> [Edge] {
    var edges = joined(edges)
    for _ in 0..<12 {
      let cuts = meetings(of: edges)
      if cuts.isEmpty { break }
      edges = joined(
        edges.enumerated().flatMap { index, edge in
          cuts[index].map { edge.cut(at: $0) } ?? [edge]
        })
    }
    return edges
  }

  /// One edge for each pair of points, from left to right, without those that run back as often
  /// as they run on.
  private func joined(_ edges: [Edge]) -> [Edge] {
    var result: [Edge] = []
    for edge in edges.sorted(by: { ($0.a, $0.b) < ($1.a, $1.b) }) {
      if let last = result.last, last.a == edge.a, last.b == edge.b {
        result[result.count - 1].crossings += edge.crossings
      } else {
        if result.last?.crossings == 0 { result.removeLast() }
        result.append(edge)
      }
    }
    if result.last?.crossings == 0 { result.removeLast() }
    return result
  }

  /// For each edge, by its index, the points inside it at which it meets another.
  private func meetings(of edges: [Edge]) -> [Int: Set<GridPoint>] {
    var cuts: [Int: Set<GridPoint>] = [:]
    var open: [Int] = []
    for (index, edge) in edges.enumerated() {
      open.removeAll { edges[$0].b.x + Edge.reach < edge.a.x }
      for other in open {
        let (here, there) = edge.meetings(with: edges[other])
        if !here.isEmpty { cuts[index, default: []].formUnion(here) }
        if !there.isEmpty { cuts[other, default: []].formUnion(there) }
      }
      open.append(index)
    }
    return cuts
  }
}

extension Arrangement.Edge {
  typealias GridPoint = Arrangement.GridPoint

  /// Twice the area of the triangle `a b p`: positive where `p` lies to the right on screen.
  func side(of p: GridPoint) -> Int {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  /// The points inside this edge, and inside another, at which the two meet.
  func meetings(with other: Self) -> (here: [GridPoint], there: [GridPoint]) {
    guard min(a.y, b.y) <= max(other.a.y, other.b.y) + Self.reach,
      min(other.a.y, other.b.y) <= max(a.y, b.y) + Self.reach
    else { return ([], []) }
    let (sideA, sideB) = (side(of: other.a), side(of: other.b))
    let (otherSideA, otherSideB) = (other.side(of: a), other.side(of: b))
    let here = [(other.a, sideA), (other.b, sideB)].filter { touches($0, $1) }.map(\.0)
    let there = [(a, otherSideA), (b, otherSideB)].filter { other.touches($0, $1) }.map(\.0)
    if !here.isEmpty || !there.isEmpty { return (here, there) }
    guard sideA.signum() * sideB.signum() < 0, otherSideA.signum() * otherSideB.signum() < 0
    else { return ([], []) }
    let t = Double(otherSideA) / Double(otherSideA - otherSideB)
    let p = GridPoint(
      x: a.x + Int((Double(b.x - a.x) * t).rounded()),
      y: a.y + Int((Double(b.y - a.y) * t).rounded()))
    return (p == a || p == b ? [] : [p], p == other.a || p == other.b ? [] : [p])
  }

  /// How near a point lies to an edge that counts as passing through it, in steps of the grid: edges
  /// that were drawn on one line are no longer parallel once their ends are rounded.
  static let reach = 2

  /// Whether a point, on a known side, lies inside the edge.
  private func touches(_ p: GridPoint, _ side: Int) -> Bool {
    guard Double(abs(side)) <= Double(Self.reach) * squaredLength.squareRoot() else { return false }
    let along = along(p)
    return along > 0 && along < squaredLength
  }

  private var squaredLength: Double {
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    return dx * dx + dy * dy
  }

  /// How far along the edge a point lies, in the measure in which the edge's squared length is all.
  private func along(_ p: GridPoint) -> Double {
    Double(p.x - a.x) * Double(b.x - a.x) + Double(p.y - a.y) * Double(b.y - a.y)
  }

  /// The pieces between points inside the edge.
  func cut(at points: Set<GridPoint>) -> [Self] {
    var result: [Self] = []
    var rest = self
    // Points at the same place along the edge need an order too, or the cut would depend on hashes.
    for p in points.sorted(by: { (along($0), $0) < (along($1), $1) }) {
      var piece = rest
      piece.b = p
      piece.parameterB = parameterA + (parameterB - parameterA) * (along(p) / squaredLength)
      (rest.a, rest.parameterA) = (p, piece.parameterB)
      result.append(piece.directed)
    }
    return result + [rest.directed]
  }

  /// The edge from its smaller to its greater end.
  var directed: Self {
    b < a ? turned : self
  }

  /// The edge in the other direction.
  var turned: Self {
    var turned = self
    (turned.a, turned.b, turned.crossings) = (b, a, -crossings)
    (turned.parameterA, turned.parameterB) = (parameterB, parameterA)
    return turned
  }
}

// MARK: - Winding

extension Arrangement {
  /// The edges with the windings beside them: what lies left of an edge is what the edges above its
  /// beginning add up to.
  private func wound(_ edges: [Edge]) -> [WoundEdge] {
    var open: [Edge] = []
    var result: [WoundEdge] = []
    result.reserveCapacity(edges.count)
    var rest = edges[...]
    while let first = rest.first {
      let bundle = rest.prefix { $0.a == first.a }
      rest = rest.dropFirst(bundle.count)
      open.removeAll { $0.b <= first.a }
      open.append(contentsOf: bundle)
      for edge in bundle {
        let left = open.reduce(0) { $1.isAbove(edge) ? $0 + $1.crossings : $0 }
        result.append(WoundEdge(edge: edge, left: left, right: left + edge.crossings))
      }
    }
    return result
  }
}

extension Arrangement.Edge {
  /// Whether the edge passes above the beginning of another, or leaves it higher up.
  fileprivate func isAbove(_ other: Self) -> Bool {
    let side = side(of: other.a)
    return side == 0 ? self.side(of: other.b) > 0 : side > 0
  }
}
