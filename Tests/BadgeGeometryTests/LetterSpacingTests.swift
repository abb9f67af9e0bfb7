import BadgeGeometry
import Testing
import VectorGraphics

/// Distances of letters that stand beside each other.
@Suite struct LetterSpacingTests {
  private static func square(x: Double, y: Double = 0, side: Double = 1) -> SpacingPoints {
    VectorPath.rectangle(Rect(x: x, y: y, width: side, height: side)).spacingPoints
  }

  @Test func `the space of two squares is their distance without the one to keep`() {
    let (left, right) = (Self.square(x: 0), Self.square(x: 1.5))
    #expect(abs(left.distance(to: right) - 0.5) < 1e-6)
    #expect(abs(left.leftShift(of: right, keeping: 0.2) - 0.3) < 1e-6)
    #expect(left.leftShift(of: right, keeping: 0.7) < 0)
  }

  @Test func `a corner that passes a corner keeps the distance across`() {
    // 0.3 below and, for a distance of 0.5, 0.4 to the right.
    let (left, right) = (Self.square(x: 0), Self.square(x: 2, y: 1.3))
    #expect(abs(left.leftShift(of: right, keeping: 0.5) - (1 - 0.4)) < 1e-6)
  }

  @Test func `a shape that passes below has all the space`() {
    #expect(Self.square(x: 0).leftShift(of: Self.square(x: 2, y: 3), keeping: 0.5) == .infinity)
  }
}
