import MathSupport
import TestSupport
import Testing
import VectorGraphics

@Suite struct VectorPathStrokedTests {
  private static func outline(_ data: String, _ style: StrokeStyle) throws -> VectorPath {
    try VectorPath(svgData: data).stroked(style, elementLimit: 10_000)
  }

  /// The area that the outline fills.
  private static func area(_ data: String, _ style: StrokeStyle) throws -> Double {
    try outline(data, style).united().area
  }

  // MARK: Caps, joins and dots: areas of rectangles, circles and triangles

  @Test func `a cap adds nothing, a half circle or half a square at each end`() throws {
    for (cap, more) in [(StrokeStyle.Cap.butt, 0), (.round, Double.pi), (.square, 4.0)] {
      let area = try Self.area("M0 0L6 8", StrokeStyle(width: 2, cap: cap))
      #expect(abs(area - (10 * 2 + more)) < 0.01, "\(cap)")
    }
  }

  @Test func `a join adds a square, a quarter circle or a triangle at a right angle`() throws {
    // Two strips of 10 × 2 that overlap in a square of 1 × 1.
    for (join, more) in [(StrokeStyle.Join.miter, 1), (.round, Double.pi / 4), (.bevel, 0.5)] {
      for corner in ["M0 0H10V10", "M0 0H10V-10", "M10 10V0H0"] {
        let area = try Self.area(corner, StrokeStyle(width: 2, join: join))
        #expect(abs(area - (40 - 1 + more)) < 0.01, "\(join) \(corner)")
      }
      let closed = try Self.area("M0 0H10V10H0Z", StrokeStyle(width: 2, join: join))
      #expect(abs(closed - (12 * 12 - 8 * 8 - 4 * (1 - more))) < 0.01, "\(join)")
    }
  }

