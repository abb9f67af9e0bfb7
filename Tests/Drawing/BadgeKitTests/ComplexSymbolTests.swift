import BadgeKit
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// Symbols that would take too much time or memory, and those of which nothing is seen.
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

  @Test func `an outline that fills nothing is an error`() throws {
    let typesetter = try Typesetter()
    let zigzag = VectorPath([
      .move(Point(x: 0, y: 0)), .line(Point(x: 9, y: 9)), .line(Point(x: 0, y: 9)),
      .line(Point(x: 9, y: 9)), .close,
    ])
    let thin = VectorPath.rectangle(Rect(x: 0, y: 0, width: 1e-9, height: 24))
    for path in [zigzag, thin] {
      #expect(throws: DrawingError.emptySymbol) {
        try button(path, ring: .outline).drawing(typesetter)
      }
    }
    // Equal areas of opposite winding are seen.
    let eight = VectorPath([
      .move(Point(x: 0, y: 0)), .line(Point(x: 9, y: 9)), .line(Point(x: 9, y: 0)),
      .line(Point(x: 0, y: 9)), .close,
    ])
    #expect(eight.area == 0)
    _ = try button(eight, ring: .outline).drawing(typesetter)
    let folder = try TemporaryFolder()
    let lines = TestFont(family: "Lines", characters: ["H", "x"], bars: 300)
    let file = try lines.write(to: folder.path, name: "lines.ttf")
    let written = CurrencyButton(.text("x"), title: "")
    #expect(throws: DrawingError.emptySymbol) {
      try written.drawing(Typesetter(fonts: FontStack(names: [file])))
    }
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
