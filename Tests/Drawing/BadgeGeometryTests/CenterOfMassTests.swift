import Testing
import VectorGraphics

import BadgeGeometry

@Suite struct CenterOfMassTests {
  @Test func `an outline without an area has no centre`() {
    let slanted = VectorPath([.move(.zero), .line(Point(x: 3, y: 2)), .close])
    #expect(slanted.centerOfMass == nil)
  }

  /// The centre of a triangle is the mean of its corners.
  @Test func `a triangle's centre is a third of the way up`() throws {
    let triangle = VectorPath([
      .move(.zero), .line(Point(x: 6, y: 0)), .line(Point(x: 0, y: 9)), .close,
    ])
    let center = try #require(triangle.centerOfMass)
    #expect(abs(center.x - 2) < 1e-3 && abs(center.y - 3) < 1e-3)
  }
}
