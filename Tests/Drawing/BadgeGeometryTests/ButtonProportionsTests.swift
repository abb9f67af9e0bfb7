import MathSupport
import BadgeGeometry
import Testing
import VectorGraphics

/// The size of the ring and the place of the badge.
@Suite struct ButtonProportionsTests {
  static func geometry(
    corner: BadgeCorner? = .bottomLeft, height: Double = 100,
    _ change: (inout ButtonProportions) -> Void
  ) throws(GeometryError) -> ButtonGeometry {
    var proportions = ButtonProportions()
    change(&proportions)
    return try ButtonGeometry(height: height, badgeCorner: corner, proportions: proportions)
  }

  @Test func `the defaults are a ring of 0.94 and an overhang of 0.03`() throws {
    let standard = try Self.geometry { _ in }
    let written = try Self.geometry { ($0.ringDiameter, $0.badgeOverhang) = (0.94, 0.03) }
    #expect(abs(standard.ringRadius - written.ringRadius) < 1e-9)
    let offsets = (try #require(standard.badgeOffset), try #require(written.badgeOffset))
    #expect((offsets.0 - offsets.1).length < 1e-9)
  }

  @Test(arguments: [0.3, 0.5, 0.8, 1], [0.01, 0.07, 0.14])
  func `the ring has its diameter, whatever its thickness`(diameter: Double, thickness: Double)
    throws
  {
    let geometry = try Self.geometry {
      ($0.ringDiameter, $0.ringThickness, $0.badgeDiameter) = (diameter, thickness, 0.2)
      $0.padding = 0.1
    }
    #expect(abs(2 * geometry.ringOuterRadius - diameter * 80) < 1e-9)
    #expect(abs(geometry.strokeWidth - thickness * 80) < 1e-9)
  }

  @Test(arguments: BadgeCorner.allCases)
  func `the badge extends beyond the ring by its overhang`(corner: BadgeCorner) throws {
    let geometry = try Self.geometry(corner: corner) {
      ($0.ringDiameter, $0.badgeOverhang, $0.padding) = (0.8, 0.12, 0.05)
    }
    let center = try #require(geometry.badgeCenter)
    let reach = max(abs(center.x - 50), abs(center.y - 50)) + geometry.badgeRadius
    #expect(abs(reach - geometry.ringOuterRadius - 0.12 * 90) < 1e-9)
  }

  @Test func `a badge may lie over the padding, but not leave the picture`() throws {
    let error = try #require(throws: GeometryError.self) {
      try Self.geometry { ($0.ringDiameter, $0.badgeOverhang, $0.padding) = (1, 0.2, 0.1) }
    }
    #expect(
      error.description
        == "with the badge overhang 0.2, the badge leaves the picture: give at most 0.125, or a smaller "
        + "ring size")
    let geometry = try Self.geometry {
      ($0.ringDiameter, $0.badgeOverhang, $0.padding) = (1, 0.125, 0.1)
    }
    #expect(abs(try #require(geometry.badgeCenter).x - geometry.badgeRadius) < 1e-9)
    // Without a badge there is nothing to leave it.
    _ = try Self.geometry(corner: nil) { $0.badgeOverhang = 0.4 }
  }

  @Test func `a badge that covers the centre of the ring is refused`() throws {
    #expect(throws: GeometryError.badgeOverCenter(size: 0.6, limit: 2 - 2.0.squareRoot())) {
      try Self.geometry { $0.badgeDiameter = 0.6 }
    }
    let geometry = try Self.geometry { $0.badgeDiameter = 0.585 }
    #expect(try #require(geometry.badgeOffset).length > geometry.badgeRadius)
  }

  @Test func `a ring that fills itself and a mark that is all stroke are refused`() {
    #expect(throws: GeometryError.filledByRing(width: 0.2, size: 0.4)) {
      try Self.geometry { ($0.ringDiameter, $0.ringThickness) = (0.4, 0.2) }
    }
    #expect(throws: GeometryError.markTooThick(thickness: 0.3, length: 0.2)) {
      try Self.geometry { ($0.markThickness, $0.markLength) = (0.3, 0.2) }
    }
  }

  @Test(arguments: [0.5, 0.65, 0.8, 0.9, 1])
  func `a ring without a moat ends under the badge, or is closed away from it`(diameter: Double)
    throws
  {
    let geometry = try Self.geometry { $0.ringDiameter = diameter }
    let center = try #require(geometry.badgeCenter)
    guard let gap = geometry.gap else {
      #expect(geometry.ringOuterRadius < (center - geometry.center).length)
      return
    }
    for angle in [gap.start, gap.end] {
      let end = geometry.center + Degrees.unitVector(angle) * geometry.ringRadius
      #expect((end - center).length < geometry.badgeRadius, "\(angle)")
    }
  }
}
