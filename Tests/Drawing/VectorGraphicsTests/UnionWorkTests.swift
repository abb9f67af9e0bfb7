import MathSupport
import Testing

import VectorGraphics

/// How much work a union takes, counted and bounded.
@Suite struct UnionWorkTests {
  private func arrangement(_ path: VectorPath) throws -> Arrangement? {
    var budget = PathUnionBudget(edges: .max)
    return try Arrangement(path, budget: &budget)
  }

  /// Bars of width 1 across each other, two units apart.
  static func bars(_ count: Int) -> VectorPath {
    let length = Double(2 * count)
    return (0..<count).reduce(into: VectorPath()) { path, index in
      let at = Double(2 * index)
      path.append(.rectangle(Rect(x: 0, y: at, width: length, height: 1)))
      path.append(.rectangle(Rect(x: at, y: 0, width: 1, height: length)))
    }
  }

  /// A star polygon: every point joined with the one `step` further.
  static func star(_ points: Int, step: Int) -> VectorPath {
    var path = VectorPath()
    for index in 0..<points {
      let angle = 360 * Double(index * step % points) / Double(points)
      path.line(to: Point.zero + Degrees.unitVector(angle) * 100)
    }
    path.close()
    return path
  }

  /// Parallel slanted slats that touch nothing.
  static func hatch(_ count: Int) -> VectorPath {
    (0..<count).reduce(into: VectorPath()) { path, index in
      let x = Double(index) * 0.1
      path.append(
        VectorPath([
          .move(Point(x: x, y: 0)), .line(Point(x: x + 37, y: 100)),
          .line(Point(x: x + 37.05, y: 100)), .close,
        ]))
    }
  }

  /// Parallel slanted slats, each of which overlaps the next: two long sides and two short ones.
  static func slats(_ count: Int) -> VectorPath {
    (0..<count).reduce(into: VectorPath()) { path, index in
      let x = Double(index) * 0.01
      path.append(
        VectorPath([
          .move(Point(x: x, y: 0)), .line(Point(x: x + 370, y: 1000)),
          .line(Point(x: x + 370.015, y: 1000)), .line(Point(x: x + 0.015, y: 0)), .close,
        ]))
    }
  }

  /// Small triangles in rows, none touching another.
  static func triangles(_ count: Int) -> VectorPath {
    (0..<count).reduce(into: VectorPath()) { path, index in
      let p = Point(x: Double(index % 50) * 3, y: Double(index / 50) * 3)
      path.append(
        VectorPath([
          .move(p), .line(p + Vector(dx: 2, dy: 0.3)), .line(p + Vector(dx: 0.7, dy: 2)), .close,
        ]))
    }
  }

  static let drawings: [(String, VectorPath)] = [
    ("bars", bars(10)), ("more bars", bars(40)), ("a star", star(101, step: 50)),
    ("a star with a short step", star(1001, step: 7)), ("hatch", hatch(1000)),
    ("slats", slats(1250)), ("more slats", slats(2500)),
    ("triangles", triangles(3000)), ("one circle often", repeated(300)),
  ]

  static func repeated(_ count: Int) -> VectorPath {
    (0..<count).reduce(into: VectorPath()) { path, _ in
      path.append(.circle(center: .zero, radius: 5))
    }
  }

  @Test(arguments: drawings.indices)
  func `comparisons grow with n log n of the pieces`(index: Int) throws {
    let (name, path) = Self.drawings[index]
    let arrangement = try #require(try arrangement(path))
    // Pieces before the search for the first time, and after it: n + k.
    let pieces = Double(max(arrangement.edges.count, path.elements.count))
    let rounds = Double(arrangement.work.rounds)
    var doublings = 0.0
    while pieces > Double(1 << Int(doublings)) { doublings += 1 }
    let bound = 4 * pieces * doublings * rounds
    #expect(Double(arrangement.work.comparisons) < bound, "\(name)")
  }

  @Test func `bars have the area of inclusion and exclusion and all their holes`() throws {
    let count = 30
    let union = try Self.bars(count).united()
    // 2·n·(2n)·1 less the n² squares that two bars share; a hole between each four bars.
    #expect(abs(union.area - Double(4 * count * count - count * count)) < 1e-4)
    #expect(union.contours.count == 1 + (count - 1) * (count - 1))
    #expect(try union.united() == union)
  }

  @Test func `a limit refuses an outline of more pieces, in one sentence`() throws {
    let star = Self.star(201, step: 100)
    #expect(throws: PathUnionError.tooComplex(edges: 5000)) { try star.united(limit: 5000) }
    #expect(try star.united(limit: 100_000) == star.united())
    let text = PathUnionError.tooComplex(edges: 5000).description
    #expect(text.contains("5000") && text.contains("simplify") && !text.contains("\n"))
  }

  @Test func `a limit counts the pieces of curves before they are cut`() throws {
    let circles = Self.repeated(1)
    let pieces = try #require(try arrangement(circles)).edges.count
    #expect(throws: PathUnionError.self) { try circles.united(limit: pieces - 1) }
    #expect(try circles.united(limit: pieces) == circles)
  }

  @Test func `an outline beyond the limit counts as one that overlaps`() {
    let teeth = (0...VectorPath.unionLimit).map {
      VectorPath.Element.line(Point(x: Double($0), y: Double($0 % 2)))
    }
    #expect(VectorPath([.move(.zero)] + teeth + [.close]).hasOverlappingContours)
  }

  @Test func `a limit refuses edges that crowd without meeting`() throws {
    // Rays from one point are compared with each other in the cell around it.
    let rays = (0..<600).reduce(into: VectorPath()) { path, index in
      let angle = 360 * Double(index) / 600
      path.append(
        VectorPath([
          .move(.zero), .line(.zero + Degrees.unitVector(angle) * 10),
          .line(.zero + Degrees.unitVector(angle + 0.3) * 10), .close,
        ]))
    }
    #expect(throws: PathUnionError.self) { try rays.united(limit: 2000) }
    #expect(try rays.united(limit: 100_000) == rays)
  }

  @Test(arguments: [-300, -330, -340, -1000, -1020, -1050, -1074])
  func `an outline of hardly any extent does not trap`(exponent: Int) throws {
    let size = Double(sign: .plus, exponent: exponent, significand: 1)
    let path = VectorPath([
      .move(.zero), .line(Point(x: size, y: 0)), .line(Point(x: size, y: size)), .close,
    ])
    #expect(try (path + path).united().isEmpty == false)
  }

  @Test func `an outline of the largest numbers does not trap`() throws {
    for size in [1e150, 1e200, 1e308, .greatestFiniteMagnitude] {
      let far = Point(x: size, y: -size)
      let path = VectorPath([
        .move(.zero), .cubic(far, Point(x: -size, y: size), Point(x: 1, y: 1)),
        .quad(far, Point(x: 0, y: 1)), .line(far), .close,
      ])
      #expect(try (path + path).united().isEmpty == false)
    }
  }
}
