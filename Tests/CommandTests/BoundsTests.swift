import Foundation
import TestSupport
import Testing

/// The bounds that `SECURITY.md` states: what lies beyond them is refused in one line.
@Suite struct BoundsTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
  }

  private func expectRefusal(_ status: ClosedRange<Int32>, _ arguments: String...) throws {
    let result = try tool.run(arguments)
    #expect(status.contains(result.status), "\(result.status) \(result.errors)")
    #expect(result.messages.count == 1 && result.errors.hasPrefix("error: "), "\(result.errors)")
  }

  @Test(arguments: [["--size", "8193"], ["--size", "2731", "--scale", "3"]])
  func `a picture of more than 8,192 pixels a side is not drawn`(options: [String]) throws {
    // Until the limit is that of the design.
    withKnownIssue(isIntermittent: true) {
      let result = try tool.run(["render", "en_US", "-o", "a.png"] + options)
      #expect(result.status == 65 && result.messages.count == 1, "\(result.errors)")
    }
  }

  @Test func `a picture of more than 100 megapixels is not compared`() throws {
    // The head of a picture of 10,001 × 10,000 pixels, and none of its data.
    var head = Array("IHDR".utf8) + [0, 0, 0x27, 0x11, 0, 0, 0x27, 0x10, 8, 6, 0, 0, 0]
    let sum = head.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    head += stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: ~sum >> $0) }
    for name in ["a.png", "b.png"] {
      try folder.write([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + head, name)
    }
    try expectRefusal(65...65, "diff", "a.png", "b.png")
  }

  @Test func `artwork has at most 20 MB and 500,000 path elements`() throws {
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US]
      symbols: { USD: { path: a.svg } }
      targets: [{ kind: files }]

      """, to: "mintmark.yml")
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"#
    let tail = #"V9z"/></svg>"#
    try folder.write(head + tail + String(repeating: " ", count: 20_000_000), to: "a.svg")
    try expectRefusal(65...65, "batch")
    try folder.write(head + String(repeating: "h1h-1", count: 250_000) + tail, to: "a.svg")
    // Until elements are counted.
    withKnownIssue(isIntermittent: true) { try expectRefusal(65...65, "batch") }
  }

  @Test(arguments: ["render en_US -o a", "render", "diff x.png", "batch --output"])
  func `a name of a file that is not UTF-8 is refused`(arguments: String) throws {
    // Until no command takes one.
    withKnownIssue(isIntermittent: true) {
      var shell = tool
      shell.program = "sh"
      let result = try shell.run(
        "-c", #"exec "$0" \#(arguments)"$(printf 'a\377.png')""#, tool.program)
      #expect([64, 65].contains(result.status), "\(result.errors)")
      #expect(result.messages.count == 1, "\(result.errors)")
    }
  }
}
