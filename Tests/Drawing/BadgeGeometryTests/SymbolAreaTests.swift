import BadgeGeometry
import Testing
import VectorGraphics

/// Outlines in the live area of a button without a ring.
@Suite struct SymbolAreaTests {
  /// Rectangles of several shapes, at 1 em.
  private static let shapes = [(0.2, 1.0), (0.6, 0.9), (1.0, 1.0), (2.0, 0.7), (4.0, 0.7)].map {
    VectorPath.rectangle(Rect(x: 0.1, y: -$1, width: $0, height: $1))
  }

  private static func geometry(_ corner: BadgeCorner?, _ area: SymbolArea) throws -> ButtonGeometry
  {
    try ButtonGeometry(
      height: 100, badgeCorner: corner, gap: nil, proportions: ButtonProportions(), grid: nil
    ).with(area)
  }

  /// Without a cap height, an outline has a size of its own.
  private static func fit(_ shape: VectorPath, _ geometry: ButtonGeometry) throws -> SymbolFit {
    try #require(geometry.fit(shape, characters: 1, capHeight: 0))
  }

  @Test(arguments: BadgeCorner.allCases, [SymbolArea.liveArea, .liveHeight])
  func `an outline is in the live area and keeps its clearance from the badge`(
    corner: BadgeCorner, area: SymbolArea
  ) throws {
    let geometry = try Self.geometry(corner, area)
    for shape in Self.shapes {
      let fit = try Self.fit(shape, geometry)
      #expect(geometry.clearance(of: shape.transformed(by: fit.placement)) >= 3 - 1e-2)
      #expect(fit.clearance >= 3 - 1e-2)
    }
  }

  @Test(arguments: BadgeCorner.allCases)
  func `no larger outline fits anywhere`(corner: BadgeCorner) throws {
    let geometry = try Self.geometry(corner, .liveArea)
    for shape in Self.shapes {
      let size = try Self.fit(shape, geometry).fontSize * 1.01
      let bounds = try #require(shape.bounds)
      let (width, height) = (bounds.width * size, bounds.height * size)
      for step in 0...400 {
        let (column, row) = (Double(step % 20) / 20, Double(step / 20) / 20)
        let place = Rect(
          x: column * (100 - width), y: row * (100 - height), width: width, height: height)
        #expect(
          width > 100 || height > 100 || geometry.clearance(of: .rectangle(place)) < 3, "\(place)")
      }
    }
  }

  @Test func `a mirrored corner mirrors the place`() throws {
    for area in [SymbolArea.liveArea, .liveHeight] {
      for shape in Self.shapes {
        let left = try Self.fit(shape, Self.geometry(.bottomLeft, area)).inkBounds
        let right = try Self.fit(shape, Self.geometry(.bottomRight, area)).inkBounds
        let top = try Self.fit(shape, Self.geometry(.topLeft, area)).inkBounds
        #expect(abs(left.minX + right.maxX - 100) < 1e-6 && abs(left.minY - right.minY) < 1e-6)
        #expect(abs(left.minY + top.maxY - 100) < 1e-6 && abs(left.minX - top.minX) < 1e-6)
      }
    }
  }

  @Test func `an outline is in the middle without a badge, and wherever the badge leaves it there`()
    throws
  {
    let shape = Self.shapes[1]
    let alone = try Self.fit(shape, Self.geometry(nil, .liveArea))
    #expect((alone.inkBounds.center - Point(x: 50, y: 50)).length < 1e-9)
    #expect(abs(alone.inkBounds.height - 100) < 1e-9)
    let geometry = try Self.geometry(.topRight, .liveArea)
    let small = try #require(
      geometry.fit(shape, characters: 1, capHeight: 0, largest: 0.1))
    #expect((small.inkBounds.center - Point(x: 50, y: 50)).length < 1e-9)
    #expect(abs(small.fontSize - 10) < 1e-9)
  }

  @Test func `in a toolbar, an outline touches the edge opposite the badge`() throws {
    for corner in BadgeCorner.allCases {
      for shape in Self.shapes {
        let ink = try Self.fit(shape, Self.geometry(corner, .liveHeight)).inkBounds
        let isTop = corner == .topLeft || corner == .topRight
        #expect(abs(isTop ? 100 - ink.maxY : ink.minY) < 1e-9, "\(corner)")
      }
    }
  }
}
