extension VectorPath {
  /// The path in parts that show the same when each is filled by itself: contours that cross, or of
  /// which one lies in the other's filled area, stay together.
  ///
  /// A ring with a symbol inside is two parts, as the symbol lies where the ring is not filled; an
  /// outline and its holes are one. Parts have no point in common, so that a translucent paint shows
  /// no seam. They are in the order of their first contours. A path of more than 4,000 segments is one
  /// part.
  ///
  /// - Complexity: O(n²) for n segments of contours whose bounds overlap.
  package var separateParts: [VectorPath] {
    let contours = contours
    let segments = contours.reduce(0) { $0 + $1.count }
    guard contours.count > 1, segments <= 4000,
      let extent = bounds.map({ max($0.width, $0.height) }),
      extent > 0, extent.isFinite
    else { return isEmpty ? [] : [self] }
    let polygons = contours.map { Polygon($0, tolerance: extent / 8192) }
    var groups = ContourGroups(count: contours.count)
    for first in polygons.indices {
      for second in polygons.indices.dropFirst(first + 1)
      where polygons[first].crosses(polygons[second]) {
        groups.join(first, second)
      }
    }
    // The contours that have crossed none lie wholly inside or outside of every other group.
    let roots = polygons.indices.map { groups.root($0) }
    for index in polygons.indices where roots[index] == index {
      var windings: [Int: Int] = [:]
      for other in polygons.indices where roots[other] != index {
        windings[roots[other], default: 0] += polygons[other].winding(
          around: polygons[index].points[0])
      }
      guard windings.values.reduce(0, +) != 0 else { continue }
      let around = windings.filter { $0.value != 0 }.keys
      let innermost = around.min {
        (polygons[$0].area, $0) < (polygons[$1].area, $1)
      }
      if let innermost { groups.join(index, innermost) }
    }
    var parts: [Int: [[Segment]]] = [:]
    for index in contours.indices { parts[groups.root(index), default: []].append(contours[index]) }
    return parts.sorted { $0.key < $1.key }.map { VectorPath(contours: $0.value) }
  }
}

/// Contours that belong together; a group is known by its first contour.
private struct ContourGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  func root(_ index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(first), root(second))
    parents[max(a, b)] = min(a, b)
  }
}

/// A contour as a polygon, with what is asked of it often.
private struct Polygon {
  let points: [Point]
  let bounds: Rect
  /// The area of the bounds, by which nested contours are ordered.
  let area: Double

  init(_ contour: [VectorPath.Segment], tolerance: Double) {
    let path = VectorPath(contours: [contour])
    points = path.flattened(tolerance: tolerance).first ?? [contour[0].start]
    bounds = path.bounds ?? Rect(x: points[0].x, y: points[0].y, width: 0, height: 0)
    area = bounds.width * bounds.height
  }

  private var edges: some Sequence<(Point, Point)> {
    zip(points, Array(points.dropFirst()) + points.prefix(1))
  }

  /// Whether the outlines have a point in common.
  func crosses(_ other: Polygon) -> Bool {
    guard Self.overlap(bounds, other.bounds) else { return false }
    for (a, b) in edges {
      let box = Self.box(a, b)
      guard Self.overlap(box, other.bounds) else { continue }
      for (c, d) in other.edges where Self.overlap(box, Self.box(c, d)) {
        if Self.side(a, b, c) * Self.side(a, b, d) <= 0,
          Self.side(c, d, a) * Self.side(c, d, b) <= 0
        {
          return true
        }
      }
    }
    return false
  }

  /// How often the outline runs around a point, clockwise on screen counted as positive.
  func winding(around point: Point) -> Int {
    var winding = 0
    for (a, b) in edges {
      if a.y <= point.y, b.y > point.y, Self.side(a, b, point) > 0 { winding += 1 }
      if a.y > point.y, b.y <= point.y, Self.side(a, b, point) < 0 { winding -= 1 }
    }
    return winding
  }

  private static func side(_ a: Point, _ b: Point, _ p: Point) -> Double {
    (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
  }

  private static func box(_ a: Point, _ b: Point) -> Rect {
    Rect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  private static func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }
}
