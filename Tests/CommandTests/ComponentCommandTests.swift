import Foundation
import RasterImage
import TestSupport
import Testing

/// The `badge`, `compose` and `schema` commands, run as processes.
@Suite struct ComponentCommandTests {
  static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("examples/compose").path

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

  @Test func `a badge that is hard to read is warned of unless that is silenced`() throws {
    let arguments = ["badge", "5", "-o", "-", "--format", "svg", "--tint", "yellow"]
    let loud = try Tool.mintmark.run(arguments)
    #expect(loud.status == 0 && loud.errors.hasPrefix("warning: the foreground has a contrast of"))
    let silent = try Tool.mintmark.run(arguments + ["--no-contrast-check"])
    #expect(silent.status == 0 && silent.errors.isEmpty && silent.output == loud.output)
  }

  /// Arguments with the exit code they get.
  static let mistakes: [([String], Int32)] = [
    (["badge", "-o", "x.png"], 64),
    (["badge", "5"], 64),
    (["badge", "5", "-o", "x.png", "--min-width", "0"], 64),
    (["badge", "5", "-o", "x.png", "--min-width", "nan"], 64),
    (["badge", "5", "-o", "x.png", "--padding", "-1"], 64),
    (["badge", "5", "-o", "x.png", "--padding", "1e9"], 64),
    (["badge", "5", "-o", "x.png", "--max", "-1"], 64),
    (["badge", "5", "-o", "x.png", "--text", "--currency", "EUR"], 64),
    (["badge", "5", "-o", "x.png", "--text-size", "huge"], 64),
    (["badge", "5", "-o", "x.png", "--min-width", "8192", "--scale", "2"], 65),
    (["badge", "", "-o", "x.png"], 65),
    (["badge", "a\nb", "-o", "x.png"], 65),
    (["badge", String(repeating: "x", count: 4096), "-o", "x.png"], 65),
    (["badge", "5", "-o", "x.png", "--tint", "grean"], 65),
    (["badge", "5", "-o", "x.png", "--locale", "xx_YY"], 65),
    (["badge", "five", "-o", "x.png", "--currency", "EUR"], 65),
    (["badge", "5", "-o", "x.png", "--currency", "EUX"], 65),
    (["badge", "5", "-o", "missing/x.png"], 73),
    (["compose", "missing.yml", "-o", "x.png"], 66),
    (["compose", ".", "-o", "x.png"], 66),
    (["compose", "wrong.yml", "-o", "x.png"], 65),
    (["compose", "right.yml", "-o", "missing/x.png"], 73),
    (["compose", "right.yml"], 64),
    (["schema", "nothing"], 64),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake gets its exit code, one line and no file`(index: Int) throws {
    let (arguments, status) = Self.mistakes[index]
    let folder = try TemporaryFolder()
    try "version: 1\ncomponent: { kind: tile, text: x }"
      .write(toFile: folder.path("right.yml"), atomically: true, encoding: .utf8)
    try "version: 1\ncomponent:\n  kind: tile\n  txet: x"
      .write(toFile: folder.path("wrong.yml"), atomically: true, encoding: .utf8)
    var tool = Tool.mintmark
    tool.folder = folder.url
    let result = try tool.run(arguments)
    #expect(result.status == status, "\(arguments.prefix(8)): \(result.errors)")
    #expect(result.messages.count == 1 && result.errors.hasPrefix("error: "))
    #expect(result.output.isEmpty)
    #expect(folder.names == ["right.yml", "wrong.yml"])
  }

  @Test func `a mistake in a description is told with file, line, column and key`() throws {
    let folder = try TemporaryFolder()
    try "version: 1\ncomponent:\n  kind: tile\n  txet: x"
      .write(toFile: folder.path("wrong.yml"), atomically: true, encoding: .utf8)
    var tool = Tool.mintmark
    tool.folder = folder.url
    let result = try tool.run("compose", "wrong.yml", "-o", "x.png")
    #expect(
      result.errors == """
        error: wrong.yml:4:3: component.txet: unknown key: did you mean 'text'?

        """)
  }

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
