import BadgeGeometry
import BadgeKit
import CairoBackend
import Foundation
import Testing
import TextOutlines
import VectorGraphics

import AssetPipeline

/// Small PNG files of a batch are fitted to their pixels, and nothing else is.
@Suite struct SmallPictureTests {
  private static func bytes(
    _ button: CurrencyButton, scale: Double, _ contentSize: ContentSize = .large
  ) throws -> Data {
    let context = ButtonContext(.pixels, scale: scale, contentSize: contentSize)
    let scene = try button.templateScene(Typesetter(), in: context)
    return Data(try scene.png(scale: scale, palette: button.style.palette()))
  }

  private static func bytes(_ text: String, scale: Double) throws -> Data {
    let style = CurrencyButtonStyle(size: 16)
    return try bytes(CurrencyButton(.text(text), style: style, title: ""), scale: scale)
  }

  @Test func `PNG files are fitted`() throws {
    let project = try Project(
      """
      locales: [en_US]
      button: { size: 16 }
      targets:
        - { kind: files, scales: [1, 3, 3.5] }
        - { kind: android, formats: [png], densities: [mdpi, hdpi, xxhdpi, xxxhdpi] }

      """)
    try project.run()
    let files = project.files
    for scale in [1.0, 3, 3.5] {
      let expected = try Self.bytes("$", scale: scale)
      let name = scale == 3.5 ? "3.5" : "\(Int(scale))"
      #expect((files["en_US/light@\(name)x.png"] == expected) as Bool, "\(scale)")
    }
    for (density, scale) in [("mdpi", 1.0), ("hdpi", 1.5), ("xxhdpi", 3), ("xxxhdpi", 4)] {
      let path = "android/res/drawable-\(density)/currency_badge_usd.png"
      let expected = try Self.bytes("$", scale: scale)
      #expect((files[path] == expected) as Bool, "\(density)")
    }
  }

  @Test func `vector files of a small button have its exact proportions and its own symbol`() throws
  {
    let project = try Project(
      """
      locales: [vec]
      button: { size: 16 }
      targets:
        - { kind: android, formats: [vector] }
        - { kind: files, formats: [svg], name: "icon.svg" }

      """)
    try project.run()
    let files = project.files
    let button = try CurrencyButton(locale: "vec", style: CurrencyButtonStyle(size: 16))
    let scene = try button.templateScene(Typesetter())
    let svg = String(decoding: try #require(files["icon.svg"]), as: UTF8.self)
    #expect(svg.contains(scene.fills[0].path.svgData()))
    // EUR in both, and not €.
    func contours(_ path: String) throws -> Int {
      String(decoding: try #require(files[path]), as: UTF8.self).count { "Mm".contains($0) }
    }
    #expect(
      try contours("android/res/drawable/currency_badge_eur.xml") >= contours("icon.svg"))
  }

  @Test func `all scales show the form that can be read at the smallest one`() throws {
    let project = try Project(
      """
      locales: [de_CH]
      button: { size: 16 }
      targets:
        - { kind: files, scales: [1, 2, 3] }
        - { kind: android, formats: [png], densities: [mdpi, xhdpi, xxhdpi] }

      """)
    try project.run()
    let files = project.files
    for (scale, density) in [(1.0, "mdpi"), (2, "xhdpi"), (3, "xxhdpi")] {
      let expected = try Self.bytes("Fr.", scale: scale)
      #expect((files["de_CH/light@\(Int(scale))x.png"] == expected) as Bool, "\(scale)")
      let drawable = "android/res/drawable-\(density)/currency_badge_chf.png"
      #expect((files[drawable] == expected) as Bool, "\(density)")
    }
  }

  @Test func `locales share a small drawing, with the narrow symbol that all of them have`() throws
  {
    let project = try Project(
      """
      locales: [fr_CH, de_CH, da_DK, fo_DK, vec]
      button: { size: 16 }
      targets: [{ kind: files, scales: [1] }]

      """)
    try project.run()
    let files = project.files
    #expect(try (files["vec/light@1x.png"] == Self.bytes("€", scale: 1)) as Bool)
    // Faroese leaves the full stop out, Danish does not.
    for (locale, text) in [
      ("fr_CH", "Fr."), ("de_CH", "Fr."), ("da_DK", "kr."), ("fo_DK", "kr."),
    ] {
      let expected = try Self.bytes(text, scale: 1)
      #expect((files["\(locale)/light@1x.png"] == expected) as Bool, "\(locale)")
    }
  }

  @Test func `a mark that can't be read has one warning for each height`() throws {
    let project = try Project(
      """
      locales: [en_US, en_GB]
      button: { size: 12, badge: xmark }
      targets: [{ kind: files, scales: [1, 2], appearances: [light, dark] }]

      """)
    let marks = try project.run().warnings.filter { $0.contains("mark") }
    #expect(
      marks == [
        "at 12 pixels, the mark of the badge can't be read: draw larger pictures, or use 'badge: plus'"
      ])
  }

  @Test func `a symbol that is too complex for pixels has one warning for each height`() throws {
    let project = try Project(
      """
      locales: [en_US, es_US]
      symbols: { USD: { path: art.svg } }
      button: { size: 16 }
      targets: [{ kind: files, scales: [1, 2, 5], appearances: [light, dark] }]

      """)
    let points = (0...SmallDrawing.mostPieces).map { "\($0 * 7919 % 97),\($0 * 104729 % 89)" }
    try project.write(
      "<svg viewBox='0 0 96 96'><polygon points='\(points.joined(separator: " "))'/></svg>",
      to: "art.svg")
    #expect(
      try project.run().warnings
        == [16, 32].map {
          "at \($0) pixels, the symbols of 2 locales are not fitted to pixels, as they have too many pieces "
            + "(en_US, es_US): simplify them, or choose a simpler font"
        })
  }

  @Test func `a button that grows with the text is measured at its size`() throws {
    let project = try Project(
      """
      locales: [en_US]
      button: { size: 24, text-size: accessibility5 }
      targets: [{ kind: files, scales: [1] }]

      """)
    try project.run()
    let style = CurrencyButtonStyle(size: 24, textStyle: .body)
    let button = try CurrencyButton(locale: "en_US", style: style)
    let expected = try Self.bytes(button, scale: 1, .accessibility5)
    #expect((project.files["en_US/light@1x.png"] == expected) as Bool)
  }
}
