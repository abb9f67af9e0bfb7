import TestSupport
import Testing
import VectorGraphics

@Suite struct VectorPathUnionTests {
  /// The places at which a line from left to right crosses an outline, and in which direction.
  static func crossings(_ polygons: [[Point]], y: Double) -> [(x: Double, turn: Int)] {
    polygons.flatMap { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).compactMap { a, b in
        guard (a.y <= y) != (b.y <= y) else { return nil }
        return (a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y <= y ? 1 : -1)
      }
    }
  }

  /// Compares a path filled nonzero with its union filled by parity, where each differs from the
  /// other only if contours still overlap; points within a hair of an outline are left out.
  func expectSameArea(_ path: VectorPath, _ name: String) throws {
    let union = try path.united()
    let box = try #require(path.bounds)
    let hair = max(box.width, box.height) / 2000
    let (before, after) = (path.flattened(tolerance: 1e-4), union.flattened(tolerance: 1e-4))
    var wrong = 0
    let steps = 97
    for row in 0..<steps {
      let y = box.minY + box.height * (Double(row) + 0.61) / Double(steps)
      let (was, isNow) = (Self.crossings(before, y: y), Self.crossings(after, y: y))
      for column in 0..<steps {
        let x = box.minX + box.width * (Double(column) + 0.37) / Double(steps)
        if was.contains(where: { abs($0.x - x) < hair }) { continue }
        let isFilled = was.reduce(0) { $1.x > x ? $0 + $1.turn : $0 } != 0
        let right = isNow.filter { $0.x > x }
        if isFilled != (right.count % 2 == 1) || right.reduce(0, { $0 - $1.turn }).magnitude > 1 {
          wrong += 1
        }
      }
    }
    #expect(wrong <= 1, "\(name): \(wrong) samples differ")
    #expect(!union.hasOverlappingContours, "\(name)")
    #expect(union.area >= 0, "\(name)")
    #expect(try union.united() == union, "\(name) is not idempotent")
  }

  static let square = VectorPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  static func pentagram(_ center: Point, radius: Double) -> VectorPath {
    VectorPath(
      (0..<5).map { index in
        let angle = Double(index) * 144 - 90
        let p = Affine.rotation(degrees: angle) * Point(x: radius, y: 0) + (center - .zero)
        return index == 0 ? .move(p) : .line(p)
      } + [.close])
  }

  /// Named outlines whose contours overlap, touch, repeat, nest or cross themselves.
  static let cases: [(String, VectorPath)] = [
    (
      "two circles",
      .circle(center: .zero, radius: 5) + .circle(center: Point(x: 4, y: 1), radius: 5)
    ),
    ("two squares", square + square.translated(by: Vector(dx: 3, dy: 4))),
    ("squares sharing half an edge", square + square.translated(by: Vector(dx: 10, dy: 5))),
    ("squares sharing an edge in part", square + square.translated(by: Vector(dx: 5, dy: 0))),
    ("squares meeting at a corner", square + square.translated(by: Vector(dx: 10, dy: 10))),
    (
      "a square and its reverse beside",
      square + square.translated(by: Vector(dx: 5, dy: 5)).reversed
    ),
    ("a circle twice", .circle(center: .zero, radius: 5) + .circle(center: .zero, radius: 5)),
    (
      "a circle drawn with a turn",
      .circle(center: .zero, radius: 5)
        + VectorPath.circle(center: .zero, radius: 5).transformed(by: .rotation(degrees: 17))
    ),
    ("a disc in a disc", .circle(center: .zero, radius: 5) + .circle(center: .zero, radius: 2)),
    ("a pentagram", pentagram(.zero, radius: 10)),
    (
      "a figure eight of curves",
      VectorPath([
        .move(Point(x: 0, y: 0)),
        .cubic(Point(x: 30, y: 30), Point(x: -30, y: 30), Point(x: 0, y: 0)),
        .cubic(Point(x: 30, y: -30), Point(x: -30, y: -30), Point(x: 0, y: 0)), .close,
      ])
    ),
    (
      "a dollar: an S of quads with a bar",
      VectorPath([
        .move(Point(x: 0, y: 0)), .quad(Point(x: 12, y: 0), Point(x: 6, y: 6)),
        .quad(Point(x: 0, y: 12), Point(x: 12, y: 12)), .line(Point(x: 12, y: 14)),
        .quad(Point(x: -4, y: 14), Point(x: 4, y: 5)), .quad(Point(x: 8, y: 2), Point(x: 0, y: 2)),
        .close,
      ]) + .rectangle(Rect(x: 5, y: -2, width: 1.5, height: 18))
    ),
    (
      "a wheel of thin blades",
      (0..<12).reduce(VectorPath()) { path, index in
        path
          + VectorPath.capsule(Rect(x: -10, y: -0.6, width: 20, height: 1.2))
          .transformed(by: .rotation(degrees: Double(index) * 15))
      }
    ),
    (
      "a ring over a ring",
      .annulus(center: .zero, innerRadius: 3, outerRadius: 5)
        + .annulus(center: Point(x: 4, y: 0), innerRadius: 3, outerRadius: 5)
    ),
  ]

  @Test(arguments: cases.indices)
  func `union encloses the same area once`(index: Int) throws {
    let (name, path) = Self.cases[index]
    try expectSameArea(path, name)
    // A hair's turn takes every coincidence off the axes and off the grid.
    try expectSameArea(
      path.transformed(by: .rotation(degrees: 23.4567)).translated(by: Vector(dx: 0.1, dy: 0.7)),
      name + ", turned")
  }

  /// Polygons and curves on a coarse grid, so that edges and points coincide all the time.
  @Test(arguments: Sample.of(Array(0..<40), count: 20))
  func `union of scribbles encloses the same area once`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % bound)
    }
    func point() -> Point { Point(x: random(7), y: random(7)) }
    var path = VectorPath()
    for _ in 0..<3 {
      path.move(to: point())
      for _ in 0..<5 {
        switch random(4) {
        case 0: path.quad(point(), to: point())
        case 1: path.cubic(point(), point(), to: point())
        default: path.line(to: point())
        }
      }
      path.close()
    }
    guard let box = path.bounds, box.width > 0, box.height > 0 else { return }
    try expectSameArea(path, "scribble \(seed)")
  }

  @Test func `union of overlapping squares is their sum less the overlap`() throws {
    let path = Self.square + Self.square.translated(by: Vector(dx: 3, dy: 4))
    #expect(try abs(path.united().area - (200 - 42)) < 1e-5)
  }

  @Test func `union of overlapping circles has the area of the formula`() throws {
    // Two circles of radius 1, their centres 1 apart: the lens has 2π/3 − √3/2.
    let path =
      VectorPath.circle(center: .zero, radius: 1)
      + VectorPath.circle(center: Point(x: 1, y: 0), radius: 1)
    let lens = 2 * Double.pi / 3 - 3.0.squareRoot() / 2
    #expect(try abs(path.united().area - (2 * Double.pi - lens)) < 2e-4)
  }

  @Test func `what does not overlap stays to the bit`() throws {
    let apart = Self.square + VectorPath.circle(center: Point(x: 20, y: 20), radius: 3)
    #expect(!apart.hasOverlappingContours)
    #expect(try apart.united() == apart)
    #expect(try apart.reversed.united() == apart.reversed.reversed)
    let ring = VectorPath.annulus(center: .zero, innerRadius: 3, outerRadius: 5)
    #expect(try ring.united() == ring)
  }

  @Test func `a disc in a disc is left out`() throws {
    let outer = VectorPath.circle(center: .zero, radius: 5)
    #expect(try (outer + .circle(center: .zero, radius: 2)).united().contours.count == 1)
  }

  @Test func `curves stay curves and lines stay whole`() throws {
    let circles =
      VectorPath.circle(center: .zero, radius: 5) + .circle(center: Point(x: 4, y: 1), radius: 5)
    // Sixteen arcs; the two cuts add pieces, the inside ones go.
    #expect(try circles.united().contours.joined().count <= 18)
    let squares = Self.square + Self.square.translated(by: Vector(dx: 3, dy: 4))
    #expect(try squares.united().contours.map(\.count) == [8])
  }

  @Test func `empty and degenerate outlines come back`() throws {
    #expect(try VectorPath().united() == VectorPath())
    let dot = VectorPath([.move(.zero), .line(.zero), .close])
    #expect(try dot.united() == dot)
    let nowhere = VectorPath.circle(center: Point(x: .nan, y: 0), radius: 1)
    #expect(!nowhere.hasOverlappingContours)
    let line = VectorPath([.move(.zero), .line(Point(x: 5, y: 5)), .close])
    #expect(!line.hasOverlappingContours)
  }

  @Test func `an outline with a coordinate that is not finite comes back`() throws {
    let square = VectorPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    for bad in [Double.nan, .infinity] {
      for point in [Point(x: bad, y: 5), Point(x: 5, y: bad)] {
        var path = square + square
        path.line(to: point)
        path.close()
        #expect(try path.united().elements.count == path.elements.count)
      }
    }
  }

  @Test func `area is positive clockwise and exact for curves`() {
    #expect(Self.square.area == 100)
    #expect(Self.square.reversed.area == -100)
    let parabola = VectorPath([
      .move(.zero), .quad(Point(x: 1, y: -2), Point(x: 2, y: 0)), .close,
    ])
    #expect(abs(parabola.area - 4.0 / 3) < 1e-12)
    #expect(abs(VectorPath.circle(center: .zero, radius: 1).area - .pi) < 2e-5)
  }
}
