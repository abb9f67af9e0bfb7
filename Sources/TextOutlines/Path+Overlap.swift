import VectorGraphics

extension Path {
  /// Whether the nonzero rule hides something here: contours cross, or one lies in another that is
  /// wound the same way, or some are wound against the others.
  ///
  /// Such a path looks right where it is painted, and leaves specks where it is wound the other way
  /// to be cut out of something. Curves are looked at as polygons; contours that only touch may
  /// count as crossing. Takes time in proportion to the number of edges times those beside them.
  var hasOverlaps: Bool {
    let polygons = contours.map { $0.polygon }
    return Polygons(polygons).cross || !Polygons(polygons).windOnce
  }

  /// The area inside, positive where the contours wind clockwise on screen.
  var signedArea: Double {
    contours.reduce(0) { sum, contour in
      let points = contour.polygon
      return sum
        + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { area, edge in
          area + (edge.0.x * edge.1.y - edge.1.x * edge.0.y) / 2
        }
    }
  }
}

extension [Path.Segment] {
  /// The corners of a polygon close to a contour.
  fileprivate var polygon: [Point] {
    flatMap { segment -> [Point] in
      switch segment {
      case .line(let start, _): [start]
      case .quad, .cubic: (0..<8).map { segment.point(at: Double($0) / 8) }
      }
    }
  }
}

private struct Polygons {
  private struct Edge {
    var a: Point
    var b: Point
    var contour: Int
    var position: Int
    /// How many edges the contour has.
    var count: Int

    var minX: Double { min(a.x, b.x) }
    var maxX: Double { max(a.x, b.x) }
  }

  private var edges: [Edge] = []
  private let polygons: [[Point]]

  init(_ polygons: [[Point]]) {
    self.polygons = polygons
    for (contour, points) in polygons.enumerated() {
      for (position, (a, b)) in zip(points, points.dropFirst() + points.prefix(1)).enumerated() {
        edges.append(
          Edge(a: a, b: b, contour: contour, position: position, count: points.count))
      }
    }
  }

  /// Whether any two edges cross.
  var cross: Bool {
    var active: [Edge] = []
    for edge in edges.sorted(by: { $0.minX < $1.minX }) {
      active.removeAll { $0.maxX < edge.minX }
      if active.contains(where: { Self.cross($0, edge) }) { return true }
      active.append(edge)
    }
    return false
  }

  /// Whether every point is inside no contour or, counting windings, exactly one, always the same
  /// way round; needs contours that don't cross, so that one look at each suffices.
  var windOnce: Bool {
    var windings: Set<Int> = []
    for points in polygons {
      let sides = zip(points, points.dropFirst() + points.prefix(1))
      guard let (a, b) = sides.max(by: { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }),
        a != b
      else { continue }
      // A ten-thousandth of an em to either side of the longest edge.
      let along = (b - a) * (1e-4 / a.distance(to: b))
      let (middle, across) = (a.interpolated(to: b, 0.5), Vector(dx: -along.dy, dy: along.dx))
      windings.formUnion([winding(around: middle + across), winding(around: middle - across)])
    }
    return windings.isSubset(of: [0, 1]) || windings.isSubset(of: [0, -1])
  }

  private func winding(around p: Point) -> Int {
    edges.reduce(0) { sum, edge in
      guard (edge.a.y <= p.y) != (edge.b.y <= p.y) else { return sum }
      let side = (edge.b - edge.a).cross(p - edge.a)
      if edge.b.y > edge.a.y { return side > 0 ? sum + 1 : sum }
      return side < 0 ? sum - 1 : sum
    }
  }

  private static func cross(_ e: Edge, _ f: Edge) -> Bool {
    guard max(e.a.y, e.b.y) >= min(f.a.y, f.b.y), max(f.a.y, f.b.y) >= min(e.a.y, e.b.y) else {
      return false
    }
    if e.contour == f.contour {
      // Neighbours share a corner.
      let apart = abs(e.position - f.position)
      if apart <= 1 || apart == e.count - 1 { return false }
    }
    func isLeft(_ edge: Edge, _ p: Point) -> Bool { (edge.b - edge.a).cross(p - edge.a) >= 0 }
    return isLeft(e, f.a) != isLeft(e, f.b) && isLeft(f, e.a) != isLeft(f, e.b)
  }
}
