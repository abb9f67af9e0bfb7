import Testing
import VectorGraphics

@Suite struct PaletteTests {
  @Test func `a palette turns roles into its appearance's colours`() {
    let palette = Palette(.dark, tint: SystemColor.red.color)
    #expect(palette.color(.tint) == RGBAColor(hex: 0xFF4245))
    #expect(palette.color(.label) == .white)
    #expect(Palette(.light).color(.label) == .black)
  }
}