  /// SVG 2, 13.5.5: the ratio of miter length to width is 1 / sin(θ/2) for the angle θ between the lines.
  @Test func `a miter beyond the limit is a bevel`() throws {
    let corner = "M0 0H10L1.34 5"  // 30°: 1 / sin 15° = 3.8637
    let tip = try #require(
      try Self.outline(corner, StrokeStyle(width: 2, miterLimit: 3.87)).bounds)
    #expect(abs(tip.maxX - (10 + 1 / Degrees.tan(15))) < 0.01)
    let cut = try #require(
      try Self.outline(corner, StrokeStyle(width: 2, miterLimit: 3.86)).bounds)
    #expect(cut.maxX < 10.51)
  }

  @Test(arguments: ["M3 4h0", "M3 4z", "M3 4c0 0 0 0 0 0", "M3 4l0 0z", "M3 4q0 0 0 0h0"])
  func `a contour of length 0 is a dot with a round or square cap`(data: String) throws {
    #expect(try Self.outline(data, StrokeStyle(width: 2)).isEmpty)
    let round = try Self.outline(data, StrokeStyle(width: 2, cap: .round))
    #expect(abs(round.area - .pi) < 1e-3)
    let square = try Self.outline(data, StrokeStyle(width: 2, cap: .square))
    #expect(square.bounds == Rect(x: 2, y: 3, width: 2, height: 2))
  }

  @Test func `a point without a line is nothing, and a width of 0 too`() throws {
    #expect(try Self.outline("M3 4M5 6", StrokeStyle(width: 2, cap: .round)).isEmpty)
    #expect(try Self.outline("M3 4H9", StrokeStyle(width: 0, cap: .round)).isEmpty)
  }

  @Test func `a line that turns back ends as its join says`() throws {
    let ends = [(StrokeStyle.Join.miter, 12.0), (.round, 13), (.bevel, 12)]
    for (join, end) in ends {
      let bounds = try Self.outline("M0 0H12H4", StrokeStyle(width: 2, join: join)).bounds
      #expect(abs(try #require(bounds).maxX - end) < 1e-9)
    }
    // Within one curve, a turn is always round. This one turns back at 12.
    let curve = try Self.outline("M0 0C16 0 16 0 0 0", StrokeStyle(width: 2)).bounds
    #expect(abs(try #require(curve).maxX - 13) < 1e-3)
  }

  // MARK: The definition

  /// Curves whose radius of curvature is partly or everywhere less than half the width, and others.
  static let curves: [(data: String, width: Double)] = [
    ("M5 18C5 4 19 4 19 18", 3), ("M4 18C4 4 20 20 20 5", 3), ("M4 18Q12 -6 20 18", 3),
    // Arcs of radius 2, narrow and wide.
    ("M10 12A2 2 0 0 1 14 12", 2), ("M10 12A2 2 0 0 1 14 12", 12), ("M10 12A2 2 0 1 1 12 14", 7),
    ("M10 12A2 2 0 1 0 12 14", 7), ("M10 12A2 2 0 1 0 12 14", 4),
    // Circles and ellipses.
    ("M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z", 5), ("M11 12a1 1 0 0 0 2 0a1 1 0 0 0 -2 0z", 5),
    ("M4 12a8 2 0 0 1 16 0a8 2 0 0 1 -16 0z", 5), ("M4 12a8 2 0 0 0 16 0a8 2 0 0 0 -16 0z", 3),
    // Rounded rectangles and bends.
    ("M10 9h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z", 10),
    ("M4 6H10A2 2 0 0 1 10 10H8A2 2 0 0 0 8 14H14", 6),
    // Narrow bends, loops and spirals.
    ("M6 19Q12 -10 14 19", 6), ("M5 18C21 2 3 2 19 18", 3), ("M5 18C27 0 -3 0 19 18", 3),
    ("M5 18C20.5 4 3.5 4 19 18", 4), ("M4 18C20 18 20 17 6 16", 5),
    ("M10 10C14 9 15 13 12 15C9 17 8 12 12 11", 9), ("M8 12C24 12.05 0 12.02 16 12", 4),
    ("M12 12A1 1 0 0 1 14 12A3 3 0 0 1 8 12A5 5 0 0 1 18 12", 4),
    // A cusp, and control points on the ends.
    ("M5 18C19 4 5 4 19 18", 3), ("M4 17C20 5 4 5 20 17", 5), ("M5 18C5 18 8 2 19 18", 5),
    ("M5 18C8 2 19 18 19 18", 5), ("M5 18C5 18 19 6 19 6", 5),
  ]

  @Test(arguments: curves)
  func `a stroke is what a line across the curve sweeps, and nowhere wound backwards`(
    data: String, width: Double
  ) throws {
    let path = try VectorPath(svgData: data)
    let outline = try path.stroked(StrokeStyle(width: width), elementLimit: 1000)
    let faults = StrokeModel(path, width: width).faults(of: outline)
    #expect(faults == [])
  }

  @Test func `the same holds for curves at random`() throws {
    var random = RandomNumbers(seed: 31)
    for _ in 0..<40 {
      let numbers = (0..<8).map { _ in Double(random.next() % 24) }
      let width = Double(1 + random.next() % 10)
      let data =
        "M\(numbers[0]) \(numbers[1])C\(numbers[2...].map { "\($0)" }.joined(separator: " "))"
      let path = try VectorPath(svgData: data)
      let outline = try path.stroked(StrokeStyle(width: width), elementLimit: 1000)
      let faults = StrokeModel(path, width: width).faults(of: outline)
      #expect(faults == [], "\(data) \(width)")
    }
  }

  // MARK: Several widths

  /// The faults of the outline at the first width, which has what the other widths need.
  private static func faults(_ data: String, _ widths: [Double]) throws -> [String] {
    let path = try VectorPath(svgData: data)
    let strokes = widths.map { Stroke(path, StrokeStyle(width: $0, join: .round)) }
    guard let outlines = try VectorPath.outlines(strokes, elementLimit: 4000),
      outlines.allSatisfy({ $0.hasSameStructure(as: outlines[0]) })
    else { return ["there are no outlines of one structure"] }
    return StrokeModel(path, width: widths[0]).faults(of: outlines[0])
  }

  @Test(arguments: curves)
  func `outlines of several widths have the same structure, and are right`(
    data: String, width: Double
  ) throws {
    #expect(try Self.faults(data, [width / 3, width / 6, width]) == [])
  }

  @Test func `the same holds for random lines and curves`() throws {
    var random = RandomNumbers(seed: 7)
    for width in [0.5, 1, 2, 3, 4, 5] {
      func numbers(_ count: Int) -> String {
        (0..<count).map { _ in "\(random.next() % 24)" }.joined(separator: " ")
      }
      let data = "M\(numbers(2))C\(numbers(6))L\(numbers(2))Q\(numbers(4))"
      #expect(try Self.faults(data, [width, 0.5, 2, 5]) == [], "\(data)")
    }
  }

  // MARK: Size and bounds

  /// The number of segments of each outline: a few for each curve of the path, however tight it is.
  @Test(arguments: [
    ("M5 18C5 4 19 4 19 18", 3.0, 14), ("M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z", 5, 45),
    ("M10 12a2 2 0 0 1 4 0a2 2 0 0 1 -4 0z", 4, 30), ("M5 18C19 4 5 4 19 18", 3, 40),
    ("M0 0H10V10", 2, 8),
  ])
  func `an outline is short`(data: String, width: Double, most: Int) throws {
    let outline = try Self.outline(data, StrokeStyle(width: width))
    #expect(outline.elements.count <= most)
  }

  @Test func `the sides of an arc are within 1/5000 of the extent`() throws {
    let outline = try Self.outline("M0 10A10 10 0 0 1 20 10", StrokeStyle(width: 2))
    let distances = outline.flattened(tolerance: 1e-4).joined().map {
      $0.distance(to: Point(x: 10, y: 10))
    }
    let nearest = try #require(distances.filter { $0 > 10 }.min())
    let farthest = try #require(distances.filter { $0 < 10 }.max())
    #expect(abs(nearest - 11) < 22.0 / 5000 && abs(farthest - 9) < 22.0 / 5000)
  }

  @Test func `an outline beyond the limit is refused`() throws {
    let path = try VectorPath(svgData: "M0 0" + String(repeating: "l1 1l1 -1", count: 1000))
    #expect(throws: StrokeTooLongError.self) {
      try path.stroked(StrokeStyle(width: 0.1), elementLimit: 2000)
    }
    #expect(try path.stroked(StrokeStyle(width: 0.1), elementLimit: 9000).elements.count > 2000)
  }

  @Test(arguments: [1e-300, 1e-9, 1e9, 1e150, 1e300, .infinity, .nan])
  func `coordinates of any size end in an outline of a few elements`(size: Double) throws {
    let s = size
    let path = VectorPath([
      .move(.zero), .cubic(Point(x: s, y: s), Point(x: -s, y: s), Point(x: 0, y: 1)),
      .quad(Point(x: s, y: -s), Point(x: 1, y: s)), .line(Point(x: s, y: 1)), .close,
    ])
    for width in [1e-300, 1, 1e300] {
      let outline = try path.stroked(
        StrokeStyle(width: width, cap: .round, join: .round), elementLimit: 100_000)
      #expect(outline.elements.count < 100_000)
    }
  }
}

/// A linear congruential generator, so that a failure can be repeated (D. Knuth's MMIX).
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
