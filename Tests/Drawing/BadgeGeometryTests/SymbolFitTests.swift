import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct SymbolFitTests {
  /// A box standing on the baseline, in em.
  static func box(_ width: Double, _ height: Double) -> VectorPath {
    .rectangle(Rect(x: 0.1, y: -height, width: width, height: height))
  }

  @Test(arguments: [(1, 0.5), (2, 0.33), (3, 0.25), (5, 0.25)])
  func `a symbol without a badge has its step's size`(characters: Int, size: Double) throws {
    let geometry = try ButtonGeometry(height: 100, badgeCorner: nil)
    let fit = try #require(
      geometry.fit(
        Self.box(0.3, 0.3), characters: Double(characters), capHeight: 1490.0 / 2048))
    #expect(abs(fit.fontSize - size * 100) < 1e-9)
  }

  @Test(arguments: [(0.8, 0.7), (2.4, 0.7), (0.4, 1.6), (4, 0.5)])
  func `a symbol that would come too close shrinks until it keeps clear`(
    width: Double, height: Double
  ) throws {
    let geometry = try ButtonGeometry(height: 100)
    let fit = try #require(
      geometry.fit(Self.box(width, height), characters: 1, capHeight: 0.1))
    #expect(fit.clearance >= 3 - 1e-6 && fit.clearance < 3.02)
    try Self.check(fit, in: geometry)
  }

  /// Measures the ink itself against the ring and the badge.
  static func check(_ fit: SymbolFit, in geometry: ButtonGeometry) throws {
    let corners = [
      Point(x: fit.inkBounds.minX, y: fit.inkBounds.minY),
      Point(x: fit.inkBounds.maxX, y: fit.inkBounds.minY),
      Point(x: fit.inkBounds.maxX, y: fit.inkBounds.maxY),
      Point(x: fit.inkBounds.minX, y: fit.inkBounds.maxY),
    ]
    for corner in corners {
      #expect(corner.distance(to: geometry.center) <= geometry.ringInnerRadius - 3 + 1e-6)
    }
    let badge = try #require(geometry.badgeCenter)
    let nearest = Point(
      x: min(max(badge.x, fit.inkBounds.minX), fit.inkBounds.maxX),
      y: min(max(badge.y, fit.inkBounds.minY), fit.inkBounds.maxY))
    // Points of the outline are at most 0.02 em apart, so an edge comes nearer to the badge between two of them: by
    // 0.4² / (2 × 23) points for an em of 40 points.
    #expect(nearest.distance(to: badge) >= geometry.badgeRadius + 3 - 4e-3)
  }

  @Test func `ink is centred without a badge`() throws {
    let geometry = try ButtonGeometry(height: 100, badgeCorner: nil)
    let fit = try #require(
      geometry.fit(Self.box(1.2, 0.7), characters: 3, capHeight: 0.7))
    #expect(fit.inkBounds.center.distance(to: geometry.center) < 1e-9)
  }

  @Test(arguments: BadgeCorner.allCases)
  func `a symbol has one size whatever the badge's corner`(corner: BadgeCorner) throws {
    // As wide as CHF, and heavier below: it comes nearer to some corners than to others.
    for outline in [Self.box(2, 0.75), Self.box(1.2, 0.7) + Self.box(0.3, -0.2)] {
      let fits = try [BadgeCorner.bottomLeft, corner].map { corner in
        let geometry = try ButtonGeometry(height: 100, badgeCorner: corner)
        return try #require(
          geometry.fit(outline, characters: 3, capHeight: 0.7))
      }
      #expect(fits[0].fontSize == fits[1].fontSize)
      #expect(fits[1].clearance >= 3 - 1e-6)
    }
  }

  @Test func `a very wide symbol moves away from the badge`() throws {
    let geometry = try ButtonGeometry(height: 100)
    let fit = try #require(
      geometry.fit(Self.box(3.5, 1.2), characters: 6, capHeight: 0.7))
    #expect(
      fit.inkBounds.center.x > geometry.center.x && fit.inkBounds.center.y < geometry.center.y)
    // Toward the corner across from the badge.
    #expect(abs((fit.inkBounds.center.x - 50) - (50 - fit.inkBounds.center.y)) < 1e-9)
    #expect(abs(fit.clearance - 3) < 0.01)
    try Self.check(fit, in: geometry)
  }

  @Test func `a symbol in another font is as high as in Inter`() throws {
    let geometry = try ButtonGeometry(height: 100, badgeCorner: nil)
    let fit = try #require(
      geometry.fit(Self.box(0.2, 0.6), characters: 1, capHeight: 0.6))
    #expect(abs(fit.fontSize * 0.6 - 50 * 1490 / 2048) < 1e-9)
  }

  @Test(arguments: [1.0, 50, 4096])
  func `a fit grows linearly with the height`(h: Double) throws {
    let outline = Self.box(2, 0.9)
    let unit = try #require(
      try ButtonGeometry(height: 1).fit(outline, characters: 1, capHeight: 0.7))
    let large = try #require(
      try ButtonGeometry(height: h).fit(outline, characters: 1, capHeight: 0.7))
    #expect(abs(large.fontSize - unit.fontSize * h) < 1e-9 * h)
    #expect(abs(large.inkBounds.minX - unit.inkBounds.minX * h) < 1e-9 * h)
  }

  @Test func `a symbol without ink has no fit`() throws {
    let geometry = try ButtonGeometry(height: 100)
    #expect(geometry.fit(VectorPath(), characters: 1, capHeight: 0.7) == nil)
  }
}
