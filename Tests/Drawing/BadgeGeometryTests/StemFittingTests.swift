import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct StemFittingTests {
  @Test(arguments: [
    (1.67, nil, 2), (1.67, 1, 1), (1.99, 1, 1), (2.01, 1, 2), (1.48, nil, 1), (1.48, 2, 2),
    (1.36, 2, 1), (2.58, 2, 2), (2.58, 3, 3),
  ])
  func `a stroke has the thickness that is asked for, if it is near its own`(
    thickness: Double, wanted: Int?, fitted: Double
  ) throws {
    func stroke(_ width: Double, _ height: Double, y: Double) -> VectorPath {
      .rectangle(Rect(x: 3.3, y: y, width: width, height: height))
    }
    // A stroke is narrow beside the whole outline.
    let stem = stroke(thickness, 20, y: 2.1)
    let bars = stroke(20, thickness, y: 2.1) + stroke(20, thickness, y: 14.4)
    let width = stem.stemsFitted(toPixelsAt: 1, stroke: wanted).bounds?.width
    #expect(try abs(#require(width) - fitted) < 1e-9)
    for bar in bars.stemsFitted(toPixelsAt: 1, stroke: wanted).parts {
      #expect(try abs(#require(bar.bounds).height - fitted) < 1e-9)
    }
  }

  /// The widths of a bar's ends beside a stem of a pixel that it crosses.
  @Test(arguments: [(0.3, 0.0), (0.5, 1), (0.9, 1), (1.2, 1), (1.7, 2)])
  func `the end of a bar beside a stem is a pixel long`(length: Double, fitted: Double) throws {
    let stem = VectorPath.rectangle(Rect(x: 5, y: 0, width: 1, height: 12))
    let bar = VectorPath.rectangle(
      Rect(x: 5 - length, y: 6, width: 1 + 2 * length, height: 1))
    let boxes = try (stem + bar).stemsFitted(toPixelsAt: 1).parts.map { try #require($0.bounds) }
    #expect(abs(boxes[0].minX - boxes[1].minX - fitted) < 1e-9)
    #expect(abs(boxes[1].maxX - boxes[0].maxX - fitted) < 1e-9)
  }

  @Test(arguments: [(1.4, false, 1.0), (1.6, false, 2), (1.6, true, 1), (1.8, true, 2)])
  func `the end of a stroke inside of a letter is shorter where ends open`(
    end: Double, opensEnds: Bool, fitted: Double
  ) {
    // A C of straight strokes, whose upper end hangs down.
    let corners = [
      (0, 0), (6, 0), (6, end), (5, end), (5, 1), (1, 1), (1, 5), (6, 5), (6, 6), (0.0, 6.0),
    ]
    var letter = VectorPath()
    letter.move(to: Point(x: 0, y: 0))
    for (x, y) in corners.dropFirst() { letter.line(to: Point(x: x, y: y)) }
    letter.close()
    let outline = letter.stemsFitted(toPixelsAt: 1, opensEnds: opensEnds)
    #expect(outline.contours[0][1].end == Point(x: 6, y: fitted))
  }

  @Test(arguments: [(0.3, false), (0.45, true), (0.8, true)])
  func `the end of a stroke that faces a bar stays apart from it`(gap: Double, isOpen: Bool) throws
  {
    // The bar of a G, and the end of its bow above it.
    let bar = VectorPath.rectangle(Rect(x: 0, y: 10, width: 6, height: 1))
    let end = VectorPath.rectangle(Rect(x: 4, y: 2, width: 2, height: 8 - gap))
    let boxes = try (bar + end).stemsFitted(toPixelsAt: 1).parts.map { try #require($0.bounds) }
    #expect((boxes[0].minY - boxes[1].maxY >= 1 - 1e-9) == isOpen)
  }
}
