import CurrencyLocale
import Foundation
import RasterImage
import SnapshotSupport
import SystemSupport
import TestSupport
import Testing

/// The pictures of the README, which `make readme-pictures` makes.
@Suite struct ReadmePicturesTests {
  private static let folder = Repository.path("examples/pictures")

  /// A `picture` element of the README.
  private struct Element {
    var light: String
    var dark: String
    var width: Int
    var text: String
  }

  private static func elements() throws -> [Element] {
    let readme = try Repository.text("README.md")
    let pattern =
      /<p><picture>\n  <source media="\(prefers-color-scheme: dark\)" srcset="(?<dark>[^"]+)">\n  <img src="(?<light>[^"]+)" width="(?<width>\d+)" alt="(?<text>[^"]+)">\n<\/picture><\/p>\n\n/
    let elements = try readme.matches(of: pattern).map { match in
      Element(
        light: String(match.light), dark: String(match.dark),
        width: try #require(Int(match.width)), text: String(match.text))
    }
    #expect(readme.matches(of: /<picture|<source|<img|!\[/).count == 3 * elements.count)
    return elements
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.url(path)))
  }

  @Test func `every picture is there for a light and for a dark page, and is sharp`() throws {
    let elements = try Self.elements()
    #expect(elements.count >= 10)
    for element in elements {
      #expect(element.dark == element.light.replacing("-light.png", with: "-dark.png"))
      #expect(element.dark != element.light)
      let light = try PNG.decode(Self.bytes(element.light))
      let dark = try PNG.decode(Self.bytes(element.dark))
      #expect(light.width == dark.width && light.height == dark.height, "\(element.light)")
      // The column of a README on GitHub is 830 pixels wide or more.
      #expect(element.width <= 830, "\(element.light)")
      #expect(Double(light.width) >= 1.5 * Double(element.width), "\(element.light)")
      #expect(element.text.count >= 40, "\(element.light)")
    }
  }

  @Test func `the README shows every picture of the folder, and loads at most 600 KB of them`()
    throws
  {
    let elements = try Self.elements()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let pictures = names.filter { $0.hasSuffix(".png") }.map { "examples/pictures/\($0)" }
    #expect(Set(elements.flatMap { [$0.light, $0.dark] }) == Set(pictures))
    for scheme in [\Element.light, \Element.dark] {
      let sizes = try elements.map { try Self.bytes($0[keyPath: scheme]).count }
      #expect(sizes.reduce(0, +) <= 600_000)
    }
  }

  private static let descriptions = [
    "components", "hero", "mirrored", "presets", "styles", "world",
  ]

  @Test func `every description has its pictures`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    #expect(names.filter { $0.hasSuffix(".yml") }.sorted() == Self.descriptions.map { $0 + ".yml" })
  }

  @Test(arguments: descriptions, ["light", "dark"])
  func `a picture is what its description draws: make readme-pictures`(
    _ name: String, _ scheme: String
  ) throws {
    let folder = try TemporaryFolder()
    let drawn = folder.path("\(name).png")
    let description = "\(Self.folder)/\(name).yml"
    let result = try Tool.mintmark.run(
      "compose", description, "-o", drawn, "--scale", "2", "--appearance", scheme)
    try #require(result.status == 0, "\(result.errors)")
    let picture = "\(Self.folder)/\(name)-\(scheme).png"
    // Other versions of Cairo or of the fonts draw other pixels: see PictureTrait.
    let limits =
      try PictureEnvironment.difference() == nil
      ? [] : ["--strategy", "perceptual", "--max-ratio", "0.02"]
    let comparison = try Tool.mintmark.run(["diff", picture, drawn] + limits)
    #expect(comparison.status == 0, "\(comparison.text)\(comparison.errors)")
  }

  @Test func `the wall of the world has every symbol once`() throws {
    let wall = try Repository.text("examples/pictures/world.yml")
    let symbols = try wall.matches(of: /locale: (?<locale>\w+),/).map {
      try CurrencyLocale(String($0.locale)).symbol(.standard)
    }
    let all = try CurrencyLocale.allIdentifiers.map { try CurrencyLocale($0).symbol(.standard) }
    #expect(symbols.count == Set(symbols).count)
    #expect(Set(symbols) == Set(all))
  }
}
