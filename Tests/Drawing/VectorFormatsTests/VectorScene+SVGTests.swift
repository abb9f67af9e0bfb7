import Foundation
import Testing
import VectorFormats
import VectorGraphics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct VectorSceneSVGTests {
  private let square = VectorPath.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))

  private func scene(_ fills: VectorScene.Fill...) -> VectorScene {
    VectorScene(size: Size(width: 10, height: 20.5), fills: fills)
  }

  private func root(_ text: String) throws -> XMLElement {
    try #require(try XMLDocument(xmlString: text).rootElement())
  }

  private func attribute(_ name: String, of element: XMLElement) -> String? {
    // By hand, as Linux's `attribute(forName:)` finds nothing beside a namespace.
    element.attributes?.first { $0.name == name }?.stringValue
  }

  @Test func `a title comes back as it was given, whatever is in it`() throws {
    let title = #"A & <B> "c" 'd' ]]> é ₣"#
    let root = try root(scene(VectorScene.Fill(square, .tint)).svgDocument(title: title))
    let heading = try #require(root.elements(forName: "title").first)
    #expect(heading.stringValue == title)
    #expect(attribute("role", of: root) == "img")
    // The name is the first child's, without an id that a second copy on a page would repeat.
    #expect(root.children?.first === heading && attribute("id", of: heading) == nil)
    #expect(attribute("aria-labelledby", of: root) == nil)
  }

  @Test func `what XML can't hold is replaced in a title`() throws {
    let text = scene(VectorScene.Fill(square, .tint)).svgDocument(title: "a\u{1}b\u{0}c\u{FFFF}")
    #expect(
      try root(text).elements(forName: "title").first?.stringValue == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test func `without a title the picture is hidden from screen readers`() throws {
    for title in [nil, ""] {
      let root = try root(scene(VectorScene.Fill(square, .tint)).svgDocument(title: title))
      #expect(attribute("aria-hidden", of: root) == "true")
      #expect(attribute("role", of: root) == nil && root.elements(forName: "title").isEmpty)
    }
  }

  @Test func `the root has the title's language, and none where there is no title`() throws {
    let scene = scene(VectorScene.Fill(square, .tint))
    let named = try root(scene.svgDocument(title: "Euro", titleLanguage: "de-AT"))
    #expect(attribute("lang", of: named) == "de-AT")
    #expect(attribute("lang", of: try root(scene.svgDocument(title: "Euro"))) == nil)
    #expect(
      attribute("lang", of: try root(scene.svgDocument(title: nil, titleLanguage: "de"))) == nil)
  }

  @Test func `the size is the scene's, in its own units`() throws {
    let root = try root(scene().svgDocument(title: nil))
    #expect(attribute("width", of: root) == "10" && attribute("height", of: root) == "20.5")
    #expect(attribute("viewBox", of: root) == "0 0 10 20.5")
  }

  @Test func `the tint is currentColor, and the document says which unless it inherits it`() throws
  {
    let palette = Palette(tint: AdaptiveColor(RGBAColor(hex: 0x112233, alpha: 128)))
    let scene = scene(VectorScene.Fill(square, .tint), VectorScene.Fill(square, .label))
    let own = try root(scene.svgDocument(title: nil, palette: palette))
    #expect(attribute("color", of: own) == "#112233")
    let paths = own.elements(forName: "path")
    #expect(paths.map { attribute("fill", of: $0) } == ["currentColor", "#000000"])
    #expect(attribute("fill-opacity", of: paths[0]) == "0.502")
    let inherited = try root(scene.svgDocument(title: nil, palette: palette, tint: .inherited))
    #expect(attribute("color", of: inherited) == nil)
    #expect(attribute("fill-opacity", of: inherited.elements(forName: "path")[0]) == nil)
    let fixed = try root(scene.svgDocument(title: nil, palette: palette, tint: .fixed))
    #expect(attribute("color", of: fixed) == nil)
    #expect(attribute("fill", of: fixed.elements(forName: "path")[0]) == "#112233")
  }

  /// An `<img>` has no text colour, and nothing says what is behind it: WCAG 2.1, 1.4.11, asks for 3:1.
  @Test func `without a page, currentColor can be seen on white and on black`() throws {
    let scene = scene(VectorScene.Fill(square, .tint))
    let document = scene.svgDocument(title: nil, tint: .inherited)
    let digits = try #require(
      document.prefixMatch(of: /<\?xml-stylesheet .*svg\{color:%23(\p{Hex_Digit}{6})\}"\?>\n<svg/)?
        .1)
    let color = RGBAColor(hex: try #require(UInt32(digits, radix: 16)), alpha: 255)
    for ground in [RGBAColor.white, .black] { #expect(color.contrastRatio(with: ground) >= 4.5) }
    for tint in [SVGTint.themable, .fixed] {
      #expect(!scene.svgDocument(title: nil, tint: tint).contains("stylesheet"))
    }
  }

  @Test func `a path comes back as it was drawn`() throws {
    let root = try root(scene(VectorScene.Fill(square, .tint)).svgDocument(title: nil))
    let data = try #require(root.elements(forName: "path").first.flatMap { attribute("d", of: $0) })
    #expect(try VectorPath(svgData: data) == square)
  }

  @Test func `equal gradients are defined once, and every reference leads to one`() throws {
    func fill(_ end: Double) -> VectorScene.Fill {
      VectorScene.Fill(
        square,
        .linearGradient(
          LinearGradientPaint(
            start: .zero, end: Point(x: 0, y: end),
            stops: [
              .init(offset: 0, color: .tint, lightening: 0.5), .init(offset: 1, color: .tint),
            ])))
    }
    let root = try root(scene(fill(1), fill(1), fill(2)).svgDocument(title: nil))
    let gradients = root.elements(forName: "defs").first?.elements(forName: "linearGradient") ?? []
    #expect(gradients.count == 2)
    let ids = gradients.map { "url(#\(attribute("id", of: $0) ?? ""))" }
    #expect(
      root.elements(forName: "path").map { attribute("fill", of: $0) }
        == [ids[0], ids[0], ids[1]])
  }
}
