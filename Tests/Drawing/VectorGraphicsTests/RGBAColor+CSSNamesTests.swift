import Testing
import VectorGraphics

@Suite struct RGBAColorCSSNamesTests {
  @Test func `all 148 CSS names are known`() {
    #expect(RGBAColor.cssNames.count == 149)
    for name in RGBAColor.cssNames { #expect(RGBAColor(cssName: name.uppercased()) != nil) }
  }
}
