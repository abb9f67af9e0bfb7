import Foundation
import TestSupport
import Testing

/// A picture is up to date only if every font file that its drawing asked for is as it was, also those that draw no
/// part of it.
@Suite struct RecordedFontTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  /// A family of four static files, and a picture in the heaviest of them. At 24 pixels the form of its symbol
  /// depends on the other three: it is the first form that is legible in bold, semibold or regular.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <fontconfig>
        <dir>\(folder.path("fonts"))</dir><cachedir>\(folder.path("cache"))</cachedir>
      </fontconfig>
      """, to: "fonts.conf")
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_CA]
      currencies: { CA: RUB }
      button: { size: 24, weight: black, font: [Mine] }
      targets: [{ kind: files, formats: [png], scales: [1, 4], name: "{scale}.png" }]

      """, to: "mintmark.yml")
    var tool = Tool.mintmark(in: folder)
    tool.environment["MINTMARK_FONTS"] = "system"
    tool.environment["XDG_CACHE_HOME"] = folder.path("xdg")
    tool.environment["FONTCONFIG_FILE"] = folder.path("fonts.conf")
    self.tool = tool
    try install(bars: 1, in: [400, 600, 700, 900])
  }

  /// Installs files of the family with other glyphs: letters of many bars can't be read in few pixels.
  private func install(bars: Int, in weights: [Int]) throws {
    let fonts = folder.url.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for weight in weights {
      _ = try TestFont(
        family: "Mine", weight: weight, characters: ["₽", "R", "U", "B"], bars: bars
      )
      .write(to: fonts.path, name: "\(weight).ttf")
    }
  }

  private func pictures(_ output: String) throws -> [Data] {
    try ["1.png", "4.png"].map {
      try Data(contentsOf: folder.url.appendingPathComponent("\(output)/\($0)"))
    }
  }

  @Test func `other files of the weights in which a form was tried change the picture`() throws {
    try tool.succeed("batch", "--quiet")
    let before = try pictures("out")
    try install(bars: 8, in: [400, 600, 700])

    let locked = try tool.run("batch", "--locked")
    #expect(locked.status == 65, "\(locked.errors)")
    #expect(locked.errors.contains("'RUB' in 'Mine Regular'"), "\(locked.errors)")
    #expect(try pictures("out") == before)

    try tool.succeed("batch", "--quiet")
    try tool.succeed("batch", "--quiet", "-o", "fresh")
    #expect(try pictures("out") == pictures("fresh"))
    #expect(try pictures("out") != before)
    #expect(try tool.run("batch", "--locked").status == 0)
  }

  @Test func `a file of a weight that is not asked for changes nothing`() throws {
    // A drawing of few pixels asks for all weights, in which it looks for a legible form.
    let file = folder.url.appendingPathComponent("mintmark.yml")
    try String(contentsOf: file, encoding: .utf8).replacing("size: 24", with: "size: 100")
      .write(to: file, atomically: false, encoding: .utf8)
    try tool.succeed("batch", "--quiet")
    let before = try pictures("out")
    try install(bars: 8, in: [100])
    #expect(try tool.run("batch", "--locked").status == 0)
    #expect(try pictures("out") == before)
  }

  /// The code, a form of the symbol, has no glyphs at first.
  @Test func `a font that gains the characters of another form changes the picture`() throws {
    try install(bars: 8, in: [400, 600, 700])
    try tool.succeed("batch", "--quiet")
    for weight in [400, 600, 700, 900] {
      _ = try TestFont(family: "Other", weight: weight, characters: ["D"])
        .write(to: folder.path("fonts"), name: "other\(weight).ttf")
    }
    try tool.succeed("batch", "--quiet")
    try tool.succeed("batch", "--quiet", "-o", "fresh")
    #expect(try pictures("out") == pictures("fresh"))
  }
}
