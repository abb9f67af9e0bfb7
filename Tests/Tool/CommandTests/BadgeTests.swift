import Foundation
import RasterImage
import TestSupport
import Testing

/// The command `badge`.
@Suite struct BadgeTests {
  @Test func `a badge goes to standard output and nothing else does`() throws {
    let result = try Tool.mintmark.run("badge", "1", "-o", "-", "--format", "png", "--scale", "3")
    #expect(result.status == 0 && result.errors.isEmpty)
    let picture = try PNG.decode(Array(result.output))
    #expect(picture.width == 72 && picture.height == 72)
  }

  @Test(arguments: [
    ["1000", "--max", "99"], ["12.34", "--currency", "EUR"], ["New!"], ["2024", "--text"],
    ["1234", "--locale", "ar_EG"], ["5", "--min-width", "40", "--padding", "0"],
    ["5", "--text-style", "caption", "--text-size", "accessibility5"],
    ["5", "--tint", "#123456", "--foreground", "gold"],
  ])
  func `a badge is drawn of every kind of value`(arguments: [String]) throws {
    let plain = try Tool.mintmark.run("badge", "5", "-o", "-", "--format", "svg")
    let result = try Tool.mintmark.run(["badge"] + arguments + ["-o", "-", "--format", "svg"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output != plain.output && result.text.hasPrefix("<svg"))
  }

  @Test func `a badge that is hard to read is warned of`() throws {
    let arguments = ["badge", "5", "-o", "-", "--format", "svg", "--tint", "yellow"]
    let loud = try Tool.mintmark.run(arguments)
    #expect(loud.status == 0)
    #expect(loud.errors.hasPrefix("warning: the text #ffffff has a contrast of"))
    // The colour that it names is the nearest that passes.
    let nearest = try #require(
      loud.errors.firstMatch(of: /use the tint (#[0-9a-f]{6}), the nearest/)?.1)
    let fixed = try Tool.mintmark.run(arguments.dropLast() + [String(nearest)])
    #expect(fixed.status == 0 && fixed.errors.isEmpty)
  }
}
