import Foundation
import RasterImage
import TestSupport
import Testing

/// The commands for custom SF Symbols.
@Suite struct SymbolsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func drawing(_ width: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <path d="M20 10h\(width)v80h-\(width)z"/><circle cx="80" cy="50" r="\(width / 2)"/></svg>
    """
  }

  private func make(_ widths: Int..., output: String = "star.svg") throws {
    for width in widths { try folder.write(drawing(width), to: "\(width).svg") }
    let result = try Tool.mintmark.run(
      ["symbols", "make"] + widths.map { folder.path("\($0).svg") } + ["-o", folder.path(output)])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `a template of three drawings is clean and is previewed`() throws {
    try make(8, 16, 30)
    let lint = try Tool.mintmark.run("symbols", "lint", folder.path("star.svg"))
    #expect(lint.status == 0 && lint.text == "1 template checked, nothing found\n")
    // The folder's other files are drawings.
    let all = try Tool.mintmark.run("symbols", "lint", folder.path(""))
    #expect(all.status == 0 && all.text == lint.text, "\(all.text) \(all.errors)")
    let preview = try Tool.mintmark.run(
      "symbols", "preview", folder.path("star.svg"), "-o", folder.path("sheet.png"))
    #expect(preview.status == 0 && preview.errors.isEmpty, "\(preview.errors)")
    let sheet = try Data(contentsOf: URL(filePath: folder.path("sheet.png")))
    #expect(try PNG.decode(Array(sheet)).width > 800)
  }

  @Test func `a template of one drawing has all scales`() throws {
    try make(16)
    let text = try folder.text("star.svg")
    for scale in ["S", "M", "L"] { #expect(text.contains("<g id=\"Regular-\(scale)\">")) }
    #expect(try Tool.mintmark.run("symbols", "lint", folder.path("star.svg")).status == 0)
  }

  @Test func `drawings that don't fit together make no symbol`() throws {
    try folder.write(drawing(8), to: "a.svg")
    try folder.write(drawing(8).replacing("v80h-8z", with: "v80z"), to: "b.svg")
    let result = try Tool.mintmark.run(
      "symbols", "make", folder.path("a.svg"), folder.path("a.svg"), folder.path("b.svg"), "-o",
      folder.path("out.svg"))
    #expect(result.status == 65 && result.errors.contains("Black-S, path 1"))
    for name in ["c.svg", "d.svg"] { try folder.write("<svg><text>a</text></svg>", to: name) }
    let bad = try Tool.mintmark.run(
      ["symbols", "make"] + ["c.svg", "a.svg", "d.svg"].map(folder.path) + [
        "-o", folder.path("out.svg"),
      ])
    #expect(
      bad.status == 65 && ["c.svg", "d.svg"].allSatisfy(bad.errors.contains), "\(bad.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out.svg")))
  }

  @Test func `a finding has file, line, element, rule and fix, also as JSON`() throws {
    try make(8, 16, 30)
    let text = try folder.text("star.svg")
    try folder.write(text.replacing("id=\"Capline-M\"", with: ""), to: "broken.svg")
    let result = try Tool.mintmark.run("symbols", "lint", folder.path("broken.svg"))
    #expect(result.status == 1)
    #expect(result.text.hasPrefix(folder.path("broken.svg") + ": error: Capline-M: "))
    #expect(result.text.contains("[missing-guide]\n1 template checked, 1 finding\n"))
    let json = try Tool.mintmark.run("symbols", "lint", "--json", folder.path("broken.svg"))
    #expect(json.status == 1)
    let report = try #require(json.json as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "missing-guide")
    #expect(finding["element"] as? String == "Capline-M")
    #expect((finding["fix"] as? String)?.isEmpty == false)
  }

  @Test func `symbol sets of a catalog are checked with their contents`() throws {
    try make(8, 16, 30)
    let manager = FileManager.default
    for name in ["A.xcassets/one.symbolset", "A.xcassets/Group/one.symbolset"] {
      try manager.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      try manager.copyItem(
        atPath: folder.path("star.svg"), toPath: folder.path(name + "/star.svg"))
    }
    let contents = #"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"star.svg"}]}"#
    try folder.write(contents, to: "A.xcassets/one.symbolset/Contents.json")
    try folder.write(
      contents.replacing("star", with: "sun"), to: "A.xcassets/Group/one.symbolset/Contents.json")
    let result = try Tool.mintmark.run("symbols", "lint", folder.path("A.xcassets"))
    #expect(result.status == 1)
    #expect(result.text.contains("[name-collision]"))
    #expect(result.text.contains("'sun.svg' is not in the folder"))
    #expect(result.text.contains("star.svg: the file is not in Contents.json"))
    #expect(result.text.contains("2 templates checked, 3 findings"))
    let alone = try Tool.mintmark.run("symbols", "lint", folder.path("A.xcassets/one.symbolset"))
    #expect(alone.status == 0)
  }

  @Test func `a file that is not XML is one line, and one that is missing an error`() throws {
    try folder.write("<svg><g></svg>", to: "bad.svg")
    let result = try Tool.mintmark.run("symbols", "lint", folder.path("bad.svg"))
    #expect(result.status == 1)
    #expect(result.text.contains("line 1: the XML is not well-formed"))
    #expect(try Tool.mintmark.run("symbols", "lint", folder.path("none.svg")).status == 66)
    let preview = try Tool.mintmark.run(
      "symbols", "preview", folder.path("bad.svg"), "-o", folder.path("x.png"))
    #expect(preview.status == 65)
    let empty = try Tool.mintmark.run("symbols", "lint", folder.path)
    #expect(empty.status == 65)
  }

  @Test func `letters of fewer weights are noted`() throws {
    let result = try Tool.mintmark.run("audit", "--symbol-weights", "ar_AE", "en_US")
    #expect(result.status == 0)
    #expect(result.errors.contains("note: 1 of 2 symbols has"))
    #expect(try Tool.mintmark.run("audit", "ar_AE", "en_US").errors.isEmpty)
  }

  @Test func `letters that overlap are not noted as those of a font with one weight`() throws {
    let result = try Tool.mintmark.run("audit", "--symbol-weights", "--ring", "filled", "en_US")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        "note: 1 of 1 symbol has outlines that overlap and can't be cut out of a filled ring"))
    #expect(!result.errors.contains("one weight, which"))
  }

  @Test func `an output that is the input is refused, and the input kept`() throws {
    try folder.write(drawing(8), to: "a.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.svg"), withDestinationPath: folder.path("a.svg"))
    let before = try folder.bytes("a.svg")
    for (command, output) in [("make", "a.svg"), ("make", "link.svg"), ("preview", "./a.svg")] {
      let result = try Tool.mintmark.run(
        "symbols", command, folder.path("a.svg"), "-o", folder.path + "/" + output)
      #expect(result.status == 64)
      #expect(
        result.errors.contains(
          "-o '\(folder.path)/\(output)' would replace '\(folder.path("a.svg"))', which is read"))
      #expect(try folder.bytes("a.svg") == before)
    }
  }

  @Test func `a preview names how many of the 27 variants it leaves blank`() throws {
    // One weight in three scales, of which one is taken out.
    try make(16)
    let text = try folder.text("star.svg")
    let start = try #require(text.range(of: "<g id=\"Regular-M\">"))
    let end = try #require(text[start.upperBound...].range(of: "</g>"))
    let rest = text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
    try folder.write(rest, to: "star.svg")
    let preview = try Tool.mintmark.run(
      "symbols", "preview", folder.path("star.svg"), "-o", folder.path("sheet.png"))
    #expect(preview.status == 0)
    #expect(
      preview.errors.hasPrefix("warning: 9 of 27 variants are blank: "), "\(preview.errors)")
  }

  @Test func `a symbol set is previewed by its template`() throws {
    try make(8, 16, 30)
    let star = try folder.bytes("star.svg")
    try folder.write(star, "one.symbolset/star.svg")
    let output = folder.path("sheet.png")
    func preview() throws -> (status: Int32, errors: String) {
      let result = try Tool.mintmark.run(
        "symbols", "preview", folder.path("one.symbolset"), "-o", output)
      return (result.status, result.errors)
    }
    #expect(try preview().status == 0)
    try folder.write(star, "one.symbolset/old.svg")
    let unclear = try preview()
    #expect(unclear.status == 65 && unclear.errors.contains("has 2 templates"))
    let contents = #"{"info":{"author":"xcode","version":1},"symbols":[{"filename":"star.svg"}]}"#
    try folder.write(contents, to: "one.symbolset/Contents.json")
    #expect(try preview().status == 0)
    let onto = try Tool.mintmark.run(
      "symbols", "preview", folder.path("one.symbolset"), "-o",
      folder.path("one.symbolset/star.svg"))
    #expect(onto.status == 64)
  }

  @Test func `masters in reverse and of other view boxes are doubted`() throws {
    for width in [8, 16, 30] { try folder.write(drawing(width), to: "\(width).svg") }
    func make(_ names: String...) throws -> String {
      let result = try Tool.mintmark.run(
        ["symbols", "make"] + names.map { folder.path($0) } + ["-o", folder.path("out.svg")])
      #expect(result.status == 0, "\(result.errors)")
      return result.errors
    }
    #expect(try make("8.svg", "16.svg", "30.svg").isEmpty)
    #expect(try make("30.svg", "16.svg", "8.svg").contains("give the lightest first"))
    try folder.write(
      drawing(30).replacing("0 0 100 100", with: "0 0 120 120"), to: "large.svg")
    #expect(
      try make("8.svg", "16.svg", "large.svg").contains(
        "frames are 100 × 100, 100 × 100, 120 × 120"))
  }
}
