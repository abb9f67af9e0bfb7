/// Finds the points at which edges meet others, among those pairs only that pass near each other.
///
/// Space is divided into cells in two, again and again, as long as that parts the edges; an edge
/// belongs to every cell it passes within reach. Edges of a cell that can't be parted, such as a
/// bundle of long parallel lines, are sorted across the direction in which they overlap least.
/// Pairs of which neither edge is new are passed over: they were compared in an earlier round.
struct MeetingSearch {
  typealias Edge = Arrangement.Edge
  typealias Cut = Arrangement.Cut

  private let edges: [Edge]
  private let budget: PathUnionBudget
  private var cuts: [Cut] = []
  /// The number of cuts at which repeated ones are looked for next.
  private var nextCompaction: Int
  /// Indexes of edges: those of the cell that is searched and of the cells around it.
  private var stack: [Int32] = []
  private var otherHalf: [Int32] = []
  /// The number of pairs of edges, and of an edge and a cell, that were compared.
  private(set) var comparisons = 0

  /// The distance from a cell within which an edge belongs to it: edges that meet may lie in two
  /// cells, and one step more against rounding.
  private static let margin = Edge.reach + 1
  /// The number of edges that are compared without more ado.
  private static let fewEdges = 24

  init(_ edges: [Edge], _ budget: PathUnionBudget) {
    self.edges = edges
    self.budget = budget
    nextCompaction = min(budget.edges, 1 << 16) * 2
  }

  /// The cuts by edge and point, each once.
  mutating func run() throws(PathUnionError) -> [Cut] {
    stack = Array(0..<Int32(edges.count))
    let half = 1 << 25
    let cell = Cell(minX: -half, minY: -half, maxX: half, maxY: half)
    try search(cell, 0..<edges.count, newEdges: edges.count { $0.isNew })
    compact()
    return cuts
  }

