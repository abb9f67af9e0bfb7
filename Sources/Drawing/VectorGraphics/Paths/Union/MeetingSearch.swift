/// Finds the points where edges meet, without comparing pairs of edges that are far apart.
///
/// Cells are split in two recursively, as in a k-d tree, as long as that separates the edges. An edge belongs
/// to every cell that it passes through or close to. In some cells no split helps, as for a bundle of long
/// parallel lines. Their edges are projected onto the axis on which they overlap least, and only edges with
/// overlapping projections are compared (sweep and prune). Pairs without a new edge are skipped: an earlier
/// round compared them.
package struct MeetingSearch {
  private let edges: [Arrangement.Edge]
  private let budget: PathUnionBudget
  private var cuts: [Arrangement.Cut] = []
  /// The number of cuts above which duplicates are removed the next time.
  private var nextCompaction: Int
  /// A stack of indices of edges. The edges of the current cell are on top, the edges of its enclosing cells
  /// below.
  private var stack: [Int32] = []
  private var otherHalf: [Int32] = []
  /// The number of comparisons so far, of two edges or of an edge and a cell.
  private(set) var comparisons = 0

  /// The distance from a cell, in grid steps, within which an edge belongs to the cell. Edges that count as
  /// meeting can be `Edge.reach` apart, so they can lie in two cells. One more step allows for rounding.
  private static let margin = Arrangement.Edge.reach + 1
  /// A cell with at most this many edges is not split: all pairs are compared.
  private static let fewEdges = 24

  package init(_ edges: [Arrangement.Edge], _ budget: PathUnionBudget) {
    self.edges = edges
    self.budget = budget
    nextCompaction = min(budget.edges, 1 << 16) * 2
  }

  /// Finds all cuts, sorted by edge and point, without duplicates.
  package mutating func run() throws(PathUnionError) -> [Arrangement.Cut] {
    stack = Array(0..<Int32(edges.count))
    let half = 1 << 25
    let cell = GridCell(minX: -half, minY: -half, maxX: half, maxY: half)
    try search(cell, 0..<edges.count, newEdges: edges.count { $0.isNew })
    compact()
    return cuts
  }

  private mutating func search(
    _ cell: GridCell, _ range: Range<Int>, newEdges: Int
  ) throws(PathUnionError) {
    guard newEdges > 0, range.count > 1 else { return }
    guard range.count > Self.fewEdges else { return try compareAll(range) }
    let middle = middle(of: cell, range)
    let byX = middle.x.spread >= middle.y.spread
    for isVertical in [byX, !byX] {
      let coordinate = isVertical ? middle.x.coordinate : middle.y.coordinate
      guard let halves = cell.halves(at: coordinate, isVertical: isVertical) else { continue }
      try count(2 * range.count)
      let begin = stack.count
      let (newBelow, newAbove) = partition(range, halves)
      let below = stack.count - begin
      let above = otherHalf.count
      // The number of pairs grows with the square of the number of edges. A split that leaves 70 % of them or
      // more is not worth its cost.
      let isWorthwhile =
        Double(below) * Double(below) + Double(above) * Double(above)
        < 0.7 * Double(range.count) * Double(range.count)
      if isWorthwhile {
        stack.append(contentsOf: otherHalf)
        try search(halves.1, (begin + below)..<stack.count, newEdges: newAbove)
        stack.removeLast(stack.count - begin - below)
        try search(halves.0, begin..<begin + below, newEdges: newBelow)
      }
      stack.removeLast(stack.count - begin)
      if isWorthwhile { return }
    }
    try compareAcross(range)
  }

  /// Splits the edges of a cell: pushes those of the first half onto `stack`, and stores those of the second
  /// half in `otherHalf`.
  ///
  /// - Returns: the number of new edges in each half.
  private mutating func partition(
    _ range: Range<Int>, _ halves: (GridCell, GridCell)
  ) -> (Int, Int) {
    otherHalf.removeAll(keepingCapacity: true)
    var newBelow = 0
    var newAbove = 0
    for position in range {
      let index = stack[position]
      let edge = edges[Int(index)]
      if halves.0.contains(edge, margin: Self.margin) {
        stack.append(index)
        if edge.isNew { newBelow += 1 }
      }
      if halves.1.contains(edge, margin: Self.margin) {
        otherHalf.append(index)
        if edge.isNew { newAbove += 1 }
      }
    }
    return (newBelow, newAbove)
  }

  /// A sample of the positions in a range: a pseudorandom one from each of about `count` equal parts. It is the
  /// same in every run.
  ///
  /// Regular steps can hit only one kind of edge in a repetitive drawing. With 7,500 slanted slats they hit
  /// only the short ends, so every pair of long sides was compared: 6 s instead of 0.05 s.
  private static func samples(of range: Range<Int>, about count: Int) -> [Int] {
    let step = range.count / count + 1
    return stride(from: range.lowerBound, to: range.upperBound, by: step).map { begin in
      min(begin + Int(Int32(truncatingIfNeeded: begin).scattered) % step, range.upperBound - 1)
    }
  }

  /// The median of the midpoints of a cell's edges, on each axis, and the distance between the lowest and the
  /// highest midpoint. Both are estimated from a sample.
  private func middle(
    of cell: GridCell, _ range: Range<Int>
  ) -> (x: (coordinate: Int, spread: Int), y: (coordinate: Int, spread: Int)) {
    var xs: [Int] = []
    var ys: [Int] = []
    for position in Self.samples(of: range, about: 25) {
      let middle = cell.middle(of: edges[Int(stack[position])])
      xs.append(middle.x)
      ys.append(middle.y)
    }
    func median(_ values: inout [Int]) -> (Int, Int) {
      values.sort()
      return (values[values.count / 2], values[values.count - 1] - values[0])
    }
    return (median(&xs), median(&ys))
  }
}

