import TestSupport
import Testing

import VectorGraphics

/// Compares the fast search for intersections, and the sweep that finds winding numbers, with slow code that
/// compares all pairs of edges.
@Suite struct ArrangementTests {
  typealias Edge = Arrangement.Edge

  /// How the random edges of a test lie.
  enum Layout: CaseIterable {
    /// On few points, so that ends, whole edges and lines coincide, many of them vertical.
    case coarse
    /// Anywhere on the whole grid.
    case wide
    /// Along one line, a few steps of the grid off it.
    case nearlyCollinear
    /// Long and parallel, at some angle.
    case parallel
    /// From one point.
    case fan
    /// Short, in one corner, with a few long ones across.
    case clustered
  }

  static func edges(_ layout: Layout, count: Int, seed: UInt64) -> [Edge] {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &random) }
    let half: Int32 = 1 << 25
    let slope = number(-9...9)
    let hub = GridPoint(x: number(-9...9), y: number(-9...9))
    func ends(_ index: Int) -> (GridPoint, GridPoint) {
      func anywhere() -> GridPoint { GridPoint(x: number(-half...half), y: number(-half...half)) }
      switch layout {
      case .coarse:
        func point() -> GridPoint { GridPoint(x: number(0...6) * 1000, y: number(0...6) * 1000) }
        return (point(), point())
      case .wide: return (anywhere(), anywhere())
      case .nearlyCollinear:
        func point() -> GridPoint {
          let x = number(-3000...3000)
          return GridPoint(x: x * 1000, y: x * 100 * slope + number(-3...3))
        }
        return (point(), point())
      case .parallel:
        let offset = Int32(index) * 5000 + number(-4...4)
        return (
          GridPoint(x: -half / 16, y: offset),
          GridPoint(x: half / 16, y: offset + slope * (half / 64))
        )
      case .fan: return (hub, anywhere())
      case .clustered:
        if index % 20 == 0 { return (anywhere(), anywhere()) }
        let p = GridPoint(x: number(0...4000), y: number(0...4000))
        return (p, GridPoint(x: p.x + number(-90...90), y: p.y + number(-90...90)))
      }
    }
    let edges = (0..<count).map { index in
      let (a, b) = ends(index)
      return Edge(
        a: a, b: b, windingDelta: [-1, 1, 2][index % 3], segment: 0, parameterA: 0, parameterB: 1
      ).directed
    }
    return Arrangement.joined(edges.filter { $0.a != $0.b })
  }

  @Test(arguments: Layout.allCases, 0..<8)
  func `the search finds what comparing all pairs finds`(layout: Layout, seed: Int) throws {
    let edges = Self.edges(layout, count: 40 + 60 * (seed % 4), seed: UInt64(seed))
    var search = MeetingSearch(edges, PathUnionBudget(edges: .max))
    #expect(try search.run() == Self.cutsByBruteForce(edges))
  }

  @Test(arguments: Layout.allCases, 0..<8)
  func `windings are the sums over all edges above`(layout: Layout, seed: Int) throws {
    var work = Arrangement.Work()
    let edges = try Arrangement.cut(
      Self.edges(layout, count: 9 + 9 * (seed % 4), seed: UInt64(seed)),
      PathUnionBudget(edges: .max),
      &work)
    // In a bundle of nearly collinear edges, some can still meet after the last round. Then the two results may
    // differ.
    guard Self.cutsByBruteForce(edges).isEmpty else {
      #expect(layout == .nearlyCollinear)
      return
    }
    #expect(Arrangement.windings(of: edges) == Self.windingsByBruteForce(edges))
  }

  @Test func `edges that still cross are wound without a trap`() {
    for seed in 0..<20 {
      let edges = Self.edges(.wide, count: 60, seed: UInt64(seed))
      #expect(Arrangement.windings(of: edges).count == edges.count)
    }
  }

  @Test func `edges that are not new are not compared with each other`() throws {
    var edges = Self.edges(.wide, count: 60, seed: 1)
    let all = Self.cutsByBruteForce(edges)
    for index in edges.indices { edges[index].isNew = index == 7 }
    var search = MeetingSearch(edges, PathUnionBudget(edges: .max))
    let found = try search.run()
    #expect(found.filter { $0.edge == 7 } == all.filter { $0.edge == 7 })
    #expect(!found.isEmpty && found.count < all.count)
  }
}

// MARK: - Oracles

extension ArrangementTests {
  /// The cuts, found by comparing every pair of edges.
  static func cutsByBruteForce(_ edges: [Edge]) -> [Arrangement.Cut] {
    var cuts: Set<[Int32]> = []
    for (i, edge) in edges.enumerated() {
      for (j, other) in edges[..<i].enumerated() {
        let (here, there) = meetings(edge, other)
        for p in here { cuts.insert([Int32(i), p.x, p.y]) }
        for p in there { cuts.insert([Int32(j), p.x, p.y]) }
      }
    }
    return cuts.map { Arrangement.Cut(edge: $0[0], point: GridPoint(x: $0[1], y: $0[2])) }.sorted()
  }

  /// The points inside each of two edges at which they meet.
  private static func meetings(_ e: Edge, _ f: Edge) -> (here: [GridPoint], there: [GridPoint]) {
    let (sideA, sideB, otherA, otherB) = (
      e.side(of: f.a), e.side(of: f.b), f.side(of: e.a), f.side(of: e.b)
    )
    let here = [f.a, f.b].filter { touches($0, e) }
    let there = [e.a, e.b].filter { touches($0, f) }
    if !here.isEmpty || !there.isEmpty { return (here, there) }
    guard sideA.signum() * sideB.signum() < 0, otherA.signum() * otherB.signum() < 0 else {
      return ([], [])
    }
    let t = Double(otherA) / Double(otherA - otherB)
    let p = GridPoint(
      x: e.a.x + Int32((Double(e.b.x - e.a.x) * t).rounded()),
      y: e.a.y + Int32((Double(e.b.y - e.a.y) * t).rounded()))
    return ([p].filter { $0 != e.a && $0 != e.b }, [p].filter { $0 != f.a && $0 != f.b })
  }

  private static func touches(_ p: GridPoint, _ edge: Edge) -> Bool {
    let (dx, dy) = (Double(edge.b.x) - Double(edge.a.x), Double(edge.b.y) - Double(edge.a.y))
    let square = dx * dx + dy * dy
    let along = (Double(p.x) - Double(edge.a.x)) * dx + (Double(p.y) - Double(edge.a.y)) * dy
    return Double(abs(edge.side(of: p))) <= 2 * square.squareRoot() && along > 0 && along < square
  }

  /// For each edge, the sum of the winding deltas of all edges above its start. Only edges that the vertical
  /// line through that point crosses count.
  static func windingsByBruteForce(_ edges: [Edge]) -> [Int32] {
    edges.map { edge in
      edges.reduce(0) { sum, other in
        let isOpen = other.a <= edge.a && edge.a < other.b
        let side = other.side(of: edge.a)
        let isAbove = side == 0 ? other.side(of: edge.b) > 0 : side > 0
        return isOpen && isAbove ? sum + other.windingDelta : sum
      }
    }
  }
}
