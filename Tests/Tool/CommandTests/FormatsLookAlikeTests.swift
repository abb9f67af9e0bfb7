import BadgeKit
import CairoBackend
import Foundation
import RasterImage
import TestSupport
import Testing
import TextOutlines
import VectorFormats
import VectorGraphics

/// Vector formats, drawn by programs not written here, look like the PNG.
@Suite struct FormatsLookAlikeTests {
  static let locales = [
    "en_US", "fr_CH", "cs_CZ", "zh_CN", "ar_AE", "ne_NP", "ff_Adlm_BF", "fr_BF", "zh_MO", "fa_IR",
  ]

  @Test(arguments: locales, [CurrencyButtonStyle.Ring.outline, .filled])
  func `an SVG looks like the PNG`(locale: String, ring: CurrencyButtonStyle.Ring) throws {
    let scene = try Self.scene(locale, ring)
    let expected = try scene.pixmap(scale: 6)
    let svg = try Array(scene.svg(title: "Title").utf8)
    try Self.expectAlike(Self.rasterize(svg, with: "rsvg-convert", ["-w", "300"]), expected)
  }

  @Test(arguments: locales)
  func `a PDF looks like the PNG`(locale: String) throws {
    let folder = try TemporaryFolder()
    let scene = try Self.scene(locale, .outline)
    let file = folder.path("x.pdf")
    try Data(try scene.pdf()).write(to: URL(fileURLWithPath: file))
    let result = try Tool(program: "pdftocairo").run(
      "-png", "-transp", "-singlefile", "-r", "432", file, folder.path("x"))
    #expect(result.status == 0, "\(result.errors)")
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("x.png"))
    try Self.expectAlike(PNG.decode(Array(picture)), scene.pixmap(scale: 6))
  }

  private static func scene(_ locale: String, _ ring: CurrencyButtonStyle.Ring) throws
    -> VectorScene
  {
    var style = CurrencyButtonStyle()
    style.ring = ring
    return try CurrencyButton(locale: locale, style: style).templateScene(
      Typesetter())
  }

  static func rasterize(
    _ bytes: [UInt8], with program: String, _ arguments: [String]
  ) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let file = folder.path("picture")
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    let result = try Tool(program: program).run(arguments + [file])
    #expect(result.status == 0, "\(result.errors)")
    return try PNG.decode(Array(result.output))
  }

  /// At 300 px no channel may differ by more than 32, and the mean by less than 0.25 of 255.
  private static func expectAlike(_ a: Pixmap, _ b: Pixmap) throws {
    try #require(a.width == b.width && a.height == b.height)
    let (first, second) = (a.bytes, b.bytes)
    var (largest, sum) = (0, 0)
    for pixel in stride(from: 0, to: first.count, by: 4) {
      // Most pixels are clear in both or equal, and add nothing.
      if first[pixel + 3] == second[pixel + 3] {
        if first[pixel + 3] == 0 { continue }
        if first[pixel] == second[pixel], first[pixel + 1] == second[pixel + 1],
          first[pixel + 2] == second[pixel + 2]
        {
          continue
        }
      }
      for (p, q) in zip(overBlackAndWhite(first, pixel), overBlackAndWhite(second, pixel)) {
        let difference = abs(p - q)
        largest = max(largest, difference)
        sum += difference
      }
    }
    #expect(largest <= 32)
    #expect(Double(sum) / Double(first.count * 2) < 0.25)
  }

  /// A pixel as it appears on black and on white: the colour of a clear one doesn't count.
  private static func overBlackAndWhite(_ bytes: [UInt8], _ pixel: Int) -> [Int] {
    let alpha = Int(bytes[pixel + 3])
    return (0..<3).flatMap { channel in
      let onBlack = (Int(bytes[pixel + channel]) * alpha + 127) / 255
      return [onBlack, onBlack + 255 - alpha]
    }
  }
}