// MARK: - Comparing

extension MeetingSearch {
  private mutating func compareAll(_ range: Range<Int>) throws(PathUnionError) {
    try count(range.count * (range.count - 1) / 2)
    for first in range {
      for second in first + 1..<range.upperBound {
        try compare(Int(stack[first]), Int(stack[second]))
      }
    }
  }

  /// Compares the pairs of edges whose projections onto a single axis overlap.
  private mutating func compareAcross(_ range: Range<Int>) throws(PathUnionError) {
    let normal = sweepAxis(range)
    var projections = range.map { position in
      let index = stack[position]
      return EdgeProjection(edges[Int(index)], index, across: normal)
    }
    projections.sort { $0.low == $1.low ? $0.index < $1.index : $0.low < $1.low }
    for first in projections.indices {
      var second = first + 1
      while second < projections.count, projections[second].low <= projections[first].high {
        try compare(Int(projections[first].index), Int(projections[second].index))
        second += 1
      }
      try count(second - first)
    }
  }

  /// The direction of the axis onto which the edges' projections have the shortest total length, estimated from
  /// a sample. The candidates are x, y and the normals of some edges.
  private func sweepAxis(_ range: Range<Int>) -> Vector {
    let samples = Self.samples(of: range, about: 64).map { edges[Int(stack[$0])] }
    let directions = stride(from: 0, to: samples.count, by: samples.count / 16 + 1).map { index in
      let edge = samples[index]
      let along = Vector(
        dx: Double(edge.b.x) - Double(edge.a.x), dy: Double(edge.b.y) - Double(edge.a.y))
      return Vector(dx: -along.dy / along.length, dy: along.dx / along.length)
    }
    func total(_ normal: Vector) -> Double {
      samples.reduce(0) { $0 + EdgeProjection($1, 0, across: normal).length }
    }
    var best = (normal: Vector(dx: 0, dy: 1), total: total(Vector(dx: 0, dy: 1)))
    for normal in [Vector(dx: 1, dy: 0)] + directions {
      let total = total(normal)
      if total < best.total { best = (normal, total) }
    }
    return best.normal
  }

