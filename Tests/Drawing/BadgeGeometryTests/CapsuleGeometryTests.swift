import BadgeGeometry
import Testing
import VectorGraphics

@Suite struct CapsuleGeometryTests {
  @Test func `a capsule is a circle until the text is too wide`() {
    func width(_ text: Double) -> Double {
      CapsuleGeometry(.text(width: text), lineHeight: 20, padding: 8, minimumWidth: 24).size.width
    }
    #expect(width(0) == 24)
    #expect(width(8) == 24)
    #expect(width(9) == 25)
    let widths = stride(from: 0, to: 100, by: 0.5).map(width)
    #expect(widths == widths.sorted())
  }

  @Test func `a capsule grows to hold its line`() {
    let tall = CapsuleGeometry(.text(width: 5), lineHeight: 30, padding: 8, minimumWidth: 24)
    #expect(tall.size == Size(width: 30, height: 30))
  }

  @Test(arguments: [1, 1.5, 2, 3]) func `a capsule is whole pixels`(scale: Double) {
    for width in stride(from: 0, to: 100, by: 0.37) {
      for content in [CapsuleGeometry.TextExtent.text(width: width), .character(reach: width / 2)] {
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
