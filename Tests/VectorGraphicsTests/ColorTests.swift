import Testing
import VectorGraphics

@Suite struct ColorTests {
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

  @Test func `all 148 CSS names are known`() {
    #expect(RGBAColor.cssNames.count == 149)
    for name in RGBAColor.cssNames { #expect(RGBAColor(cssName: name.uppercased()) != nil) }
  }

  @Test func `a colour's digits read back`() {
    for color in [RGBAColor(hex: 0x012ABC), RGBAColor(hex: 0xFEDCBA, alpha: 7)] {
      #expect(RGBAColor(hexString: color.hexString) == color)
    }
  }

  @Test(arguments: [
    // Ratios published with WCAG's own examples.
    (RGBAColor(hex: 0x000000), 21.0), (RGBAColor(hex: 0x767676), 4.54),
    (RGBAColor(hex: 0x777777), 4.48),
    (RGBAColor(hex: 0xFFFFFF), 1.0),
  ])
  func `contrast with white is WCAG's`(color: RGBAColor, ratio: Double) {
    #expect(abs(color.contrastRatio(with: .white) - ratio) < 0.005)
  }

  @Test(arguments: SystemColor.allCases, SystemPalette.allCases)
  func `a system tint has a colour for each appearance`(system: SystemColor, palette: SystemPalette)
  {
    #expect(SystemColor(name: system.name) == system)
    let color = system.color(in: palette)
    if system != .gray { #expect(color.light != color.dark) }
    #expect(
      color.lightIncreasedContrast.contrastRatio(with: .white)
        > color.light.contrastRatio(with: .white))
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

  @Test func `a palette turns roles into its appearance's colours`() {
    let palette = Palette(.dark, tint: SystemColor.red.color)
    #expect(palette.color(.tint) == RGBAColor(hex: 0xFF4245))
    #expect(palette.color(.label) == .white)
    #expect(Palette(.light).color(.label) == .black)
  }

  @Test func `a shaded gradient is lighter at the top and the colour itself at the bottom`() {
    let gradient = LinearGradientPaint.shaded(.tint, in: Rect(x: 0, y: 0, width: 10, height: 10))
    let palette = Palette(tint: AdaptiveColor(.black))
    #expect(gradient.stops.map { palette.color($0) } == [RGBAColor(hex: 0x404040), .black])
    #expect(gradient.start.y < gradient.end.y)
  }

  @Test func `a scene knows whether all of it has one colour`() {
    let circle = VectorPath.circle(center: .zero, radius: 1)
    let size = Size(width: 2, height: 2)
    let one = VectorScene(size: size, fills: [.init(circle, .tint), .init(circle, .tint)])
    #expect(one.singleColor == .tint)
    #expect(one.background(.label).singleColor == nil)
    #expect(VectorScene(size: size, fills: []).singleColor == nil)
  }
}
