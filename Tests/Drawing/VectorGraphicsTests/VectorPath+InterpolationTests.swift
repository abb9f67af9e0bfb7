import Testing
import VectorGraphics

@Suite struct VectorPathInterpolationTests {
  private let small = VectorPath.circle(center: .zero, radius: 1)
  private let large = VectorPath.circle(center: Point(x: 4, y: 0), radius: 3)

  @Test func `half the way between two circles is the circle between them`() throws {
    let half = try #require(small.interpolated(to: large, 0.5))
    let bounds = try #require(half.bounds)
    #expect(abs(bounds.midX - 2) < 1e-9)
    #expect(abs(bounds.width - 4) < 1e-4)
  }

  @Test func `paths of other elements have nothing between them`() {
    #expect(small.interpolated(to: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), 0.5) == nil)
    #expect(!small.hasSameStructure(as: small + small))
  }

  @Test func `a path wound the other way has the elements and the area of the path`() {
    let path = large + VectorPath([.move(.zero), .line(.zero), .line(Point(x: 1, y: 2)), .close])
    #expect(path.reversedKeepingStructure.hasSameStructure(as: path))
    #expect(abs(path.reversedKeepingStructure.area + path.area) < 1e-9)
    #expect(path.reversedKeepingStructure.reversedKeepingStructure.area == path.area)
  }

  @Test func `a contour wound the other way turns, one that grows does not`() {
    #expect(small.contourThatTurns(on: large) == nil)
    #expect((small + large).contourThatTurns(on: small + large.reversedKeepingStructure) == 1)
  }

  @Test func `an arc has the pieces that it is asked for`() {
    for sweep in [10.0, 80, 170] {
      var path = VectorPath()
      path.arc(center: .zero, radius: 1, start: 0, sweep: sweep, pieces: 3)
      #expect(path.elements.count == 4)
    }
  }
}
