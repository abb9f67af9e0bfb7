package import VectorGraphics

/// A simple model of a stroke: the union of rectangles across short pieces of a path, and of sectors of a circle where
/// it turns by more than 20° in a point.
///
/// Test targets are compiled without optimisation, and this one is not: here the model takes a tenth of the time.
package struct StrokeModel {
  private var rectangles: [(start: Point, along: Vector, length: Double)] = []
  private var corners: [(point: Point, into: Vector, out: Vector)] = []
  private let halfWidth: Double

  package init(_ path: VectorPath, width: Double) {
    halfWidth = width / 2
    var start = Point.zero
    var current = Point.zero
    for element in path.elements {
      let segment: VectorPath.Segment
      switch element {
      case .move(let p):
        (start, current) = (p, p)
        continue
      case .line(let p): segment = .line(current, p)
      case .quad(let c, let p): segment = .quad(current, c, p)
      case .cubic(let a, let b, let p): segment = .cubic(current, a, b, p)
      case .close: segment = .line(current, start)
      }
      if case .line = segment {
        add(segment.start, segment.end)
      } else {
        for step in 0..<32 { add(segment, Double(step) / 32, Double(step + 1) / 32) }
      }
      current = segment.end
    }
  }

  /// The faulty points of a grid. An outline winds around them backwards, or differs there from the model.
  ///
  /// Points next to an edge are left out, because the rectangles are not the curve: with 1° between two, their
  /// corners are off by up to 0.04.
  package func faults(of outline: VectorPath) -> [String] {
    guard let bounds = outline.bounds else { return ["the outline is empty"] }
    let polygons = outline.flattened(tolerance: 1e-3)
    var faults: [String] = []
    for row in 0..<48 {
      for column in 0..<48 {
        let p = Point(
          x: bounds.minX + bounds.width * (Double(column) + 0.37) / 48,
          y: bounds.minY + bounds.height * (Double(row) + 0.61) / 48)
        let winding = Self.winding(of: polygons, around: p)
        if winding < 0 { faults.append("\(p) is wound \(winding) times") }
        if winding == 0 && contains(p, margin: -0.05) { faults.append("\(p) is missing") }
        if winding != 0 && !contains(p, margin: 0.03) { faults.append("\(p) is too much") }
      }
    }
    return faults
  }

  private static func winding(of polygons: [[Point]], around p: Point) -> Int {
    var winding = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// Adds a part of a curve, divided until its pieces turn by less than 1°.
  private mutating func add(
    _ segment: VectorPath.Segment, _ low: Double, _ high: Double, depth: Int = 0
  ) {
    let middle = (low + high) / 2
    let points = [low, middle, high].map(segment.point)
    let (u, v) = (points[1] - points[0], points[2] - points[1])
    if depth == 12 || u.dot(v) >= 0.99985 * u.length * v.length {
      add(points[0], points[1])
      add(points[1], points[2])
    } else {
      add(segment, low, middle, depth: depth + 1)
      add(segment, middle, high, depth: depth + 1)
    }
  }

  private mutating func add(_ start: Point, _ end: Point) {
    let length = start.distance(to: end)
    guard length > 1e-9 else { return }
    let along = (end - start) * (1 / length)
    if let last = rectangles.last, last.along.dot(along) < 0.94 {
      corners.append((start, last.along, along))
    }
    rectangles.append((start, along, length))
  }

  /// Whether a rectangle or a sector contains a point. The margin widens them.
  private func contains(_ p: Point, margin: Double) -> Bool {
    let reach = halfWidth + margin
    // Neighbouring rectangles are apart by a fraction of their length on the outer side. Those at the ends of
    // the path lean by a fraction of a degree, and may reach beyond its ends.
    let slack = margin > 0 ? margin + 0.04 : 0
    let inner = margin > 0 ? rectangles[...] : rectangles.dropFirst().dropLast()
    return inner.contains { rectangle in
      let v = p - rectangle.start
      let along = v.dot(rectangle.along)
      guard along >= -slack, along <= rectangle.length + slack else { return false }
      return abs(v.dx * rectangle.along.dy - v.dy * rectangle.along.dx) <= reach
    }
      || corners.contains { corner in
        let v = p - corner.point
        return v.length <= reach && v.dot(corner.into) >= -slack && v.dot(corner.out) <= slack
      }
  }
}
