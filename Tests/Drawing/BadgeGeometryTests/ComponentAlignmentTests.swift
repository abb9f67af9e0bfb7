import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct ComponentAlignmentTests {
  static let rect = Rect(x: 10, y: 20, width: 40, height: 60)

  @Test func `nine alignments are nine positions`() {
    let points = ComponentAlignment.allCases.map {
      $0.point(in: Self.rect, direction: .leftToRight)
    }
    #expect(Set(points).count == 9)
    #expect(points.first == Point(x: 10, y: 20))
    #expect(points.last == Point(x: 50, y: 80))
  }

  @Test(arguments: ComponentAlignment.allCases)
  func `leading and trailing change sides with the direction`(alignment: ComponentAlignment) {
    let left = alignment.point(in: Self.rect, direction: .leftToRight)
    let right = alignment.point(in: Self.rect, direction: .rightToLeft)
    #expect(left.y == right.y)
    #expect(left.x - Self.rect.minX == Self.rect.maxX - right.x)
  }

  @Test(arguments: ComponentAlignment.allCases, WritingDirection.allCases)
  func `a part that is aligned stays inside`(
    alignment: ComponentAlignment, direction: WritingDirection
  ) {
    let size = Size(width: 12, height: 7)
    let place = alignment.placement(of: size, in: Self.rect, direction: direction)
    #expect(place.size == size)
    #expect(Self.rect.union(place) == Self.rect)
    #expect(
      alignment.point(in: place, direction: direction)
        == alignment.point(in: Self.rect, direction: direction))
  }
}
