import Foundation
import TestSupport
import Testing

/// What people write has the result of what the help says, if it has one meaning.
@Suite struct AcceptedSpellingTests {
  /// A line of the table `Vectors/accepted.tsv`: a command line, and one with the same result.
  private static let lines: [(written: String, meant: String)] = {
    let text = (try? Repository.text("Tests/Tool/CommandTests/Vectors/accepted.tsv")) ?? ""
    return text.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
  }()

  private func output(_ line: String) throws -> Data {
    let words = ShellWords.split(line)
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let result = try Tool.mintmark.run(words[..<end] + ["-o", "-"] + words[end...])
    #expect(result.status == 0 && !result.errors.contains("error"), "\(result.errors)")
    return result.output
  }

  @Test func `the table has more than thirty lines`() { #expect(Self.lines.count > 30) }

  @Test(arguments: lines.indices)
  func `a spelling with one meaning has its result`(index: Int) throws {
    let (written, meant) = Self.lines[index]
    let bytes = try output(written)
    #expect(try bytes == output(meant), "\(written)")
    #expect(!bytes.isEmpty)
  }

  /// In a file, keys, names, numbers and colours have the same spellings.
  @Test(arguments: [
    (
      "{ ring: Filled, badge-corner: Top_Right, moat: .05, weight: BOLD, tint: 00f }",
      "{ ring: filled, badge-corner: top-right, moat: 0.05, weight: bold, tint: \"#0000ff\" }"
    ),
    (
      "{ size: 40pt, padding: 5%, symbol-scale: [40%, 30%], tint: rgb(0 0 255) }",
      "{ size: 40, padding: 0.05, symbol-scale: [0.4, 0.3], tint: \"#0000ff\" }"
    ),
    (
      "{ badgeCorner: topLeft, Ring_Width: 6%, SIZE: 40 pt, badge: check }",
      "{ badge-corner: top-left, ring-width: 0.06, size: 40, badge: checkmark }"
    ),
  ])
  func `a configuration takes them too`(written: String, meant: String) throws {
    let folder = try TemporaryFolder()
    try folder.configure(
      """
      locales: [en_US]
      buttons:
        written: \(written)
        meant: \(meant)
      Targets: [{ kind: Files, formats: [SVG, png], scales: [1x, "@2x"], name: "{button}{scale}.{format}" }]
      """)
    #expect(try Tool.mintmark(in: folder).run("batch", "--quiet").errors == "")
    #expect(try folder.text("out/written1.svg") == folder.text("out/meant1.svg"))
    #expect(try folder.bytes("out/written2.png") == folder.bytes("out/meant2.png"))
  }

  @Test func `a description and the rules of a folder take them too`() throws {
    let folder = try TemporaryFolder()
    func describe(_ name: String, _ component: String) throws {
      try folder.write("version: 1\ncomponent: \(component)\n", to: "\(name).yml")
      let result = try Tool.mintmark(in: folder).run("compose", "\(name).yml", "-o", "\(name).svg")
      #expect(result.status == 0 && result.errors == "")
    }
    try describe(
      "written", "{ Kind: Badge, count: 5, minWidth: 30pt, Text_Style: Caption-2, tint: 00f }")
    try describe(
      "meant", "{ kind: badge, count: 5, min-width: 30, text-style: caption2, tint: '#0000ff' }")
    #expect(try folder.text("written.svg") == folder.text("meant.svg"))
  }

  @Test func `a picture file that is named without -o is the output`() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.mintmark(in: folder).run("render", "en_US", "x.svg")
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.text("x.svg").hasPrefix("<svg"))
  }

  @Test func `a folder that is missing is made`() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.mintmark(in: folder).run("render", "en_US", "-o", "a/b/x.svg")
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.text("a/b/x.svg").hasPrefix("<svg"))
  }
}