  private mutating func compare(_ i: Int, _ j: Int) throws(PathUnionError) {
    // The edge with the greater index computes and rounds the crossing. So the result does not depend on
    // the order in which the pairs are found.
    let later = max(i, j)
    let earlier = min(i, j)
    guard edges[later].isNew || edges[earlier].isNew else { return }
    edges[later].meetings(
      with: edges[earlier],
      here: { cuts.append(Arrangement.Cut(edge: Int32(later), point: $0)) },
      there: { cuts.append(Arrangement.Cut(edge: Int32(earlier), point: $0)) })
    if cuts.count > nextCompaction {
      compact()
      guard edges.count + cuts.count <= budget.edges else { throw .tooComplex(edges: budget.edges) }
      nextCompaction = cuts.count * 2
    }
  }

  private mutating func count(_ comparisons: Int) throws(PathUnionError) {
    self.comparisons += comparisons
    guard self.comparisons <= budget.comparisons else { throw .tooComplex(edges: budget.edges) }
  }

  /// Sorts the cuts and removes duplicates, which arise if a pair of edges is compared in several cells.
  private mutating func compact() {
    cuts.sort()
    var count = 0
    for cut in cuts where count == 0 || cut != cuts[count - 1] {
      cuts[count] = cut
      count += 1
    }
    cuts.removeLast(cuts.count - count)
  }
}

/// The interval of an edge's projection onto an axis. It is extended at both ends, so that the intervals of
/// edges within `Edge.reach` of each other overlap.
private struct EdgeProjection {
  let low: Double
  let high: Double
  let index: Int32

  var length: Double { high - low }

  init(_ edge: Arrangement.Edge, _ index: Int32, across normal: Vector) {
    let a = Double(edge.a.x) * normal.dx + Double(edge.a.y) * normal.dy
    let b = Double(edge.b.x) * normal.dx + Double(edge.b.y) * normal.dy
    let margin = Double(Arrangement.Edge.reach + 1) / 2
    low = min(a, b) - margin
    high = max(a, b) + margin
    self.index = index
  }
}

/// A rectangle of the grid, including the points on its sides.
private struct GridCell {
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int

  /// The two parts on either side of a vertical or horizontal line; nil if one of them would be too small.
  func halves(at coordinate: Int, isVertical: Bool) -> (GridCell, GridCell)? {
    let (low, high) = isVertical ? (minX, maxX) : (minY, maxY)
    guard coordinate - low >= 8, high - coordinate >= 8 else { return nil }
    return isVertical
      ? (
        GridCell(minX: minX, minY: minY, maxX: coordinate, maxY: maxY),
        GridCell(minX: coordinate, minY: minY, maxX: maxX, maxY: maxY)
      )
      : (
        GridCell(minX: minX, minY: minY, maxX: maxX, maxY: coordinate),
        GridCell(minX: minX, minY: coordinate, maxX: maxX, maxY: maxY)
      )
  }

  /// Whether an edge passes through the cell widened by a margin. This is a separating axis test, with x, y and
  /// the normal of the edge as the axes.
  func contains(_ edge: Arrangement.Edge, margin: Int) -> Bool {
    let ax = Int(edge.a.x)
    let ay = Int(edge.a.y)
    let bx = Int(edge.b.x)
    let by = Int(edge.b.y)
    let left = minX - margin
    let right = maxX + margin
    let top = minY - margin
    let bottom = maxY + margin
    guard bx >= left, ax <= right, max(ay, by) >= top, min(ay, by) <= bottom else { return false }
    let dx = bx - ax
    let dy = by - ay
    // Compares twice the distance from the cell's centre to the edge's line with the length of the cell's
    // projection onto the edge's normal. Both are multiplied by the edge's length, to stay integers.
    let distance = dx * (top + bottom - 2 * ay) - dy * (left + right - 2 * ax)
    return abs(distance) <= dx * (bottom - top) + abs(dy) * (right - left)
  }

  /// The centre of an edge's bounding box after clipping it to the cell.
  func middle(of edge: Arrangement.Edge) -> (x: Int, y: Int) {
    func middle(_ p: Int32, _ q: Int32, _ low: Int, _ high: Int) -> Int {
      (max(Int(min(p, q)), low) + min(Int(max(p, q)), high)) / 2
    }
    return (middle(edge.a.x, edge.b.x, minX, maxX), middle(edge.a.y, edge.b.y, minY, maxY))
  }
}
