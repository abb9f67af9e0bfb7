import Testing
import VectorGraphics

@Suite struct PathDataTests {
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

  @Test(arguments: [
    // A digit before the point, spaces before a sign and repeated letters are left out.
    ("M0 0L.5 .5L1 1", "m0 0 .5.5.5.5"), ("M10 10L9.5 9.25", "m10 10-.5-.75"),
    ("M0 0L100 0L100 50Z", "m0 0h100v50z"),
    // The absolute command where it is the shorter one.
    ("M1000.125 1000.125L1 1", "m1000.125 1000.125L1 1"),
    (
      "M100 200C100 100 250 100 250 200C250 300 400 300 400 200",
      "m100 200c0-100 150-100 150 0s150 100 150 0"
    ),
  ])
  func `path data is written in its shortest form`(plain: String, short: String) throws {
    #expect(try VectorPath(svgData: plain).svgData() == short)
  }

  @Test(arguments: [
    // A number has a digit before its point, and ends at a space or a minus sign.
    ("M0 0L.5 .5L1.25 1.25L.75 .5", "M0 0l0.5 0.5 0.75 0.75-0.5-0.75"),
    // Lines have their letter, and each contour begins at an absolute point.
    ("M9 9L8 8ZM9 8L8 7Z", "M9 9L8 8ZM9 8L8 7Z"), ("M0 0L100 0L100 50Z", "M0 0h100v50Z"),
    // The short form `s` is used only after another curve, whose control point it mirrors.
    ("M0 0C0 0 1 2 3 4C5 6 7 8 9 0", "M0 0c0 0 1 2 3 4s4 4 6-4"),
  ])
  func `Android's path data is what every version of it reads`(
    plain: String, android: String
  ) throws {
    #expect(try VectorPath(svgData: plain).androidData() == android)
  }

  @Test(arguments: 0..<100)
  func `what is written reads back within half a thousandth, however long`(seed: Int) throws {
    var random = Seeded(seed: UInt64(seed))
    func point() -> Point {
      Point(x: .random(in: -99...99, using: &random), y: .random(in: -99...99, using: &random))
    }
    var path = VectorPath()
    for _ in 0..<5 {
      path.move(to: point())
      for _ in 0..<20 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: path.line(to: point())
        case 1: path.quad(point(), to: point())
        case 2: path.cubic(point(), point(), to: point())
        default: path.line(to: Point(x: 12, y: point().y))
        }
      }
      path.close()
    }
    let read = try VectorPath(svgData: path.svgData())
    #expect(read.elements.count == path.elements.count)
    for (a, b) in zip(read.contours.joined(), path.contours.joined()) {
      #expect(a.end.distance(to: b.end) < 0.00072)
      #expect(a.point(at: 0.3).distance(to: b.point(at: 0.3)) < 0.0015)
    }
  }

  @Test func `a number is its digits, without zeros that change nothing`() {
    for value in Array(-12_345...12_345) + [999_999, 1_000_000, -1_000_000_000_000_000, 10_010] {
      // By hand from the digits of the whole number: 12345 is 12.345.
      var digits = String(value.magnitude)
      while digits.count < 4 { digits = "0" + digits }
      var (whole, fraction) = (digits.dropLast(3), digits.suffix(3))
      while fraction.last == "0" { fraction = fraction.dropLast() }
      let sign = value < 0 ? "-" : ""
      let point = fraction.isEmpty ? "" : "."
      #expect(
        FixedPoint3.text(thousandths: value, leadingZero: true) == sign + whole + point + fraction)
      if whole == "0", !fraction.isEmpty { whole = "" }
      #expect(FixedPoint3.text(thousandths: value) == sign + whole + point + fraction)
    }
  }

  @Test func `numbers never carry an exponent or a lost sign`() {
    let path = VectorPath([
      .move(Point(x: 1e-9, y: -1e-9)), .line(Point(x: 123_456_789.123_4, y: -0.001)),
    ])
    #expect(path.svgData() == "m0 0 123456789.123-.001")
  }

  @Test
  func `a line without a length, which is left out, does not come between two curves`() throws {
    let (a, b, c) = (Point(x: 1, y: 6), Point(x: 1, y: 2), Point(x: 3, y: 0))
    var cubic = VectorPath()
    cubic.move(to: a)
    cubic.cubic(a, b, to: c)
    cubic.line(to: c)
    cubic.cubic(c, b, to: Point(x: 3, y: 9))
    var quad = VectorPath()
    quad.move(to: a)
    quad.quad(b, to: c)
    quad.line(to: c)
    quad.quad(Point(x: 5, y: -2), to: Point(x: 3, y: 9))
    for path in [cubic, quad] {
      let read = try VectorPath(svgData: path.svgData())
      #expect(read.elements == path.elements.filter { $0 != .line(c) })
    }
  }
}
