import BadgeKit
import Testing
import TextOutlines
import VectorGraphics

/// Artwork that would take too much time or memory.
@Suite struct ComplexSymbolTests {
  private func button(_ path: VectorPath, ring: CurrencyButtonStyle.Ring) -> CurrencyButton {
    var style = CurrencyButtonStyle()
    style.ring = ring
    return CurrencyButton(.artwork(path), style: style, title: "Star")
  }

  /// Lines between points of a circle, each across its middle.
  private func star(_ points: Int) -> VectorPath {
    var path = VectorPath()
    for index in 0..<points {
      let angle = 360 * Double(index * (points / 2) % points) / Double(points)
      path.line(to: Affine.rotation(degrees: angle) * Point(x: 100, y: 0))
    }
    path.close()
    return path
  }

  @Test func `a star of a million crossings is drawn but not cut out`() throws {
    let typesetter = try Typesetter()
    let star = star(2001)
    _ = try button(star, ring: .outline).drawing(typesetter)
    let error = #expect(throws: DrawingError.self) {
      try button(star, ring: .filled).drawing(typesetter)
    }
    let text = try #require(error).description
    #expect(text.contains("simplify it") && !text.contains("\n"))
  }

  @Test func `a star of few crossings is cut out`() throws {
    let typesetter = try Typesetter()
    let drawing = try button(star(25), ring: .filled).drawing(typesetter)
    #expect(!drawing.outline.isEmpty)
  }

  @Test func `an outline a thousand times as wide as tall, back and forth, is refused`() throws {
    var path = VectorPath()
    for index in 0..<200 {
      path.line(to: Point(x: Double(index % 2) * 1000, y: Double(index) / 200))
    }
    path.close()
    let typesetter = try Typesetter()
    #expect(throws: DrawingError.self) { try button(path, ring: .outline).drawing(typesetter) }
  }
}
