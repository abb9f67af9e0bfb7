import Foundation
import TestSupport
import Testing

/// Fonts that are not the ones a picture is meant for are reported, and refused where that is wanted.
@Suite struct FontSubstitutionTests {
  private let folder: TemporaryFolder
  /// The tool on a machine with the fonts of the tests but Inter.
  private let without: Tool
  private let with: Tool

  init() throws {
    folder = try TemporaryFolder()
    let others =
      ProcessInfo.processInfo.environment["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf"
    let families = ["Inter", "Inter Display"].map {
      "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
    }
    try folder.write(
      """
      <fontconfig>
        <cachedir>\(folder.path("cache"))</cachedir>
        <include>\(others)</include>
        <selectfont><rejectfont>\(families.joined())</rejectfont></selectfont>
      </fontconfig>
      """, to: "fonts.conf")
    try folder.write(
      """
      version: 1
      locales: [en_US, fr_CH, ar_AE]
      output: out
      targets: [{ kind: files, formats: [svg] }]

      """, to: "mintmark.yml")
    var tool = Tool.mintmark(in: folder)
    tool.environment["MINTMARK_FONTS"] = "system"
    tool.environment["XDG_CACHE_HOME"] = folder.path("xdg")
    with = tool
    tool.environment["FONTCONFIG_FILE"] = folder.path("fonts.conf")
    without = tool
  }

  private static let warning = "warning: the font family Inter is missing: '"

  @Test(
    arguments: [
      ["render", "fr_CH", "--format", "svg", "-o", "-"], ["sheet", "fr_CH", "-o", "sheet.png"],
      ["badge", "3", "-o", "badge.png"], ["batch"], ["batch", "--check"], ["audit", "fr_CH"],
    ])
  func `a command that draws warns of a missing first family`(arguments: [String]) throws {
    let result = try without.run(arguments)
    // A check of an empty output finds that files are missing.
    #expect(result.status == (arguments.contains("--check") ? 1 : 0), "\(result.errors)")
    #expect(result.messages.count { $0.hasPrefix(Self.warning) } == 1, "\(result.errors)")
    #expect(try !with.run(arguments).errors.contains(Self.warning))
  }

  @Test func `a font that is named is no substitute`() throws {
    let result = try without.run(
      "render", "en_US", "--font", "Noto Sans", "--format", "svg", "-o", "-")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `a quiet batch prints errors only`() throws {
    let result = try without.run("batch", "--quiet")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `an audit that requires fonts fails without them`() throws {
    #expect(try without.run("audit", "en_US").status == 0)
    let result = try without.run("audit", "en_US", "--require-fonts")
    #expect(result.status == 1 && result.errors.contains(Self.warning))
    #expect(try with.run("audit", "en_US", "--require-fonts").status == 0)
  }

  @Test func `a locked batch refuses other fonts than the manifest's`() throws {
    let early = try with.run("batch", "--locked")
    #expect(early.status == 65 && early.errors.contains("no manifest"), "\(early.errors)")
    #expect(try with.run("batch").status == 0)
    let drawn = try Data(contentsOf: folder.url.appendingPathComponent("out/en_US/light@1x.svg"))
    // With the same fonts a run goes on, whether there is something to write or not.
    #expect(try with.run("batch", "--locked").status == 0)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("out/en_US/light@1x.svg"))
    #expect(try with.run("batch", "--locked").status == 0)

    let result = try without.run("batch", "--locked")
    #expect(result.status == 65, "\(result.errors)")
    #expect(result.errors.contains("which is another file: install the recorded fonts"))
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("out/en_US/light@1x.svg")) == drawn)
    #expect(try without.run("batch").status == 0)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("out/en_US/light@1x.svg")) != drawn)
  }

  @Test func `a locked batch takes new locales`() throws {
    #expect(try with.run("batch").status == 0)
    let file = folder.url.appendingPathComponent("mintmark.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "ar_AE]", with: "ar_AE, ne_NP]").utf8).write(to: file)
    #expect(try with.run("batch", "--locked").status == 0)
    #expect(
      FileManager.default.fileExists(atPath: folder.path("out/ne_NP/light@1x.svg")))
  }
}
