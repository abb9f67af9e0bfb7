import BadgeKit
import CairoBackend
import Foundation
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorGraphics

/// The same button, scale and effort are the same bytes from the library, `render` and `batch`.
@Suite struct SamePictureTests {
  private static let locales = ["fr_CH", "ar_AE", "ja_JP"]
  private static let scales = [1.0, 3.0]

  /// A style as the library, the command line and YAML have it.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var options: [String: String]
  }

  static let cases = [
    Case(testDescription: "one colour", options: [:]),
    Case(testDescription: "several colours", options: ["background": "white", "tint": "navy"]),
    // Its size is rounded to pixels of the display: 55.67 points at 3x are 167 pixels, not 168.
    Case(
      testDescription: "a size that grows with the text",
      options: ["scaled-relative-to": "body", "text-size": "xLarge"]),
  ]

  @Test(arguments: cases, PNG.Optimization.allCases)
  func `library, render and batch give the same bytes`(
    style: Case, optimization: PNG.Optimization
  ) throws {
    let folder = try TemporaryFolder()
    var tool = Tool.mintmark
    tool.folder = folder.url
    let button = style.options.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    try Data(
      """
      version: 1
      output: out
      locales: [\(Self.locales.joined(separator: ", "))]
      button: { \(button) }
      optimize: \(optimization.rawValue)
      targets:
        - kind: files
          formats: [png]
          scales: [1, 3]
          appearances: [light, dark]
          name: "{locale}-{appearance}-{scale}.png"

      """.utf8
    ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    #expect(try tool.run("batch", "--quiet").errors == "")
    let typesetter = try Typesetter()
    let options = style.options.flatMap { ["--" + $0.key, $0.value] }
    for locale in Self.locales {
      for scale in Self.scales {
        for appearance in [Appearance.light, .dark] {
          let name = "\(locale)-\(appearance.scheme.rawValue)-\(Int(scale)).png"
          let batch = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/" + name)))
          let rendered = try tool.run(
            [
              "render", locale, "--no-contrast-check", "-o", "-", "--format", "png",
              "--scale", "\(scale)", "--appearance", appearance.scheme.rawValue,
              "--optimize", "\(optimization.rawValue)",
            ] + options)
          #expect((rendered.output == batch) as Bool, "render and batch: \(name)")
          let library = try self.style(style, scale: scale)
          let png = try CurrencyButton(locale: locale, style: library).templateScene(typesetter)
            .png(
              scale: scale, palette: library.palette(appearance), optimization: optimization)
          #expect((Data(png) == batch) as Bool, "library and batch: \(name)")
        }
      }
    }
  }

  @Test func `a sheet rounds sizes that grow with the text to its own pixels`() throws {
    let style = try self.style(Self.cases[2], scale: 3)
    let sheet = ContactSheet(
      [.init(try CurrencyButton(locale: "fr_CH", style: style), caption: "fr_CH")], columns: 1)
    let expected = try sheet.scene(in: LayoutContext()).background(.role(.background)).png(scale: 3)
    let result = try Tool.mintmark.run(
      "sheet", "fr_CH", "--scaled-relative-to", "body", "--text-size", "xLarge", "--scale", "3",
      "--columns", "1", "--format", "png", "-o", "-")
    #expect((result.output == Data(expected)) as Bool)
  }

  private func style(_ style: Case, scale: Double) throws -> CurrencyButtonStyle {
    var result = CurrencyButtonStyle()
    result.displayScale = scale
    for option in StyleOption.all {
      if let text = style.options[option.name] { try option.set(text, in: &result) }
    }
    return result
  }
}
