import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct AlignmentTests {
  static let rect = Rect(x: 10, y: 20, width: 40, height: 60)

  @Test func nineAlignmentsAreNinePlaces() {
    let points = ComponentAlignment.allCases.map {
      $0.point(in: Self.rect, direction: .leftToRight)
    }
    #expect(Set(points).count == 9)
    #expect(points.first == Point(x: 10, y: 20))
    #expect(points.last == Point(x: 50, y: 80))
  }

  @Test(arguments: ComponentAlignment.allCases)
  func leadingAndTrailingChangeSidesWithTheDirection(alignment: ComponentAlignment) {
    let left = alignment.point(in: Self.rect, direction: .leftToRight)
    let right = alignment.point(in: Self.rect, direction: .rightToLeft)
    #expect(left.y == right.y)
    #expect(left.x - Self.rect.minX == Self.rect.maxX - right.x)
  }

  @Test(arguments: ComponentAlignment.allCases, WritingDirection.allCases)
  func whatIsPlacedStaysInside(alignment: ComponentAlignment, direction: WritingDirection) {
    let size = Size(width: 12, height: 7)
    let place = alignment.placement(of: size, in: Self.rect, direction: direction)
    #expect(place.size == size)
    #expect(Self.rect.union(place) == Self.rect)
    #expect(
      alignment.point(in: place, direction: direction)
        == alignment.point(in: Self.rect, direction: direction))
  }

  @Test func capsuleIsACircleUntilTheTextIsTooWide() {
    func width(_ text: Double) -> Double {
      CapsuleGeometry(.text(width: text), lineHeight: 20, padding: 8, minimumWidth: 24).size.width
    }
    #expect(width(0) == 24)
    #expect(width(8) == 24)
    #expect(width(9) == 25)
    let widths = stride(from: 0, to: 100, by: 0.5).map(width)
    #expect(widths == widths.sorted())
  }

  @Test func capsuleGrowsToHoldItsLine() {
    let tall = CapsuleGeometry(.text(width: 5), lineHeight: 30, padding: 8, minimumWidth: 24)
    #expect(tall.size == Size(width: 30, height: 30))
  }

  @Test(arguments: [1, 1.5, 2, 3]) func `a capsule is whole pixels`(scale: Double) {
    for width in stride(from: 0, to: 100, by: 0.37) {
      for content in [CapsuleGeometry.Content.text(width: width), .character(reach: width / 2)] {
        let geometry = CapsuleGeometry(
          content, lineHeight: 20.3, padding: 7.9, minimumWidth: 23.3, border: 1.2, scale: scale)
        for length in [geometry.size.width, geometry.size.height, geometry.border] {
          #expect(abs((length * scale).rounded() - length * scale) < 1e-9)
        }
      }
    }
  }

  @Test func `a character has a circle that grows only for a large one`() {
    func size(_ reach: Double) -> Size {
      CapsuleGeometry(
        .character(reach: reach), lineHeight: 20, padding: 8, minimumWidth: 24
      ).size
    }
    #expect(size(8) == Size(width: 24, height: 24))
    #expect(size(20) == Size(width: 42, height: 42))
  }
}