  private mutating func search(
    _ cell: Cell, _ range: Range<Int>, newEdges: Int
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
      let (newBelow, newAbove) = part(range, halves)
      let (below, above) = (stack.count - begin, otherHalf.count)
      // Otherwise the halves together would take about as long as the cell does now.
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

  /// Appends the edges of one half to the stack and sets those of the other apart.
  private mutating func part(_ range: Range<Int>, _ halves: (Cell, Cell)) -> (Int, Int) {
    otherHalf.removeAll(keepingCapacity: true)
    var (newBelow, newAbove) = (0, 0)
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

  /// Some positions of a range, one in each of equal parts, the same in every run.
  ///
  /// Not all at one distance: where a drawing repeats itself, regular steps would find one kind of edge
  /// alone. Among 7,500 slanted slats those were the short ends, and every pair of long sides was
  /// compared: 6 s instead of 0.05 s.
  private static func samples(of range: Range<Int>, about count: Int) -> [Int] {
    let step = range.count / count + 1
    return stride(from: range.lowerBound, to: range.upperBound, by: step).map { begin in
      min(begin + Int(Int32(truncatingIfNeeded: begin).scattered) % step, range.upperBound - 1)
    }
  }

  /// About the median of the edges' middles in a cell, and how far the middles spread.
  private func middle(
    of cell: Cell, _ range: Range<Int>
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

  /// Compares the edges that overlap when seen along one direction.
  private mutating func compareAcross(_ range: Range<Int>) throws(PathUnionError) {
    let normal = leastOverlap(range)
    var spans = range.map { position in
      let index = stack[position]
      return Span(edges[Int(index)], index, across: normal)
    }
    spans.sort { $0.low == $1.low ? $0.index < $1.index : $0.low < $1.low }
    for first in spans.indices {
      var second = first + 1
      while second < spans.count, spans[second].low <= spans[first].high {
        try compare(Int(spans[first].index), Int(spans[second].index))
        second += 1
      }
      try count(second - first)
    }
  }

  /// The normal of an edge, or an axis, along which the edges' spans are shortest together.
  private func leastOverlap(_ range: Range<Int>) -> Vector {
    let samples = Self.samples(of: range, about: 64).map { edges[Int(stack[$0])] }
    let directions = stride(from: 0, to: samples.count, by: samples.count / 16 + 1).map { index in
      let edge = samples[index]
      let along = Vector(
        dx: Double(edge.b.x) - Double(edge.a.x), dy: Double(edge.b.y) - Double(edge.a.y))
      return Vector(dx: -along.dy / along.length, dy: along.dx / along.length)
    }
    func total(_ normal: Vector) -> Double {
      samples.reduce(0) { $0 + Span($1, 0, across: normal).length }
    }
    var best = (normal: Vector(dx: 0, dy: 1), total: total(Vector(dx: 0, dy: 1)))
    for normal in [Vector(dx: 1, dy: 0)] + directions {
      let total = total(normal)
      if total < best.total { best = (normal, total) }
    }
    return best.normal
  }

  private mutating func compare(_ i: Int, _ j: Int) throws(PathUnionError) {
    // The earlier edge comes second, whichever is met first: a crossing is rounded by the later
    // one.
    let (i, j) = (max(i, j), min(i, j))
    guard edges[i].isNew || edges[j].isNew else { return }
    edges[i].meetings(
      with: edges[j], here: { cuts.append(Cut(edge: Int32(i), point: $0)) },
      there: { cuts.append(Cut(edge: Int32(j), point: $0)) })
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

  /// Leaves each cut once: a pair of edges is met in each cell that both pass.
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

/// The span of an edge on an axis across some direction, the reach included.
private struct Span {
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

/// A rectangle of the grid, its sides included.
private struct Cell {
  let minX: Int
  let minY: Int
  let maxX: Int
  let maxY: Int

  /// The parts on both sides of a vertical or horizontal line; nil where they would be too small.
  func halves(at coordinate: Int, isVertical: Bool) -> (Cell, Cell)? {
    let (low, high) = isVertical ? (minX, maxX) : (minY, maxY)
    guard coordinate - low >= 8, high - coordinate >= 8 else { return nil }
    return isVertical
      ? (
        Cell(minX: minX, minY: minY, maxX: coordinate, maxY: maxY),
        Cell(minX: coordinate, minY: minY, maxX: maxX, maxY: maxY)
      )
      : (
        Cell(minX: minX, minY: minY, maxX: maxX, maxY: coordinate),
        Cell(minX: minX, minY: coordinate, maxX: maxX, maxY: maxY)
      )
  }

  /// Whether an edge passes through the cell, widened by a margin: no side of the cell and no side
  /// of the edge parts them.
  func contains(_ edge: Arrangement.Edge, margin: Int) -> Bool {
    let (ax, ay, bx, by) = (Int(edge.a.x), Int(edge.a.y), Int(edge.b.x), Int(edge.b.y))
    let (left, right, top, bottom) = (minX - margin, maxX + margin, minY - margin, maxY + margin)
    guard bx >= left, ax <= right, max(ay, by) >= top, min(ay, by) <= bottom else { return false }
    let (dx, dy) = (bx - ax, by - ay)
    // Twice the distance of the cell's centre from the edge's line, and twice the cell's extent
    // across it, both in lengths of the edge.
    let distance = dx * (top + bottom - 2 * ay) - dy * (left + right - 2 * ax)
    return abs(distance) <= dx * (bottom - top) + abs(dy) * (right - left)
  }

  /// The middle of the part of an edge's box that lies in the cell.
  func middle(of edge: Arrangement.Edge) -> (x: Int, y: Int) {
    func middle(_ p: Int32, _ q: Int32, _ low: Int, _ high: Int) -> Int {
      (max(Int(min(p, q)), low) + min(Int(max(p, q)), high)) / 2
    }
    return (middle(edge.a.x, edge.b.x, minX, maxX), middle(edge.a.y, edge.b.y, minY, maxY))
  }
}
