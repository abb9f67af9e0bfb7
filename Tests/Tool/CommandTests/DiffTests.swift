import Foundation
import RasterImage
import SystemSupport
import TestSupport
import Testing

@Suite struct DiffTests {
  private let folder: PictureFolders

  init() throws { folder = try PictureFolders() }

  private func diff(_ arguments: String...) throws -> Tool.Result {
    try Tool.mintmark.run(["diff"] + arguments)
  }

  @Test func `equal pictures: exit 0 and a sentence`() throws {
    let result = try diff(folder.path("reference/a.png"), folder.path("actual/a.png"))
    #expect(result.status == 0)
    #expect(result.text == "the pictures agree\n")
    #expect(result.errors == "")
  }

  @Test func `different pictures: exit 1, and the sentence names the area`() throws {
    let result = try diff(folder.path("reference/b.png"), folder.path("actual/b.png"))
    #expect(result.status == 1)
    #expect(result.text.contains("pixels differ"))
    #expect(result.errors == "")
  }

  @Test func `--json prints the figures, and the exit code stays`() throws {
    let result = try diff(folder.path("reference/b.png"), folder.path("actual/b.png"), "--json")
    #expect(result.status == 1)
    let root = try #require(result.json as? [String: Any])
    #expect(root["verdict"] as? String == "changed")
  }

  @Test func `-o writes expected, difference and actual side by side`() throws {
    let output = folder.path("diff.png")
    let first = folder.path("reference/b.png")
    #expect(try diff(first, folder.path("actual/b.png"), "-o", output).status == 1)
    let single = try PNG.decode(FileReader.bytes(of: FilePath(first)))
    let panels = try PNG.decode(FileReader.bytes(of: FilePath(output)))
    #expect(panels.width == 3 * single.width + 4 * 8)
    #expect(panels.height == single.height + 2 * 8)
    let piped = try diff(first, folder.path("actual/b.png"), "-o", "-")
    #expect(try Array(piped.output) == Array(Data(contentsOf: URL(filePath: output))))
  }

  @Test func `-o replaces neither picture, whatever path leads to it, and writes PNG files only`()
    throws
  {
    let (first, second) = (folder.path("reference/b.png"), folder.path("actual/b.png"))
    let before = try Data(contentsOf: URL(filePath: first))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: "reference/b.png")
    for output in [first, second, folder.path("actual/../actual/b.png"), folder.path("link.png")] {
      let result = try diff(first, second, "-o", output)
      #expect(result.status == 64)
      #expect(result.errors.contains("would replace '"))
    }
    #expect(try diff(first, second, "-o", folder.path("d.jpg")).status == 64)
    let long = folder.path(String(repeating: "d", count: 300) + ".png")
    let result = try diff(first, second, "-o", long)
    #expect(result.status == 73)
    #expect(result.errors == "error: can't write '\(long)': the name is too long: shorten it\n")
    #expect(try Data(contentsOf: URL(filePath: first)) == before)
  }

  @Test func `a limit lets a difference pass`() throws {
    let (first, second) = (folder.path("reference/b.png"), folder.path("actual/b.png"))
    #expect(try diff(first, second, "--max-pixels", "2400").status == 0)
    #expect(try diff(first, second, "--max-ratio", "0.9").status == 0)
    #expect(try diff(first, second, "--ignore", "0,0,9999,49").status == 0)
    #expect(try diff(first, second, "--metric", "yiq", "--threshold", "0.99").status == 0)
    #expect(try diff(first, second, "--max-density", "0/4").status == 1)
  }

  @Test(arguments: [
    ["--max-ratio", "5"], ["--max-ratio", "2"], ["--max-ratio", "1"], ["--max-ratio", "nan"],
    ["--strategy", "perceptual", "--threshold", "5"], ["--metric", "yiq", "--threshold", "1"],
    ["--threshold", "1"], ["--max-difference", "9"],
    ["--max-difference", "1"], ["--tolerance", "255"], ["--max-density", "64/8"],
    ["--max-pixels=-1"],
  ])
  func `a number that allows any difference is refused`(options: [String]) throws {
    let pictures = [folder.path("reference/b.png"), folder.path("actual/b.png")]
    let folders = [folder.path("reference"), folder.path("actual")]
    for command in [["diff"] + pictures, ["snapshot", "verify"] + folders] {
      let result = try Tool.mintmark.run(command + options)
      #expect(result.status == 64)
      #expect(result.messages.count == 1 && result.errors.contains(": give "), "\(result.errors)")
    }
  }

  @Test(arguments: [
    ("--ignore", "0,0,9999,9999", "no pixel was compared"),
    ("--max-pixels", "2500", "the limits allow all pixels"),
  ])
  func `pictures are not the same if no pixel is compared or all may differ`(
    option: String, value: String, finding: String
  ) throws {
    let (first, second) = (folder.path("reference/b.png"), folder.path("actual/b.png"))
    let result = try diff(first, second, option, value)
    #expect(result.status == 1)
    #expect(result.text.hasPrefix(finding), "\(result.text)")
    let verified = try Tool.mintmark.run(
      "snapshot", "verify", folder.path("reference"), folder.path("actual"), option, value)
    #expect(verified.status == 1)
    #expect(verified.text.contains(finding), "\(verified.text)")
    #expect(!verified.text.contains("to accept"))
  }

  @Test func `a folder in place of a picture is an error that names the command for folders`()
    throws
  {
    let result = try diff(folder.path("reference/a.png"), folder.path("actual"))
    #expect(result.status == 66)
    #expect(result.messages.count == 1 && result.text == "")
    #expect(result.errors.contains("compare folders with 'mintmark snapshot verify'"))
  }
}

/// A folder of references and one of pictures, drawn by the tool: `a.png` is the same in both,
/// `b.png` is not.
struct PictureFolders {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["reference", "actual"] {
      try FileManager.default.createDirectory(
        atPath: path(name), withIntermediateDirectories: true)
      for (picture, locale) in [("a", "en_US"), ("b", name == "actual" ? "en_GB" : "fr_CH")] {
        let drawn = try Tool.mintmark.run("render", locale, "-o", path("\(name)/\(picture).png"))
        try #require(drawn.status == 0)
      }
    }
  }

  func path(_ name: String) -> String { folder.path(name) }
}
