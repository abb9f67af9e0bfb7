import Testing
import VectorGraphics

@Suite struct PaintTests {
  @Test func `a shaded gradient is lighter at the top and the colour itself at the bottom`() {
    let gradient = LinearGradientPaint.shaded(.tint, in: Rect(x: 0, y: 0, width: 10, height: 10))
    let palette = Palette(tint: AdaptiveColor(.black))
    #expect(gradient.stops.map { palette.color($0) } == [RGBAColor(hex: 0x404040), .black])
    #expect(gradient.start.y < gradient.end.y)
  }
}
