import VectorGraphics

/// A filled interval of a scan line, between two edges of an outline.
struct FilledSpan: Hashable, Sendable {
  var start: Double
  var end: Double
  /// The slopes of the two edges: how far an edge moves along the scan line per unit across the line.
  var startLean: Double
  var endLean: Double

  var length: Double { end - start }
}

/// Finds the filled spans of polygons along horizontal or vertical scan lines, by the nonzero rule.
struct SpanScanner {
  private struct ScanEdge {
    var x: Double
    var y: Double
    var lean: Double
    var bottom: Double
    var winding: Int
  }

  /// Sorted by their upper ends.
  private let edges: [ScanEdge]

  /// - Parameter isTransposed: whether the scan lines are vertical instead of horizontal.
  init(_ polygons: [[Point]], isTransposed: Bool = false) {
    var edges: [ScanEdge] = []
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        let (a, b) = isTransposed ? (Point(x: a.y, y: a.x), Point(x: b.y, y: b.x)) : (a, b)
        guard a.y != b.y else { continue }
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        edges.append(
          ScanEdge(
            x: top.x, y: top.y, lean: (bottom.x - top.x) / (bottom.y - top.y), bottom: bottom.y,
            winding: a.y < b.y ? 1 : -1))
      }
    }
    self.edges = edges.sorted { $0.y < $1.y }
  }

  /// The filled spans along each of the given scan lines.
  ///
  /// - Parameter lines: the coordinates of the scan lines, in ascending order.
  func spans(along lines: [Double]) -> [[FilledSpan]] {
    var result: [[FilledSpan]] = []
    result.reserveCapacity(lines.count)
    forEachLine(lines) { _, spans in result.append(spans) }
    return result
  }

  /// Passes the filled spans along each of the given scan lines, with the index of the line.
  ///
  /// - Parameter lines: the coordinates of the scan lines, in ascending order.
  /// - Complexity: O(n log n) per line, for the n edges that cross it.
  func forEachLine(_ lines: [Double], _ body: (Int, [FilledSpan]) -> Void) {
    var active: [ScanEdge] = []
    var crossings: [(x: Double, edge: Int)] = []
    var spans: [FilledSpan] = []
    var next = 0
    for (line, y) in lines.enumerated() {
      if active.contains(where: { $0.bottom <= y }) { active.removeAll { $0.bottom <= y } }
      while next < edges.count, edges[next].y <= y {
        if edges[next].bottom > y { active.append(edges[next]) }
        next += 1
      }
      crossings.removeAll(keepingCapacity: true)
      for (index, edge) in active.enumerated() {
        crossings.append((edge.x + edge.lean * (y - edge.y), index))
      }
      crossings.sort { $0.x < $1.x }
      spans.removeAll(keepingCapacity: true)
      var winding = 0
      for (x, index) in crossings {
        let edge = active[index]
        if winding == 0 {
          // Merge spans that touch.
          if let last = spans.last, x - last.end < 1e-9 {
            spans[spans.count - 1].end = x
          } else {
            spans.append(FilledSpan(start: x, end: x, startLean: edge.lean, endLean: edge.lean))
          }
        }
        winding += edge.winding
        if winding == 0 {
          spans[spans.count - 1].end = x
          spans[spans.count - 1].endLean = edge.lean
        }
      }
      if spans.contains(where: { $0.length <= 0 }) { spans.removeAll { $0.length <= 0 } }
      body(line, spans)
    }
  }
}
