import BadgeGeometry
import Testing
import VectorGraphics

/// The sizes and places that symbols have in common.
@Suite struct FitInRhythmTests {
  /// A narrow letter, so that only the common cap height limits its size.
  private static let letter = SymbolFitTests.box(0.3, 0.7)

  private static func geometry(
    _ corner: BadgeCorner? = .bottomLeft, badge: Double = 0.4, moat: Double? = nil
  ) throws -> ButtonGeometry {
    var proportions = ButtonProportions()
    (proportions.badgeDiameter, proportions.moat) = (badge, moat)
    return try ButtonGeometry(height: 100, badgeCorner: corner, proportions: proportions)
  }

  private static func fit(
    _ outline: VectorPath, _ characters: Double, in geometry: ButtonGeometry
  ) throws -> SymbolFit {
    try #require(geometry.fit(outline, characters: characters, capHeight: inter))
  }

  /// The cap height of Inter, for which the steps are.
  private static let inter = 1490.0 / 2048

  /// A badge of Fluent's size with its moat, the default one, and none.
  private static let geometries: [@Sendable () throws -> ButtonGeometry] = [
    { try FitInRhythmTests.geometry(badge: 0.46, moat: 0.042) },
    { try FitInRhythmTests.geometry() },
    { try FitInRhythmTests.geometry(nil) },
  ]

  @Test(arguments: geometries.indices)
  func `the size does not grow with the number of characters`(index: Int) throws {
    let geometry = try Self.geometries[index]()
    let sizes = try (1...7).map { try Self.fit(Self.letter, Double($0), in: geometry).fontSize }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(sizes[0] > sizes[2])
    #expect(sizes[3] == sizes[6])
  }

  @Test func `a fraction of a character has a size between those of whole numbers`() throws {
    let geometry = try Self.geometry(badge: 0.46, moat: 0.042)
    func size(_ characters: Double) throws -> Double {
      try Self.fit(Self.letter, characters, in: geometry).fontSize
    }
    #expect(try size(2) > size(2.5) && size(2.5) > size(3))
  }

  @Test(arguments: geometries.indices)
  func `outlines that fit have one size and one place, and wider ones are smaller in it`(
    index: Int
  ) throws {
    let geometry = try Self.geometries[index]()
    let narrow = try Self.fit(Self.letter, 3, in: geometry)
    let usual = try Self.fit(SymbolFitTests.box(1.7, 0.7), 3, in: geometry)
    let wide = try Self.fit(SymbolFitTests.box(3.5, 0.7), 3, in: geometry)
    #expect(narrow.fontSize == usual.fontSize)
    #expect(wide.fontSize < usual.fontSize)
    #expect(wide.clearance >= 3 - 1e-6 && wide.clearance < 3.02)
    for fit in [usual, wide] {
      #expect(fit.inkBounds.center.distance(to: narrow.inkBounds.center) < 1e-9)
    }
  }

  @Test(arguments: BadgeCorner.allCases)
  func `symbols move away from the badge, as far in every corner`(corner: BadgeCorner) throws {
    let geometry = try Self.geometry(corner, badge: 0.46, moat: 0.042)
    let fit = try Self.fit(Self.letter, 1, in: geometry)
    let move = fit.inkBounds.center - geometry.center
    let badge = try #require(geometry.badgeOffset)
    #expect(abs(move.dx * badge.dy - move.dy * badge.dx) < 1e-6)
    #expect(move.dx * badge.dx + move.dy * badge.dy < 0)
    let other = try Self.fit(Self.letter, 1, in: Self.geometry(badge: 0.46, moat: 0.042))
    #expect(abs(move.length - (other.inkBounds.center - geometry.center).length) < 1e-9)
    #expect(fit.fontSize == other.fontSize)
  }

  @Test func `without a badge, a symbol is in the middle and has its step's size`() throws {
    let geometry = try Self.geometry(nil)
    let fit = try Self.fit(Self.letter, 1, in: geometry)
    #expect(fit.inkBounds.center.distance(to: geometry.center) < 1e-9)
    #expect(abs(fit.fontSize - 50) < 1e-9)
  }

  @Test func `a large badge with a moat costs at most 15 % of the size`() throws {
    let without = try Self.fit(Self.letter, 1, in: Self.geometry(nil)).fontSize
    let with = try Self.fit(Self.letter, 1, in: Self.geometry(badge: 0.46, moat: 0.042)).fontSize
    #expect(with >= 0.85 * without)
  }

  @Test(arguments: [0.2, 0.3, 0.4, 0.5], [0, 0.05, 0.1])
  func `symbols keep clear of ring and badge in other proportions too`(
    badge: Double, moat: Double
  ) throws {
    let geometry = try Self.geometry(badge: badge, moat: moat)
    for (characters, width) in [(1.0, 0.6), (2, 1.4), (3, 2.2), (4, 3)] {
      let fit = try Self.fit(SymbolFitTests.box(width, 0.75), characters, in: geometry)
      #expect(fit.clearance >= 3 - 1e-6)
    }
  }
}
