import Testing
import VectorGraphics

@Suite struct AdaptiveColorTests {
  @Test(arguments: [
    ("#abc", RGBAColor(red: 0xAA, green: 0xBB, blue: 0xCC)), ("#A1B2C3", RGBAColor(hex: 0xA1B2C3)),
    ("#01020380", RGBAColor(hex: 0x010203, alpha: 0x80)),
    ("RebeccaPurple", RGBAColor(hex: 0x663399)),
    ("transparent", RGBAColor.clear), ("systemblue", RGBAColor(hex: 0x0088FF)),
    ("yellow", RGBAColor(hex: 0xFFFF00)), ("systemYellow", RGBAColor(hex: 0xFFCC00)),
  ])
  func `a colour is read from its text`(text: String, color: RGBAColor) throws {
    #expect(try AdaptiveColor(text).color(in: .light) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#ggg", "blau", "#+12", "system", "# abc",
  ])
  func `anything else is no colour`(text: String) {
    #expect(throws: ColorError(text)) { try AdaptiveColor(text) }
  }

  @Test func `a system name has the palette's colour, and any other text the same in all`() throws {
    // Blue of Apple's Human Interface Guidelines, before and since iOS 26.
    #expect(try AdaptiveColor("systemBlue", palette: .ios18).light == RGBAColor(hex: 0x007AFF))
    #expect(try AdaptiveColor("systemBlue", palette: .ios26).light == RGBAColor(hex: 0x0088FF))
    #expect(try AdaptiveColor("systemBlue") == SystemColor.blue.color)
    for text in ["#007aff", "navy"] {
      #expect(try AdaptiveColor(text, palette: .ios18) == AdaptiveColor(text, palette: .ios26))
    }
  }
}
