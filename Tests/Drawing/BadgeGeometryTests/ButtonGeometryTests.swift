import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct ButtonGeometryTests {
  @Test(arguments: [1.0, 20, 50, 333.3, 4096])
  func `everything is a fraction of the height`(h: Double) throws {
    let geometry = try ButtonGeometry(height: h)
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b * h) < 1e-12 * h }
    #expect(isNear(geometry.ringRadius, 0.44) && isNear(geometry.strokeWidth, 0.06))
    #expect(isNear(geometry.badgeDiameter, 0.4))
    let offset = try #require(geometry.badgeOffset)
    #expect(isNear(offset.dx, -0.3) && isNear(offset.dy, 0.3))
    #expect(geometry.arcStart == 160 && geometry.arcEnd == 480)
  }

  @Test(arguments: [1.0, 20, 4096])
  func `outlines grow linearly with the height`(h: Double) throws {
    let unit = try ButtonGeometry(height: 1)
    let large = try ButtonGeometry(height: h)
    for part in [\ButtonGeometry.ring, \.disc] {
      let scaled = unit[keyPath: part].transformed(by: .scale(h))
      for (a, b) in zip(scaled.contours.joined(), large[keyPath: part].contours.joined()) {
        #expect(a.end.distance(to: b.end) < 1e-9 * h)
      }
    }
  }

  @Test(arguments: [BadgeCorner.bottomLeft, .topLeft])
  func `a corner's mirror image is the other corner's button`(corner: BadgeCorner) throws {
    let left = try ButtonGeometry(height: 50, badgeCorner: corner)
    let right = try ButtonGeometry(height: 50, badgeCorner: corner.mirrored)
    let mirror = Affine(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0)
    for part in [\ButtonGeometry.ring, \.disc] {
      let mirrored = Self.rounded(left[keyPath: part].transformed(by: mirror))
      #expect(mirrored == Self.rounded(right[keyPath: part]))
    }
    #expect(left.badgeCenter.map { mirror * $0 } == right.badgeCenter)
  }

  private static func rounded(_ path: VectorPath) -> Set<Point> {
    Set(
      path.contours.joined().map {
        Point(x: ($0.end.x * 1e9).rounded() / 1e9, y: ($0.end.y * 1e9).rounded() / 1e9)
      })
  }

  @Test(arguments: [(120.0, 160.0), (-20, 30), (90, 400), (0, 1)])
  func `the gap is empty of ring ink and the rest is full of it`(start: Double, end: Double) throws
  {
    let geometry = try ButtonGeometry(height: 100, gap: RingGap(start: start, end: end))
    let polygons = geometry.ring.flattened(tolerance: 1e-4)
    for angle in stride(from: 0.25, to: 360, by: 0.5) {
      let middle = geometry.center + Affine.rotation(degrees: angle).xAxis * geometry.ringRadius
      let isInGap = [angle - 360, angle, angle + 360].contains { $0 > start && $0 < end }
      #expect(winding(of: polygons, around: middle) == (isInGap ? 0 : 1), "at \(angle)°")
    }
  }

  @Test(arguments: [(160.0, 120.0), (120, 120), (0, 360), (.nan, 3), (0, .infinity), (0, 1e9)])
  func `a gap that is not valid is refused`(start: Double, end: Double) {
    #expect(throws: GeometryError.self) { try RingGap(start: start, end: end) }
  }

  @Test(arguments: [
    ("120...160", 120.0, 160.0), ("-20...20.5", -20, 20.5), ("3e2...340", 300, 340),
  ])
  func `a gap is read from its text`(text: String, start: Double, end: Double) throws {
    #expect(try RingGap(text) == RingGap(start: start, end: end))
    #expect(try RingGap(RingGap(text).description) == RingGap(text))
  }

  @Test(arguments: ["", "120", "120...", "...160", "120..160", "120 ... 160", "a...b", "160...120"])
  func `a text that is not a gap is refused`(text: String) {
    #expect(throws: GeometryError.self) { try RingGap(text) }
  }

  @Test(arguments: [-1, 1.5, Double.nan, .infinity])
  func `a proportion out of range is refused`(value: Double) {
    let properties: [WritableKeyPath<ButtonProportions, Double>] = [
      \.ringThickness, \.badgeDiameter, \.clearance, \.symbolSteps[1],
    ]
    for property in properties {
      var proportions = ButtonProportions()
      proportions[keyPath: property] = value
      #expect(throws: GeometryError.self) {
        try ButtonGeometry(height: 50, proportions: proportions)
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a height that is not valid is refused`(height: Double) {
    #expect(throws: GeometryError.self) { try ButtonGeometry(height: height) }
  }

  @Test func `a button without a badge has a whole ring`() throws {
    let geometry = try ButtonGeometry(height: 50, badgeCorner: nil)
    #expect(geometry.gap == nil && geometry.badgeCenter == nil && geometry.badgeDiameter == 0)
    #expect(geometry.ring.contours.count == 2)
  }

  @Test func `a filled disc stays clear of the badge`() throws {
    let geometry = try ButtonGeometry(height: 100)
    let center = try #require(geometry.badgeCenter)
    let nearest = geometry.disc.flattened(tolerance: 1e-4).joined()
      .map { $0.distance(to: center) }.min()
    #expect(abs(try #require(nearest) - 23) < 1e-3)
  }
}

extension Affine {
  /// Where the map sends the unit vector along x.
  var xAxis: Vector { Vector(dx: a, dy: b) }
}

/// How often polygons wind around a point, clockwise on screen.
func winding(of polygons: [[Point]], around p: Point) -> Int {
  var count = 0
  for polygon in polygons {
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      let (edge, arm) = (b - a, p - a)
      let side = edge.dx * arm.dy - edge.dy * arm.dx
      if a.y <= p.y, b.y > p.y, side > 0 { count += 1 }
      if a.y > p.y, b.y <= p.y, side < 0 { count -= 1 }
    }
  }
  return count
}
