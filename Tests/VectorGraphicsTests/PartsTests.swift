import Testing

@testable import VectorGraphics

/// The parts of a path that can be filled by themselves.
@Suite struct PartsTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> VectorPath {
    .rectangle(Rect(x: x, y: y, width: side, height: side))
  }

  @Test func `contours apart are parts, an outline and its holes are one`() {
    let pair = square(0, 0, 10) + square(20, 0, 10)
    #expect(pair.separateParts.map(\.contours.count) == [1, 1])
    let frame = square(0, 0, 30) + square(5, 5, 20).reversed
    #expect(frame.separateParts.map(\.contours.count) == [2])
    #expect((frame + square(10, 10, 5)).separateParts.map(\.contours.count) == [2, 1])
    // A hole in the island belongs to the island.
    let island = frame + square(10, 10, 10) + square(12, 12, 2).reversed
    #expect(island.separateParts.map(\.contours.count) == [2, 2])
  }

  @Test func `contours that cross or touch stay together`() {
    #expect((square(0, 0, 10) + square(5, 5, 10)).separateParts.count == 1)
    #expect((square(0, 0, 10) + square(10, 0, 10)).separateParts.count == 1)
    #expect((square(0, 0, 10) + square(2, 2, 4)).separateParts.count == 1)
  }

  @Test func `what lies in the bay of an outline is a part of its own`() {
    let ring = VectorPath.annularSector(
      center: Point(x: 50, y: 50), innerRadius: 40, outerRadius: 50, start: 20, sweep: 320)
    #expect((ring + square(40, 40, 20)).separateParts.count == 2)
    let closed = VectorPath.annulus(center: Point(x: 50, y: 50), innerRadius: 40, outerRadius: 50)
    #expect((closed + square(40, 40, 20)).separateParts.map(\.contours.count) == [2, 1])
  }

  @Test func `the parts have all contours, each once`() {
    var path = VectorPath()
    for index in 0..<30 {
      path.append(square(Double(index % 7) * 9, Double(index / 7) * 9, Double(3 + index % 9)))
    }
    let parts = path.separateParts
    #expect(parts.count > 1)
    #expect(Set(parts.flatMap(\.contours)) == Set(path.contours))
    #expect(parts.reduce(0) { $0 + $1.contours.count } == 30)
  }

  @Test func `paths without extent, or not finite, are left whole`() {
    #expect(VectorPath().separateParts.isEmpty)
    let broken = square(0, 0, .nan) + square(0, 0, 1)
    #expect(broken.separateParts.count == 1)
    #expect((square(0, 0, .infinity) + square(0, 0, 1)).separateParts.count == 1)
    #expect((square(0, 0, 0) + square(5, 5, 1)).separateParts.count <= 2)
  }
}
