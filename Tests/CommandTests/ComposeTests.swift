import Foundation
import RasterImage
import TestSupport
import Testing

/// The commands `compose` and `schema`.
@Suite struct ComposeTests {
  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("examples/compose").path

  @Test(arguments: ["tiles.yml", "buttons.yml", "typing.yml", "fields.json"])
  func `every example is drawn in every format`(name: String) throws {
    for format in ["png", "svg", "pdf", "android"] {
      let result = try Tool.mintmark.run(
        "compose", "\(Self.examples)/\(name)", "-o", "-", "--format", format)
      #expect(result.status == 0 && result.errors.isEmpty, "\(format): \(result.errors)")
      #expect(result.output.count > 1000)
    }
  }

  /// At one pixel a point, as capsules are whole pixels wide at the scale of the picture.
  @Test func `an example's SVG shows what its PNG shows`() throws {
    let folder = try TemporaryFolder()
    let input = "\(Self.examples)/tiles.yml"
    for name in ["a.svg", "a.png"] {
      let result = try Tool.mintmark.run(["compose", input, "-o", folder.path(name)])
      #expect(result.status == 0)
    }
    let judge = Tool(program: "rsvg-convert")
    #expect(try judge.run(folder.path("a.svg"), "-o", folder.path("b.png")).status == 0)
    let ours = try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("a.png"))))
    let theirs = try PNG.decode(Array(Data(contentsOf: folder.url.appendingPathComponent("b.png"))))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    let differences = zip(ours.bytes, theirs.bytes).map { abs(Int($0) - Int($1)) }
    #expect(Double(differences.reduce(0, +)) / Double(differences.count) < 0.25)
    #expect(differences.max() ?? 0 <= 32)
  }

  @Test func `the schema is printed`() throws {
    let result = try Tool.mintmark.run("schema", "compose")
    #expect(result.status == 0)
    let file = URL(fileURLWithPath: Self.examples).appendingPathComponent("compose.schema.json")
    #expect(result.output == (try Data(contentsOf: file)))
  }
}
