import Testing
import VectorFormats
import VectorGraphics

@Suite struct SVGTests {
  private static func scene(_ paint: Paint = .tint) -> Scene {
    Scene(
      size: Size(width: 20, height: 10.5),
      fills: [.init(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), paint)])
  }

  @Test func `a document is small, named and themable`() {
    #expect(
      Self.scene().svg(title: "Add franc")
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" \
        role="img" aria-labelledby="mintmark-22f1yx53ioqvl" color="#007aff">\
        <title id="mintmark-22f1yx53ioqvl">Add franc</title>\
        <path fill="currentColor" d="m1 2h3v4h-3z"/></svg>

        """)
  }

  @Test func `a title's markup is escaped`() {
    let svg = Self.scene().svg(title: "a<b>&\"c'\u{1}")
    #expect(svg.contains(">a&lt;b&gt;&amp;&quot;c&#39;\u{FFFD}</title>"))
  }

  @Test func `without a title it is hidden from screen readers`() {
    let svg = Self.scene().svg(title: nil)
    #expect(svg.contains(#"aria-hidden="true""#) && !svg.contains("role="))
  }

  @Test(arguments: [
    (SVGTint.themable, ##" color="#ff0000""##, #"fill="currentColor" fill-opacity="0.502""#),
    (.inherited, "", #"fill="currentColor""#), (.fixed, "", ##"fill="#ff0000" fill-opacity"##),
  ])
  func `the tint is written as asked`(tint: SVGTint, root: String, fill: String) {
    let palette = Palette(tint: AdaptiveColor(Color(hex: 0xFF0000, alpha: 128)))
    let svg = Self.scene().svg(title: nil, palette: palette, tint: tint)
    #expect(svg.contains(" color=") == !root.isEmpty)
    #expect(root.isEmpty || svg.contains(root))
    #expect(svg.contains(fill))
  }

  @Test func `ids say what they name, so that documents on one page don't collide`() {
    func gradient(_ ink: Ink) -> String {
      let rect = Rect(x: 0, y: 0, width: 9, height: 9)
      return Self.scene(.linearGradient(.shaded(ink, in: rect))).svg(title: nil)
    }
    func id(_ svg: String) -> Substring? {
      svg.split(separator: "\"").first { $0.hasPrefix("mintmark-") }
    }
    #expect(id(gradient(.tint)) == id(gradient(.tint)))
    #expect(id(gradient(.tint)) != id(gradient(.label)))
    #expect(gradient(.tint).contains("url(#\(id(gradient(.tint)) ?? ""))"))
  }
}
