import Foundation
import Testing

import Mintmark

@Suite struct ComponentPicturesTests {
  private static let style: CurrencyButtonStyle = {
    var style = CurrencyButtonStyle(tint: SystemColor.red.color)
    style.textStyle = .body
    return style
  }()

  private func button() throws -> CurrencyButton {
    try CurrencyButton(locale: "fr_CH", style: Self.style)
  }

  @Test(
    arguments: [1.0, 2, 3], [Appearance.light, .dark, Appearance(.dark, contrast: .increased)])
  func `a PNG has the style's tint, however the button is known`(
    scale: Double, appearance: Appearance
  ) throws {
    let button = try button()
    let context = ButtonContext(.pixels, scale: scale)
    let byHand = try button.templateScene(Typesetter(), in: context).png(
      scale: scale, palette: Palette(appearance, tint: SystemColor.red.color))
    #expect(try button.png(scale: scale, appearance: appearance) == byHand)
    let component: any Component = button
    #expect(try component.png(scale: scale, appearance: appearance) == byHand)
    let pixels = try PNG.decode(Data(byHand))
    #expect(try pixels == PNG.decode(byHand))
    #expect(try button.pixmap(scale: scale, appearance: appearance) == pixels)
  }

  @Test func `every format carries the tint, and those that can the title`() throws {
    let button = try button()
    let svg = try button.svg()
    #expect(svg.contains(##"color="#ff383c""##) && svg.contains("currentColor"))
    #expect(svg.contains(">Ajouter\u{A0}: franc suisse</title>"))
    #expect(svg.contains(#" lang="fr-CH""#))
    #expect(try button.svg(tint: .fixed).contains(##"fill="#ff383c""##))
    #expect(try button.svg(appearance: .dark).contains(##"color="#ff4245""##))
    #expect(try button.vectorDrawable().contains(##"android:fillColor="#FF383C""##))
    #expect(try button.pdf().starts(with: Array("%PDF-".utf8)))
  }

  @Test func `a length that grows with text is rounded to the pixels of the picture`() throws {
    let button = try CurrencyButton(locale: "en_US", style: Self.style)
    let context = try LayoutContext(contentSize: .xLarge)
    // 50 points at 26/22 of body's leading are 59.09: 59 at 1x, 59.0 at 2x, 59 + 1/3 at 3x.
    let widths = try [1.0, 2, 3].map { scale in
      try PNG.decode(button.png(scale: scale, in: context)).width
    }
    let grown = 50.0 * TextStyle.body.scaleFactor(at: .xLarge)
    #expect(widths == [1.0, 2, 3].map { Int((grown * $0).rounded()) })
  }

  @Test func `a file has the format of its extension, and is replaced as a whole`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mintmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let button = try button()
    func written(_ name: String) throws -> [UInt8] {
      let path = folder.appendingPathComponent(name).path
      try button.write(to: path, scale: 2)
      let url = URL(filePath: folder.path).appending(
        path: "a b%20ü.\(URL(filePath: path).pathExtension)")
      try button.write(to: url, scale: 2)
      #expect(try Data(contentsOf: url) == Data(contentsOf: URL(filePath: path)))
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    #expect(try written("a.png") == button.png(scale: 2))
    #expect(try written("a.SVG") == Array(button.svg().utf8))
    #expect(try written("a.pdf") == button.pdf())
    #expect(try written("a.xml") == Array(button.vectorDrawable().utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 8)
    #expect(throws: ExportError.self) { try button.write(to: folder.path + "/a.jpeg") }
    #expect(throws: ExportError.self) { try button.write(to: folder.path + "/none/a.png") }
    #expect(throws: ExportError.self) { try button.write(to: folder.path + "/a.png/") }
    #expect(throws: ExportError.notAFile("https://a.b/c.png")) {
      try button.write(to: #require(URL(string: "https://a.b/c.png")))
    }
  }

  @Test func `every component has pictures`() throws {
    let components: [any Component] = [
      CapsuleBadge(.count(3)), IconTile("€"),
      ComponentRow {
        IconTile("$")
        IconTile("£")
      },
      IconTile("¥").badge(.count(12)),
    ]
    for component in components {
      #expect(try PNG.decode(component.png(scale: 2)).width > 0)
      let isNamed = component is CapsuleBadge
      #expect(try component.svg().contains(#"aria-hidden="true""#) == !isNamed)
      #expect(try component.vectorDrawable().contains("<vector"))
    }
  }

  @Test func `a localised description is the sentence itself`() throws {
    let errors: [any Error] = [
      ExportError.unknownFormat(path: "a.jpeg"), DrawingError.emptySymbol,
      CurrencyLocaleError.emptyIdentifier, GeometryError.badHeight(0),
      TextError.textTooLong(limit: 1), RenderError.size(.badScale(0)), PNGError.notPNG,
      AmountError.outOfRange(text: "9"),
    ]
    for error in errors { #expect(error.localizedDescription == "\(error)") }
  }

  @Test func `what can't become a picture is an error of its stage`() throws {
    let button = try button()
    #expect(throws: ExportError.render(.size(.badScale(0)))) { try button.png(scale: 0) }
    var flat = button
    flat.style.size = 0
    flat.style.textStyle = nil
    #expect(throws: ExportError.drawing(.geometry(.badHeight(0)))) { try flat.svg() }
    var blank = button
    blank.symbol = .text(" ")
    #expect(throws: ExportError.self) { try blank.pdf() }
  }
}
