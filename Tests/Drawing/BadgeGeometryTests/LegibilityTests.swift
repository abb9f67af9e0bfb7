import Testing
import VectorGraphics

import BadgeGeometry

/// How far pixels fall between strokes whose positions are known.
@Suite struct LegibilityTests {
  private func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `a pixel's coverage is the area of the ink in it`() throws {
    let coverage = try #require(OutlineCoverage(bar(1.25, 2.5, 2, 1)))
    #expect(abs(coverage[1, 2] - 0.375) < 1e-9 && abs(coverage[2, 3] - 0.5) < 1e-9)
    #expect(abs(coverage[3, 2] - 0.125) < 1e-9)
    #expect(coverage[0, 2] == 0 && coverage[4, 2] == 0 && coverage[1, 4] == 0)
  }

  @Test func `strokes on pixels with a pixel between are seen whole`() throws {
    let legibility = try #require(Legibility(of: bar(0, 0, 1, 8) + bar(2, 0, 1, 8), scale: 1))
    #expect(abs(legibility.contrast - 1) < 1e-9)
    #expect(legibility.isLegible)
  }

  @Test func `between pixels the same strokes are a grey area`() throws {
    let legibility = try #require(Legibility(of: bar(0.5, 0, 1, 8) + bar(2.5, 0, 1, 8), scale: 1))
    #expect(legibility.contrast < 0.01)
    #expect(!legibility.isLegible)
  }

  @Test func `strokes above each other count as those beside each other do`() throws {
    let upright = try #require(Legibility(of: bar(0, 0, 1, 8) + bar(1.7, 0, 1, 8), scale: 1))
    let flat = try #require(Legibility(of: bar(0, 0, 8, 1) + bar(0, 1.7, 8, 1), scale: 1))
    #expect(abs(upright.contrast - flat.contrast) <= 1.0 / 16)
  }

  @Test func `a symbol is clearer with more pixels`() throws {
    let ink = bar(0, 0, 0.13, 1) + bar(0.3, 0, 0.13, 1) + bar(0.6, 0, 0.13, 1)
    let few = try #require(Legibility(of: ink, scale: 5))
    let many = try #require(Legibility(of: ink, scale: 50))
    #expect(few.contrast < Legibility.threshold && many.contrast > 0.9)
  }

  @Test func `a single stroke is as clear as it is dark`() throws {
    #expect(try #require(Legibility(of: bar(0, 0, 0.4, 8), scale: 1)).contrast < 0.41)
    #expect(try #require(Legibility(of: bar(0, 0, 1, 8), scale: 1)).contrast > 0.99)
  }

  @Test func `what has no ink or is no small picture is not measured`() {
    #expect(Legibility(of: VectorPath(), scale: 1) == nil)
    #expect(Legibility(of: bar(0, 0, 10, 10), scale: 30) == nil)
  }

  @Test(arguments: [(4.4, true), (5, false)])
  func `three bars need five rows`(height: Double, isCramped: Bool) throws {
    let bars = bar(0, 0, 4, 1) + bar(0, height / 2 - 0.5, 4, 1) + bar(0, height - 1, 4, 1)
    for letter in [bars, bars + bar(6, -4, 1, 9)] {
      #expect(try #require(Legibility(of: letter, scale: 1)).isCramped == isCramped)
    }
  }

  @Test func `an outline that lost a contour is measured without it`() throws {
    let letters = bar(0, 0, 1, 8) + bar(3, 0, 1, 8)
    let legibility = try #require(Legibility(of: bar(0, 0, 1, 8), scale: 1, unfitted: letters))
    #expect(!legibility.isCramped && !legibility.isLegible)
  }

  @Test(arguments: [(0.6, false), (0.55, true)])
  func `a full stop without ink is lost`(side: Double, isLost: Bool) throws {
    // Of its pixel, 0.36 or 0.3 is covered.
    let word = bar(0, 0, 1, 8) + bar(3.2, 7.2, side, side)
    let legibility = try #require(Legibility(of: word, scale: 1))
    #expect(legibility.losesParts == isLost)
    #expect(!isLost || !legibility.isLegible)
  }

  @Test(arguments: [(3.0, 0.5, true), (3, 0.6, false), (2, 0.5, false)])
  func `a grey letter of three rows is lost`(height: Double, width: Double, isLost: Bool) throws {
    let word = bar(0, 0, 1, 8) + bar(3, 0, width, height)
    #expect(try #require(Legibility(of: word, scale: 1)).losesParts == isLost)
  }

  @Test(arguments: [
    (1.0, 0.0, true), (1, 1, true), (1, -1, true), (1, 2, false), (2, 0, false), (1.6, 0, false),
  ])
  func `letters touch in a row and over a corner`(x: Double, y: Double, touch: Bool) throws {
    let left = try #require(OutlineCoverage(bar(5, 5, 1, 1)))
    #expect(try left.touches(#require(OutlineCoverage(bar(5 + x, 5 + y, 1, 1)))) == touch)
  }

  /// A square of eight pixels with a square hole in the middle of a pixel of it.
  private static func square(hole: Double) -> VectorPath {
    let corner = 3.5 - hole / 2
    return .rectangle(Rect(x: 0, y: 0, width: 8, height: 8))
      + VectorPath.rectangle(Rect(x: corner, y: corner, width: hole, height: hole)).reversed
  }

  @Test(arguments: [(1.2, 0.4, true), (1.2, 0.6, false), (0.9, 0.4, false), (1.2, 1.2, false)])
  func `a hole of a pixel that fitting makes as dark as ink is lost`(
    before: Double, after: Double, isLost: Bool
  ) throws {
    // Of the hole's pixel, 0.84 or 0.64 is covered.
    let legibility = try #require(
      Legibility(
        of: Self.square(hole: after), scale: 1, unfitted: Self.square(hole: before)))
    #expect(legibility.losesParts == isLost)
    #expect(!isLost || !legibility.isLegible)
  }
}
