internal import VectorGraphics

/// The pairing of two masters' points: whether another order of paths or contours, or another start
/// of a contour, moves the points much less than the given one.
///
/// Interpolation pairs points by their index alone. Masters that were drawn from each other keep their
/// points near. If another pairing of the same elements leaves less than half of the squared distances,
/// the given one is an accident, and weights between the masters are garbled. In the symbols of all
/// currencies, with any ring, and in 34 public templates that the SF Symbols app wrote, no other
/// pairing is nearer at all.
struct SymbolCorrespondence {
  /// A pairing counts where it leaves less than this part of the squared distances.
  static let improvement = 0.5
  /// Root mean squares below this, in units of the canvas, move nothing that is seen.
  static let least = 1.0
  /// Paths or contours beyond this many are not compared with each other.
  private static let countLimit = 200

  /// The distances that may still be computed.
  private var budget = 20_000_000

  /// The first items that are exchanged, in ascending order; nil where none are.
  ///
  /// - Parameters:
  ///   - items: the contours of each item of one master.
  ///   - others: those of the other master, in its order.
  ///   - shift: the vector from the first master's drawing to the second one's.
  mutating func exchanged(
    _ items: [[Contour]], _ others: [[Contour]], shift: Vector
  ) -> [Int]? {
    let count = items.count
    guard count == others.count, (2...Self.countLimit).contains(count) else { return nil }
    var costs: [[Double]] = []
    for item in items {
      var row: [Double] = []
      for other in others { row.append(cost(item, other, shift)) }
      costs.append(row)
    }
    guard budget > 0 else { return nil }
    // Exchanges pairs as long as that brings points nearer; each step lowers the sum.
    var match = Array(0..<count)
    var isDone = false
    var rounds = 0
    while !isDone, rounds < count {
      isDone = true
      rounds += 1
      for i in 0..<count {
        for j in (i + 1)..<max(i + 1, count)
        where costs[i][match[j]] + costs[j][match[i]] < costs[i][match[i]] + costs[j][match[j]] {
          match.swapAt(i, j)
          isDone = false
        }
      }
    }
    // Each cycle is an exchange of its own.
    var seen: Set<Int> = []
    for start in 0..<count where match[start] != start && !seen.contains(start) {
      var cycle: [Int] = []
      var index = start
      while seen.insert(index).inserted {
        cycle.append(index)
        index = match[index]
      }
      let given = cycle.reduce(0) { $0 + costs[$1][$1] }
      let best = cycle.reduce(0) { $0 + costs[$1][match[$1]] }
      let points = cycle.reduce(0) { $0 + items[$1].reduce(0) { $0 + $1.points.count } }
      if best < given * Self.improvement, given > Self.least * Self.least * Double(points) {
        return cycle.sorted()
      }
    }
    return nil
  }

  /// The number of segments by which a contour's start is moved against another one's; nil where
  /// it isn't.
  mutating func startOffset(_ contour: Contour, _ other: Contour) -> Int? {
    let count = contour.segments.count
    guard count > 1, contour.kinds == other.kinds, !contour.points.isEmpty else { return nil }
    // The whole contour's movement is the same for every start.
    let mean = other.mean - contour.mean
    guard let given = cost(contour, other, mean, offset: 0) else { return nil }
    guard given > Self.least * Self.least * Double(contour.points.count) else { return nil }
    var best = (cost: given, offset: 0)
    for offset in 1..<count {
      guard let cost = cost(contour, other, mean, offset: offset) else { continue }
      if cost < best.cost { best = (cost, offset) }
    }
    guard budget > 0, best.cost < given * Self.improvement else { return nil }
    return best.offset
  }

  /// The sum of the squared distances; infinite where the items can't be exchanged.
  private mutating func cost(_ item: [Contour], _ other: [Contour], _ shift: Vector) -> Double {
    guard budget > 0, item.count == other.count else { return .infinity }
    var sum = 0.0
    for (contour, target) in zip(item, other) {
      guard contour.kinds == target.kinds, contour.area * target.area >= 0,
        let cost = cost(contour, target, shift, offset: 0)
      else { return .infinity }
      sum += cost
    }
    return sum
  }

  /// The sum of the squared distances from a contour's points to those of another one that begins
  /// some segments later; nil where the segments don't match.
  private mutating func cost(
    _ contour: Contour, _ other: Contour, _ shift: Vector, offset: Int
  ) -> Double? {
    let count = contour.segments.count
    guard budget > 0, count == other.segments.count else { return nil }
    var sum = 0.0
    for index in 0..<count {
      let (points, targets) = (contour.segments[index], other.segments[(index + offset) % count])
      guard points.count == targets.count else { return nil }
      budget -= points.count
      for (a, b) in zip(points, targets) { sum += squaredLength(b - a + shift * -1) }
    }
    return sum
  }
}

private func squaredLength(_ vector: Vector) -> Double {
  vector.dx * vector.dx + vector.dy * vector.dy
}

extension SymbolCorrespondence {
  /// The points of a closed contour.
  struct Contour {
    /// The points of each segment after its start.
    let segments: [[Point]]
    let points: [Point]
    /// The number of points of each segment, which is the kind of the segment.
    let kinds: [Int]
    /// Signed.
    let area: Double
    /// The middle of the points.
    let mean: Point

    init(_ contour: [VectorPath.Segment]) {
      segments = contour.map { segment in
        switch segment {
        case .line(_, let p): [p]
        case .quad(_, let c, let p): [c, p]
        case .cubic(_, let c, let d, let p): [c, d, p]
        }
      }
      points = segments.flatMap { $0 }
      kinds = segments.map(\.count)
      area = VectorPath(contours: [contour]).area
      let sum = points.reduce(Vector(dx: 0, dy: 0)) { $0 + ($1 - .zero) }
      mean = points.isEmpty ? .zero : .zero + sum * (1 / Double(points.count))
    }
  }
}
