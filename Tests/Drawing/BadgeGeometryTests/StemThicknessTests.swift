import Testing
import VectorGraphics

import BadgeGeometry

/// The thickness of strokes, measured on outlines whose strokes are known.
@Suite struct StemThicknessTests {
  private func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath {
    .rectangle(Rect(x: x, y: y, width: width, height: height))
  }

  @Test func `stems count, and not the bars between them`() throws {
    let letter = bar(0, 0, 2, 20) + bar(8, 0, 2, 20) + bar(2, 9, 6, 3)
    #expect(try #require(letter.stemThickness) == 2)
  }

  @Test func `a bar that crosses a stem does not count`() throws {
    let letter = bar(4, 0, 2, 20) + bar(0, 4, 10, 4) + bar(0, 12, 10, 4)
    #expect(try #require(letter.stemThickness) == 2)
  }

  @Test func `a slanted stem is measured at right angles`() throws {
    let slanted = bar(-1, -10, 2, 20).transformed(by: .rotation(degrees: 20))
    let thickness = try #require(slanted.stemThickness)
    #expect(abs(thickness - 2) < 1e-6)
  }

  @Test func `a ring is as thick as it is`() throws {
    let ring = VectorPath.annulus(center: .zero, innerRadius: 8, outerRadius: 10)
    let thickness = try #require(ring.stemThickness)
    #expect(abs(thickness - 2) < 0.1)
  }

  @Test func `a dash is measured across`() throws {
    #expect(try #require(bar(0, 0, 10, 1.5).stemThickness) == 1.5)
  }

  @Test func `strokes that overlap are one`() throws {
    #expect(try #require((bar(0, 0, 2, 20) + bar(1, 0, 2, 20)).stemThickness) == 3)
  }

  @Test func `it grows with the outline, and not with its position`() throws {
    let letter = bar(0, 0, 2, 20) + bar(2, 0, 9, 2)
    let moved = letter.transformed(by: .translation(Vector(dx: 7, dy: -30)) * .scale(5))
    #expect(abs(try #require(moved.stemThickness) - 10) < 1e-9)
  }

  @Test func `an outline without ink has no stems`() {
    #expect(VectorPath().stemThickness == nil)
    #expect(bar(0, 0, 0, 10).stemThickness == nil)
  }
}
