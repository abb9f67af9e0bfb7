import TestSupport
import Testing
import VectorGraphics

@Suite struct VectorPathBoundsTests {
  @Test func `a curve's bounds are its extrema and not its control points`() throws {
    var path = VectorPath()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(Point(x: 0, y: 100), Point(x: 100, y: 100), to: Point(x: 100, y: 0))
    let bounds = try #require(path.bounds)
    // The middle of this cubic lies at 3/4 of its controls' height.
    #expect(abs(bounds.maxY - 75) < 1e-12)
    #expect(bounds.minX == 0 && bounds.maxX == 100 && bounds.minY == 0)
  }

  @Test(arguments: 0..<50)
  func `bounds agree with a dense sampling of random curves`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func point() -> Point {
      Point(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    var path = VectorPath()
    path.move(to: point())
    path.cubic(point(), point(), to: point())
    path.quad(point(), to: point())
    path.close()
    let bounds = try #require(path.bounds)
    let samples = path.contours.joined().flatMap { segment in
      (0...2000).map { segment.point(at: Double($0) / 2000) }
    }
    for sample in samples { #expect(bounds.inset(by: -1e-9).contains(sample)) }
    let reached = samples.dropFirst().reduce(Rect(samples[0], samples[0])) { $0.union($1) }
    #expect(abs(reached.width - bounds.width) < 0.01 && abs(reached.height - bounds.height) < 0.01)
  }

  @Test func `a path without elements has no bounds`() {
    #expect(VectorPath().bounds == nil)
  }
}

extension Rect {
  /// Whether a point lies inside or on the edge.
  fileprivate func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}
