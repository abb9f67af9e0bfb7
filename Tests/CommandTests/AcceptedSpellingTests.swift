import Foundation
import TestSupport
import Testing

/// What people write has the result of what the help says, if it has one meaning.
@Suite struct AcceptedSpellingTests {
  /// A line of the table `Vectors/accepted.tsv`: a command line, and one with the same result.
  private static let lines: [(written: String, meant: String)] = {
    let text = (try? Repository.text("Tests/CommandTests/Vectors/accepted.tsv")) ?? ""
    return text.split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t").map(String.init)
      return fields.count == 2 ? (fields[0], fields[1]) : nil
    }
  }()

  private func output(_ line: String) throws -> Data {
    let mistake = MistakeAnswerTests.Mistake(status: 0, line: line, answer: "")
    let result = try Tool.mintmark.run(mistake.arguments + ["-o", "-"])
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

  /// In a file, names and numbers have the same spellings.
  @Test func `a configuration takes them too`() throws {
    let folder = try TemporaryFolder()
    try folder.configure(
      """
      locales: [en_US]
      buttons:
        written: { ring: Filled, badge-corner: Top_Right, moat: .05, weight: BOLD, tint: 00f }
        meant: { ring: filled, badge-corner: top-right, moat: 0.05, weight: bold, tint: "#0000ff" }
      targets: [{ kind: files, formats: [svg], name: "{button}.svg" }]
      """)
    #expect(try Tool.mintmark(in: folder).run("batch", "--quiet").errors == "")
    #expect(try folder.text("out/written.svg") == folder.text("out/meant.svg"))
  }

  @Test func `a folder that is missing is made`() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.mintmark(in: folder).run("render", "en_US", "-o", "a/b/x.svg")
    #expect(result.status == 0 && result.errors == "")
    #expect(try folder.text("a/b/x.svg").hasPrefix("<svg"))
  }
}
