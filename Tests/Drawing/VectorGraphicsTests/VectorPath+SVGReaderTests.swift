import Testing
import VectorGraphics

@Suite struct VectorPathSVGReaderTests {
  /// Path data and the plain absolute form it means, after the examples of SVG 1.1, section 8.3.
  @Test(arguments: [
    ("M 100 100 L 300 100 L 200 300 z", "M100 100L300 100L200 300Z"),
    ("m10-5.5.5 3", "M10 -5.5L10.5 -2.5"),
    ("M0 0 10 20 30 40", "M0 0L10 20L30 40"),
    ("M1,2h3v4H5V6", "M1 2L4 2L4 6L5 6L5 6"),
    (
      "M100,200 C100,100 250,100 250,200 S400,300 400,200",
      "M100 200C100 100 250 100 250 200C250 300 400 300 400 200"
    ),
    ("M200,300 Q400,50 600,300 T1000,300", "M200 300Q400 50 600 300Q800 550 1000 300"),
    ("M0 0t5 5", "M0 0Q0 0 5 5"),
    ("M1 1l2 0zl0 3", "M1 1L3 1ZM1 1L1 4"),
    ("M1e1-2E0", "M10 -2"),
    ("", ""),
    ("M0 0A5 0 0 0 1 10 0", "M0 0L10 0"),
    ("  \n M\t1 , 2\r\n", "M1 2"),
  ])
  func `path data is read as the specification says`(data: String, plain: String) throws {
    let path = try VectorPath(svgData: data)
    #expect(path.svgData(isRelative: false) == plain)
  }

  @Test(arguments: [
    ("L1 1", PathDataError.Problem.missingMove, 0), ("M1", .missingNumber, 2),
    ("M1 2 X", .unknownCommand, 5), ("M1 2 L3", .missingNumber, 7),
    ("M1 2,,3 4", .missingNumber, 5), ("M,1 2", .missingNumber, 1),
    ("M0 0 A1 1 0 2 0 5 5", .badFlag, 12), ("M1e400 0", .outOfRange, 1),
    ("M0 0L-", .missingNumber, 5), ("M0 0é", .unknownCommand, 4), ("M0 0Z1 1", .unknownCommand, 5),
    ("M0 0L1 1,", .missingNumber, 9),
  ])
  func `malformed path data is refused with its place`(
    data: String, problem: PathDataError.Problem, offset: Int
  ) {
    let error = #expect(throws: PathDataError.self) { try VectorPath(svgData: data) }
    #expect(error?.problem == problem)
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    "M0 0L1 1 2 2 3 3", "M0 0h1h1h1", "M0 0 1 1 2 2 3 3", "M0 0zzz", "M0 0A1 1 0 1 1 0 1e-3",
  ])
  func `path data of more elements than the limit is refused`(data: String) throws {
    let count = try VectorPath(svgData: data).elements.count
    #expect(try VectorPath(svgData: data, elementLimit: count).elements.count == count)
    let error = #expect(throws: PathDataError.self) {
      try VectorPath(svgData: data, elementLimit: count - 1)
    }
    #expect(error?.problem == .tooLong(limit: count - 1))
  }

  @Test(arguments: [false, true], [false, true])
  func `an arc's flags choose among the four arcs`(isLarge: Bool, isClockwise: Bool) throws {
    // From (50, 0) to (100, 50) with radius 50: the centre is one of two corners of the square.
    let data = "M50 0A50 50 0 \(isLarge ? 1 : 0)\(isClockwise ? 1 : 0)100 50"
    let path = try VectorPath(svgData: data)
    let expected = isLarge == isClockwise ? Point(x: 100, y: 0) : Point(x: 50, y: 50)
    let segments = path.contours.joined().filter { if case .cubic = $0 { true } else { false } }
    #expect(segments.count == (isLarge ? 6 : 2))
    for segment in segments {
      #expect(abs(segment.point(at: 0.4).distance(to: expected) - 50) < 0.01)
    }
  }

  @Test func `an arc whose radii are too small to reckon with is a line`() throws {
    let path = try VectorPath(svgData: "M0 0A1e-320 1e-320 0 0 0 1 1")
    #expect(path == VectorPath([.move(.zero), .line(Point(x: 1, y: 1))]))
  }

  @Test func `an arc whose radii can't reach grows them`() throws {
    let path = try VectorPath(svgData: "M0 0A1 1 0 0 1 10 0")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minY + 5) < 1e-3 && abs(bounds.width - 10) < 1e-3)
  }
}
