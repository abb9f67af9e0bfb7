import BadgeGeometry
import Foundation
import Testing
import VectorGraphics

/// The cut between ring and badge, and the padding around both.
@Suite struct MoatTests {
  static func geometry(
    _ moat: Double?, corner: BadgeCorner = .bottomLeft, badge: Double = 0.4, ring: Double = 0.06,
    padding: Double = 0
  ) throws -> ButtonGeometry {
    var proportions = ButtonProportions()
    proportions.moat = moat
    proportions.badgeDiameter = badge
    proportions.ringThickness = ring
    proportions.padding = padding
    return try ButtonGeometry(height: 100, badgeCorner: corner, proportions: proportions)
  }

  static func points(_ path: VectorPath) -> [Point] {
    path.flattened(tolerance: 1e-3).flatMap { $0 }
  }

  @Test(arguments: [0.01, 0.03, 0.1, 0.2], BadgeCorner.allCases)
  func `the ring keeps its distance from the badge, with ends that follow it`(
    moat: Double, corner: BadgeCorner
  ) throws {
    for badge in [0.01, 0.1, 0.25, 0.4, 0.49] {
      for ring in [0.01, 0.06, 0.25] {
        let geometry = try Self.geometry(moat, corner: corner, badge: badge, ring: ring)
        let center = try #require(geometry.badgeCenter)
        let cut = geometry.badgeRadius + moat * 100
        for path in [geometry.ring, geometry.disc] {
          let distances = Self.points(path).map { ($0 - center).length }
          #expect(distances.min() ?? 0 >= cut - 2e-3)
        }
        // Each end is an arc of the cut: several points lie on it wherever the ring meets it.
        let far = (geometry.center - center).length
        if far - cut < geometry.ringInnerRadius - 1e-6 {
          let onCut = Self.points(geometry.ring).filter { abs(($0 - center).length - cut) < 2e-3 }
          #expect(onCut.count >= 4)
        }
        #expect(geometry.ring.area > 0)
      }
    }
  }

  /// A disc of radius r at the distance d from a circle of radius R cuts a lens out of it, whose area has a closed
  /// form (Weisstein, "Circle-Circle Intersection").
  @Test
  func `a moat that does not reach the inner edge cuts a notch of the area of a lens`() throws {
    var notches = 0
    for (badge, moat) in [0.25, 0.4, 0.49].flatMap({ badge in (0...20).map { (badge, $0) } }) {
      let geometry = try Self.geometry(Double(moat) / 100, badge: badge, ring: 0.25)
      let (outer, inner) = (geometry.ringOuterRadius, geometry.ringInnerRadius)
      let cut = geometry.badgeRadius + geometry.ringMoat
      let distance = try #require(geometry.badgeOffset).length
      guard moat > 0, distance - cut > inner, distance - cut < outer else { continue }
      notches += 1
      func segment(_ a: Double, _ b: Double) -> Double {
        let chord = (distance * distance + a * a - b * b) / (2 * distance)
        return a * a * acos(chord / a) - chord * (a * a - chord * chord).squareRoot()
      }
      let whole = Double.pi * (outer * outer - inner * inner)
      let expected = whole - segment(outer, cut) - segment(cut, outer)
      #expect(abs(geometry.ring.area - expected) < 0.05, "\(badge), \(moat)")
      // The edge of the notch ends at the outer edge.
      let farthest = Self.points(geometry.ring).map { ($0 - geometry.center).length }.max() ?? 0
      #expect(abs(farthest - outer) < 0.02, "\(badge), \(moat)")
    }
    #expect(notches > 3)
  }

  @Test func `both ends are mirror images`() throws {
    let geometry = try Self.geometry(0.04)
    // Around the diagonal through the lower left badge, x and y change their roles.
    let mirrored = Affine(a: 0, b: -1, c: -1, d: 0, tx: 100, ty: 100)
    let points = Self.points(geometry.ring)
    for point in points {
      let other = mirrored * point
      #expect(points.contains { ($0 - other).length < 0.5 })
    }
    let gap = try #require(geometry.gap)
    #expect(abs((gap.start + gap.end) / 2 - 135) < 1e-9)
  }

  @Test func `without a moat the ring is the original's`() throws {
    #expect(try Self.geometry(0).ring == ButtonGeometry(height: 100).ring)
    #expect(try Self.geometry(nil).ring == ButtonGeometry(height: 100).ring)
    #expect(try Self.geometry(0.03).disc == ButtonGeometry(height: 100).disc)
  }

  @Test func `the same moat cuts an outline and a filled ring on one circle`() throws {
    let geometry = try Self.geometry(0.05)
    let center = try #require(geometry.badgeCenter)
    let nearest = [geometry.ring, geometry.disc].map { path in
      Self.points(path).map { ($0 - center).length }.min() ?? 0
    }
    #expect(abs(nearest[0] - 25) < 2e-3 && abs(nearest[1] - 25) < 2e-3)
  }

  @Test func `a gap and a moat exclude each other`() throws {
    var proportions = ButtonProportions()
    proportions.moat = 0.03
    let gap = try RingGap(start: 100, end: 170)
    #expect(throws: GeometryError.gapAndMoat) {
      try ButtonGeometry(height: 50, gap: gap, proportions: proportions)
    }
    proportions.moat = 0
    #expect(try ButtonGeometry(height: 50, gap: gap, proportions: proportions).gap == gap)
  }

  @Test(arguments: [0.05, 0.0833, 0.2, 0.4])
  func `padding shrinks everything around the centre`(padding: Double) throws {
    for moat: Double? in [nil, 0.03] {
      let padded = try Self.geometry(moat, padding: padding)
      let plain = try Self.geometry(moat)
      let shrink =
        Affine.translation(Vector(dx: 50, dy: 50)) * .scale(1 - 2 * padding)
        * .translation(Vector(dx: -50, dy: -50))
      #expect(padded.height == 100)
      let (ring, expected) = (padded.ring, plain.ring.transformed(by: shrink))
      #expect(abs(ring.area - expected.area) < 1e-3)
      let (bounds, frame) = (try #require(ring.bounds), try #require(expected.bounds))
      #expect((bounds.origin - frame.origin).length < 1e-3)
      #expect(abs(bounds.width - frame.width) < 1e-3)
      let badge = try #require(padded.badgeCenter)
      #expect((badge - shrink * (try #require(plain.badgeCenter))).length < 1e-9)
      #expect(badge.x - padded.badgeRadius >= padding * 100 - 1e-9)
    }
  }

  @Test(arguments: [-0.01, 0.21, .nan]) func `a moat out of range is refused`(moat: Double) {
    #expect(throws: GeometryError.self) { try Self.geometry(moat) }
  }

  @Test(arguments: [-0.01, 0.41, .nan]) func `a padding out of range is refused`(padding: Double) {
    #expect(throws: GeometryError.self) { try Self.geometry(nil, padding: padding) }
  }
}
