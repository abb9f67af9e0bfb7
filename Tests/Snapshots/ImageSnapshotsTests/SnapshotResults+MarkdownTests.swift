import Foundation
import ImageSnapshots
import TestPictures
import TestSupport
import Testing

/// The summary of a CI job.
@Suite struct SnapshotResultsMarkdownTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "reference/a.png")
    try folder.write(TestPicture(2, 2), "actual/a.png")
  }

  private func markdown(shown: Int = 200) throws -> String {
    try folder.verification().results().markdown(shown: shown)
  }

  @Test func `a pass is two lines`() throws {
    #expect(try markdown() == "### ✅ Snapshots: pass\n\n1 same\n")
  }

  @Test func `a failure is a row with its verdict, its pixels and its largest difference`() throws {
    try folder.write(TestPicture(2, 2, .black), "actual/a.png")
    try folder.write(TestPicture(2, 2), "actual/b.png")
    let lines = try markdown().split(separator: "\n")
    #expect(lines[0] == "### ❌ Snapshots: 2 of 2 fail")
    #expect(
      lines[4].hasPrefix(
        "| <code>a.png</code> | changed | 4 | 255 | <code>4 of 4 pixels differ (100 %), allowed: 0. "
      )
    )
    #expect(
      lines[5]
        == "| <code>b.png</code> | missing |  |  | <code>there is no reference for this picture</code> |"
    )
  }

  @Test func `a name is text, whatever it contains`() throws {
    try folder.write(
      TestPicture(2, 2), "actual/`x`|[y](http:z)<img src=x onerror=1>@team*_b_*\n#1.png")
    let row = try #require(try markdown().split(separator: "\n").last)
    #expect(row.filter { $0 == "|" }.count == 6)
    let markup = row.replacing(/<\/?code>|<!-- -->/, with: "")
    for character in "`[]<>@*_!\\=" { #expect(!markup.contains(character), "\(row)") }
    #expect(row.contains("&#60;img src&#61;x onerror&#61;1&#62;"))
  }

  /// cmark-gfm makes links of the plain names.
  @Test(arguments: [
    ("user@example.com.png", "user&#64;<!-- -->example.com.png"),
    ("www.example.com.png", "www&#46;example.com.png"),
    ("https:/example.com/a.png", "https:&#47;example.com/a.png"),
    ("mailto:a@b.de.png", "mailto:a&#64;<!-- -->b.de.png"), ("a.b/c.png", "a.b/c.png"),
  ])
  func `an address is no link, in the summary and in the comment`(name: String, code: String) throws
  {
    try folder.write(TestPicture(2, 2), "actual/\(name)")
    let results = try folder.verification(report: folder.filePath("report")).results()
    let comment = try SnapshotReport(folder.filePath("report")).comment()
    for text in [results.markdown(), comment] {
      #expect(text.contains("| <code>\(code)</code> |"), "\(text)")
    }
  }

  @Test func `the table ends after the most rows, and before 1 MiB`() throws {
    let long = String(repeating: "<", count: 240)
    for index in 0..<12 { try folder.write(TestPicture(2, 2), "actual/\(index)\(long).png") }
    let text = try markdown(shown: 3)
    #expect(text.hasSuffix("\nand 9 more\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ") } == 5)
    let folder = try TemporaryFolder()
    for index in 0..<220 {
      try folder.write([], "actual/\(long)/\(long)/\(index)\(long).png")
    }
    let large = try folder.verification().results().markdown(shown: 1000)
    #expect(large.utf8.count < 1 << 20)
    #expect(large.hasSuffix(" more\n"))
  }
}
