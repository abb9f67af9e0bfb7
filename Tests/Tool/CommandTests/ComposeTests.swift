import Foundation
import RasterImage
import TestSupport
import Testing

/// The commands `compose` and `schema`.
@Suite struct ComposeTests {
  static let examples = Repository.path("examples/compose")

  @Test(arguments: ["tiles.yml", "buttons.yml", "typing.yml", "fields.json"])
  func `every example is drawn in every format`(name: String) throws {
    for format in ["png", "svg", "pdf", "android"] {
      let result = try Tool.mintmark.run(
        "compose", "\(Self.examples)/\(name)", "-o", "-", "--format", format)
      #expect(result.status == 0 && result.errors.isEmpty, "\(format): \(result.errors)")
      #expect(result.output.count > 1000)
    }
  }

  @Test(arguments: ["tiles.yml", "buttons.yml"])
  func `every example can be read in the dark appearance`(name: String) throws {
    let result = try Tool.mintmark.run(
      "compose", "\(Self.examples)/\(name)", "--appearance", "dark", "-o", "-", "--format", "svg")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `colours that are hard to see are warned of, each once, with the nearest that pass`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = """
      version: 1
      background: white
      component:
        kind: row
        children:
          - { kind: tile, text: €, color: yellow, badges: [{ count: 3, tint: lime }] }
          - { kind: tile, text: $, color: yellow, foreground: black }
          - { kind: tile, text: £, color: yellow }
          - { kind: button, tint: white, label: Add }
      """
    try folder.write(file, to: "row.yml")
    let arguments = ["compose", folder.path("row.yml"), "-o", "-", "--format", "svg"]
    let loud = try Tool.mintmark.run(arguments)
    let warnings = loud.errors.split(separator: "\n")
    #expect(loud.status == 0 && warnings.count == 3, "\(loud.errors)")
    for (warning, start) in zip(
      warnings,
      [
        ":6:7: component.children[0]: the symbol #ffffff has a contrast of 1.0",
        ":6:54: component.children[0].badges[0]: the text #ffffff has a contrast of 1.3",
        ":9:7: component.children[3]: the tint #ffffff has a contrast of 1.0 to the background",
      ])
    {
      #expect(warning.contains(start), "\(warning)")
    }
    // A label is black in the light appearance, and white on the fixed background in the dark one.
    let dark = try Tool.mintmark.run(arguments + ["--appearance", "dark"])
    #expect(dark.errors.contains("the label #ffffff has a contrast of 1.0"), "\(dark.errors)")
    // What the warnings name passes.
    let nearest = try warnings.map {
      try #require($0.firstMatch(of: /use (?:the \w+ )?(#[0-9a-f]{6}), the nearest/)?.1)
    }
    let fixed = file.replacing("color: yellow, badges", with: "color: '\(nearest[0])', badges")
      .replacing("text: £, color: yellow", with: "text: £, color: '\(nearest[0])'")
      .replacing("tint: lime", with: "tint: '\(nearest[1])'")
      .replacing("tint: white", with: "tint: '\(nearest[2])'")
    try folder.write(fixed, to: "row.yml")
    let quiet = try Tool.mintmark.run(arguments)
    #expect(quiet.status == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
  }

  @Test func `the default colours of tiles and badges are warned of where they are hard to see`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      version: 1
      component: { kind: tile, text: €, badges: [{ count: 3 }] }
      """, to: "tile.yml")
    let increased = ["--appearance", "dark-increased"]
    for (options, contrasts) in [
      ([], []), (["--appearance", "dark"], ["2.81"]), (increased, ["1.95", "2.6"]),
    ] {
      let result = try Tool.mintmark.run(
        ["compose", folder.path("tile.yml"), "-o", "-", "--format", "svg"] + options)
      #expect(result.status == 0)
      #expect(result.errors.split(separator: "\n").count == contrasts.count, "\(result.errors)")
      for contrast in contrasts {
        #expect(result.errors.contains("contrast of \(contrast) "), "\(result.errors)")
      }
    }
    let badge = try Tool.mintmark.run(["badge", "5", "-o", "-", "--format", "svg"] + increased)
    #expect(badge.errors.contains("contrast of 2.6 "), "\(badge.errors)")
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
