import Testing

import AssetPipeline

/// A line of a manifest is read as it was written, and nothing else is read as a line.
@Suite struct OutputRecordTests {
  private let record = OutputRecord(
    path: "web/svg/₿.svg", fingerprint: Digest(of: [1]), answers: .init(Digest(of: [3])),
    content: Digest(of: [2]), size: 1234)

  private func record(_ text: String) -> OutputRecord? {
    OutputRecord(line: Array(text.utf8)[...])
  }

  @Test func `a line is read as it was written, with or without a comma`() {
    #expect(record(record.line) == record)
    #expect(record(record.line + ",") == record)
  }

  @Test(arguments: [",,", " ", "x", #""x":1}"#, "}", "\n"])
  func `text behind a line is refused`(text: String) {
    #expect(record(record.line + text) == nil)
    #expect(record(record.line + "," + text) == nil)
  }

  @Test func `no beginning of a line is a line`() {
    let line = Array(record.line.utf8)
    for end in line.indices { #expect(OutputRecord(line: line[..<end]) == nil, "\(end) bytes") }
  }

  @Test(arguments: ["-1", "", "1.0", "1e3", "0x10", "9223372036854775808", #""1""#])
  func `a size is a count of bytes`(size: String) {
    #expect(record(record.line.replacing("1234", with: size)) == nil)
  }

  @Test(arguments: ["../a", "/a", "a/../b", "", ".", "a//b"])
  func `a path leads below the output`(path: String) {
    #expect(record(record.line.replacing(record.path, with: path)) == nil)
  }
}
