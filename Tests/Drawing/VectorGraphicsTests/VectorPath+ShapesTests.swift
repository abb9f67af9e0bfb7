import Testing
import VectorGraphics

@Suite struct VectorPathShapesTests {
  @Test(arguments: [30.0, 90, 123, 320, 360])
  func `an arc stays within 3e-4 of its radius`(sweep: Double) {
    let center = Point(x: 3, y: 4)
    var path = VectorPath()
    path.arc(center: center, radius: 100, start: 17, sweep: sweep)
    for segment in path.contours.joined() {
      guard case .cubic = segment else { continue }
      for step in 0...100 {
        let distance = segment.point(at: Double(step) / 100).distance(to: center)
        #expect(abs(distance - 100) < 0.03)
      }
    }
  }

  @Test func `an arc begins and ends on its angles, clockwise on screen`() throws {
    var path = VectorPath()
    path.arc(center: .zero, radius: 10, start: 0, sweep: 90)
    #expect(path.elements.first == .move(Point(x: 10, y: 0)))
    guard case .cubic(_, _, let end) = try #require(path.elements.last) else { return }
    #expect(end == Point(x: 0, y: 10))
  }

  @Test func `an arc of an angle that is not finite adds nothing`() {
    for angle in [Double.nan, .infinity, -.infinity] {
      var path = VectorPath()
      path.arc(center: .zero, radius: 1, start: 0, sweep: angle)
      path.arc(center: .zero, radius: 1, start: angle, sweep: 90)
      #expect(path.isEmpty)
    }
  }

  @Test(arguments: [361.0, 1e9, -400, 1e300])
  func `an arc of more than a full turn is a full circle`(sweep: Double) {
    var path = VectorPath()
    path.arc(center: .zero, radius: 10, start: 0, sweep: sweep)
    #expect(abs(abs(path.area) - .pi * 100) < 0.01)
  }

  @Test func `an annular sector has its ring's share of the area`() {
    let sector = VectorPath.annularSector(
      center: .zero, innerRadius: 8, outerRadius: 10, start: 20, sweep: 90)
    #expect(abs(area(sector) - .pi * (100 - 64) / 4) < 0.01)
  }

  @Test func `a rounded rectangle of radius 0 is the rectangle`() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    #expect(VectorPath.roundedRectangle(rect, radius: 0) == .rectangle(rect))
    #expect(area(.rectangle(rect)) == 600)
  }

  @Test func `a circular corner takes away a square less a quarter disc`() {
    let rounded = VectorPath.roundedRectangle(Rect(x: 0, y: 0, width: 64, height: 40), radius: 16)
    #expect(abs(area(rounded) - (64 * 40 - (4 - .pi) * 256)) < 0.01)
  }

  @Test func `a continuous corner leaves the edge 1.52866499 radii before the corner`() {
    let tile = VectorPath.roundedRectangle(
      Rect(x: 0, y: 0, width: 64, height: 64), radius: 16, style: .continuous)
    #expect(tile.elements.first == .move(Point(x: 64 - 16 * 1.52866499, y: 0)))
    #expect(tile.bounds == Rect(x: 0, y: 0, width: 64, height: 64))
  }

  @Test(arguments: [48.9, 40, 32])
  func `a side too short for continuous corners has circular ones`(side: Double) {
    let rect = Rect(x: 0, y: 0, width: side, height: 100)
    #expect(
      VectorPath.roundedRectangle(rect, radius: 16, style: .continuous)
        == VectorPath.roundedRectangle(rect, radius: 16))
  }

  @Test func `every shape is symmetrical about its middle`() {
    let rect = Rect(x: 0, y: 0, width: 64, height: 64)
    for style in VectorPath.CornerStyle.allCases {
      let path = VectorPath.roundedRectangle(rect, radius: 10, style: style)
      let points = Set(path.flattened(tolerance: 0.01).joined().map(Self.rounded))
      let turned = Affine(a: -1, b: 0, c: 0, d: -1, tx: 64, ty: 64)
      #expect(points == Set(points.map { Self.rounded(turned * $0) }))
    }
  }

  private static func rounded(_ p: Point) -> Point {
    Point(x: (p.x * 1e6).rounded() / 1e6, y: (p.y * 1e6).rounded() / 1e6)
  }

  @Test func `a capsule is as round as its shorter side`() {
    let capsule = VectorPath.capsule(Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(abs(area(capsule) - (30 * 20 + .pi * 100)) < 0.01)
  }

  @Test func `reversing a contour negates its area and nothing else`() {
    let circle = VectorPath.circle(center: Point(x: 5, y: 5), radius: 5)
    #expect(area(circle) > 0)
    #expect(abs(area(circle) + area(circle.reversed)) < 1e-9)
    #expect(circle.bounds == circle.reversed.bounds)
    #expect(abs(area(.annulus(center: .zero, innerRadius: 3, outerRadius: 5)) - .pi * 16) < 0.01)
  }

  @Test func `a product of maps applies the right one first`() {
    let map = Affine.translation(Vector(dx: 10, dy: 0)) * .rotation(degrees: 90)
    #expect(map * Point(x: 1, y: 0) == Point(x: 10, y: 1))
  }
}

/// The signed area of a path's polygons: positive when wound clockwise on screen.
func area(_ path: VectorPath) -> Double {
  var sum = 0.0
  for polygon in path.flattened(tolerance: 1e-5) {
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      sum += (a.x * b.y - b.x * a.y) / 2
    }
  }
  return sum
}
