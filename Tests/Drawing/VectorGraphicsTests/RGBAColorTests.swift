import Testing
import VectorGraphics

@Suite struct RGBAColorTests {
  @Test func `a colour's digits read back`() {
    for color in [RGBAColor(hex: 0x012ABC), RGBAColor(hex: 0xFEDCBA, alpha: 7)] {
      #expect(RGBAColor(hexString: color.hexString) == color)
    }
  }
}
