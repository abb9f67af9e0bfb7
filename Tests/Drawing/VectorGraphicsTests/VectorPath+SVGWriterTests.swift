import TestSupport
import Testing
import VectorGraphics

@Suite struct VectorPathSVGWriterTests {
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
    var random = SeededGenerator(seed: UInt64(seed))
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
