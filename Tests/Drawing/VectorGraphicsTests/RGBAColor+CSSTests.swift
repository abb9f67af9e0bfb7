import Testing

import VectorGraphics

/// The examples are those of CSS Color Module Level 4, sections 5 to 7.
@Suite struct RGBAColorCSSTests {
  @Test(arguments: [
    ("#00f", "#0000ff"), ("#00FC", "#0000ffcc"), ("#0000ff80", "#0000ff80"), ("Teal", "#008080"),
    ("rgb(255 255 255)", "#ffffff"), ("rgb(255, 122, 127)", "#ff7a7f"),
    ("RGB( 100% 0% 50% )", "#ff0080"),
    ("rgb(255 0 0 / 50%)", "#ff000080"), ("rgba(255, 0, 0, .5)", "#ff000080"),
    ("rgb(300 -20 0)", "#ff0000"),
    ("rgb(none 128 0)", "#008000"), ("hsl(120deg 100% 50%)", "#00ff00"),
    ("hsl(120 100 25)", "#008000"),
    ("hsl(120, 75%, 75%)", "#8fef8f"), ("hsl(-60 100% 50%)", "#ff00ff"),
    ("hsl(.5turn 100% 50%)", "#00ffff"),
    ("hsla(0, 100%, 50%, 0.5)", "#ff000080"), ("hsl(400grad 0% 50%)", "#808080"),
  ])
  func `a colour of CSS is read`(text: String, hex: String) {
    #expect(RGBAColor(css: text)?.hexString == hex)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "rgb()", "rgb(1 2)", "rgb(1 2 3 4 5)", "rgb(1 2 3",
    "rgb(a b c)",
    "hsl(1m 2% 3%)", "rgb(1,,2,,3)", "rgb(0x1 2 3)", "rgb(1 2 3) x", "cmyk(0 0 0 0)",
    "rgb(inf 0 0)", "rgb(nan 0 0)",
    "rgb(1e400 0 0)", "hsl(1e400 0 0)", "rgb(%,%,%)", "teal()",
  ])
  func `any other text is not a colour`(text: String) {
    #expect(RGBAColor(css: text) == nil)
  }
}
