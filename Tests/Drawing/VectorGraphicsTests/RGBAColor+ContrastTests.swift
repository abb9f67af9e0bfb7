import Testing
import VectorGraphics

@Suite struct RGBAColorContrastTests {
  @Test(arguments: [
    // Ratios published with WCAG's own examples.
    (RGBAColor(hex: 0x000000), 21.0), (RGBAColor(hex: 0x767676), 4.54),
    (RGBAColor(hex: 0x777777), 4.48),
    (RGBAColor(hex: 0xFFFFFF), 1.0),
  ])
  func `contrast with white is WCAG's`(color: RGBAColor, ratio: Double) {
    #expect(abs(color.contrastRatio(with: .white) - ratio) < 0.005)
  }

  @Test(arguments: RGBAColor.cssNames)
  func `the nearest shade passes, and the one before it does not`(name: String) throws {
    let color = try #require(RGBAColor(cssName: name))
    for ground in [RGBAColor.white, .black, RGBAColor(hex: 0x767676)] {
      let shade = try #require(color.nearestShade { $0.contrastRatio(with: ground) >= 3 })
      #expect(shade.contrastRatio(with: ground) >= 3)
      #expect((shade == color) == (color.contrastRatio(with: ground) >= 3))
      if shade != color {
        #expect(shade.contrastRatio(with: ground) < 3.15, "\(shade.hexString)")
      }
    }
    #expect(color.nearestShade { _ in false } == nil)
  }
}
