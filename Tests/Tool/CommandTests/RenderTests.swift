import Foundation
import RasterImage
import TestSupport
import Testing

/// The `render` command, run as a process.
@Suite struct RenderTests {
  @Test func `a picture goes to standard output and nothing else does`() throws {
    let result = try Tool.mintmark.run("render", "fr_CH", "-o", "-", "--format", "png")
    #expect(result.status == 0 && result.errors.isEmpty)
    let picture = try PNG.decode(Array(result.output))
    #expect(picture.width == 50 && picture.height == 50)
  }

  @Test(arguments: [(50.0, 1.0, 50), (50, 2, 100), (50, 1.5, 75), (33, 1.1, 36), (0.2, 1, 1)])
  func `a PNG has round(size × scale) pixels`(size: Double, scale: Double, side: Int) throws {
    let result = try Tool.mintmark.run(
      "render", "en_US", "-o", "-", "--format", "png", "--size", "\(size)", "--scale", "\(scale)")
    let picture = try PNG.decode(Array(result.output))
    #expect(picture.width == side && picture.height == side)
  }

  @Test
  func `the version is printed with and without a command, and after two hyphens it is a text`()
    throws
  {
    let version = try Tool.mintmark.run("--version")
    #expect(version.status == 0 && version.text.hasSuffix(")\n"))
    #expect(try Tool.mintmark.run("render", "--version").text == version.text)
    let badge = try Tool.mintmark.run("badge", "--format", "svg", "-o", "-", "--", "--version")
    #expect(badge.text.hasPrefix("<svg"), "\(badge.errors)")
  }

  @Test func `geometry is printed as JSON with the button's fractions of its height`() throws {
    let result = try Tool.mintmark.run("geometry", "en_US", "--size", "100")
    let json = try #require(result.json as? [String: Any])
    func number(_ key: String) -> Double? { (json[key] as? NSNumber)?.doubleValue }
    #expect(number("height") == 100)
    #expect(number("ringRadius") == 44)
    #expect(number("strokeWidth") == 6)
    #expect(number("gapStart") == 120 && number("gapEnd") == 160)
    #expect(number("arcStart") == 160 && number("arcEnd") == 480)
    #expect(number("badgeDiameter") == 40)
    #expect(json["badgeOffset"] as? [String: Double] == ["x": -30, "y": 30])
    #expect(json["badgeCenter"] as? [String: Double] == ["x": 20, "y": 80])
    #expect(json["symbolText"] as? String == "$")
    #expect(number("symbolCharacters") == 1)
    #expect(try (45...50).contains(#require(number("symbolFontSize"))))
    #expect(try #require(number("clearance")) >= 3)
    let ink = try #require(json["symbolInk"] as? [String: Double])
    #expect(Set(ink.keys) == ["x", "y", "width", "height"])
  }

  @Test(arguments: [
    ("bottom-right", [20.0, 60]), ("top-left", [200, 240]), ("top-right", [300, 340]),
  ])
  func `the gap turns with the badge unless it was given`(corner: String, gap: [Double]) throws {
    func gapOf(_ more: String...) throws -> [Double] {
      let result = try Tool.mintmark.run(
        ["geometry", "en_US", "--badge-corner", corner] + more)
      let json = try result.json as? [String: Any]
      return ["gapStart", "gapEnd"].compactMap { (json?[$0] as? NSNumber)?.doubleValue }
    }
    #expect(try gapOf() == gap)
    #expect(try gapOf("--gap", "10...20") == [10, 20])
  }

  @Test func `a locale without a currency draws the text that is given`() throws {
    let result = try Tool.mintmark.run("geometry", "en_001", "--text", "¤")
    #expect(result.status == 0)
    #expect(result.text.contains("¤"))
  }

  @Test func `an obsolete region draws and warns`() throws {
    let result = try Tool.mintmark.run("render", "cs_CS", "-o", "-", "--format", "svg")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("warning: ") && result.messages.count == 1)
    #expect(result.text.hasPrefix("<svg "))
  }

  @Test func `a tint that is hard to see is warned of`() throws {
    let arguments = [
      "render", "en_US", "--tint", "yellow", "--label", "x", "-o", "-", "--format", "png",
    ]
    let loud = try Tool.mintmark.run(arguments)
    #expect(loud.status == 0 && loud.errors.contains("contrast of 1.07"))
    #expect(try Tool.mintmark.run(arguments + ["--background", "black"]).errors.isEmpty)
  }

  @Test(arguments: ["png", "svg", "pdf", "android"])
  func `the same command gives the same bytes, whatever the process's surroundings`(
    format: String
  ) throws {
    let arguments = ["render", "ar_AE", "-o", "-", "--format", format]
    let plain = try Tool.mintmark.run(arguments)
    var elsewhere = Tool.mintmark
    elsewhere.environment = ["LC_ALL": "ar_EG.UTF-8", "TZ": "Asia/Kathmandu", "LANG": "de_DE"]
    elsewhere.folder = URL(fileURLWithPath: "/")
    #expect(plain.status == 0 && !plain.output.isEmpty)
    #expect(try elsewhere.run(arguments).output == plain.output)
  }

  @Test func `a PDF carries no date but the one that is asked for`() throws {
    let arguments = ["render", "en_US", "-o", "-", "--format", "pdf"]
    var dated = Tool.mintmark
    let undated = try dated.run(arguments).output
    #expect(undated.range(of: Data("CreationDate".utf8)) == nil)
    dated.environment = ["SOURCE_DATE_EPOCH": "981173106"]
    #expect(try dated.run(arguments).output.range(of: Data("20010203040506".utf8)) != nil)
    dated.environment = ["SOURCE_DATE_EPOCH": "yesterday"]
    let refused = try dated.run(arguments)
    #expect(refused.status == 65 && refused.output.isEmpty)
  }

  @Test func `help shows an example of each command and reaches no error`() throws {
    for command in [[], ["render"], ["sheet"], ["locales"], ["audit"], ["fonts"]] {
      let result = try Tool.mintmark.run(command + ["--help"])
      #expect(result.status == 0 && result.errors.isEmpty)
      #expect(result.text.contains("mintmark " + (command.first ?? "render")))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are written for a shell`(shell: String) throws {
    let result = try Tool.mintmark.run("--generate-completion-script", shell)
    #expect(result.status == 0)
    #expect(result.text.contains("render") && result.text.contains("badge-corner"))
  }
}
