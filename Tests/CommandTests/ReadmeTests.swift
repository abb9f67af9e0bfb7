import Foundation
import TestSupport
import Testing

/// The README is a promise: its commands work in the order they stand.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardized

  private static func lines(of language: String) throws -> [String] {
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    var isInside = false
    return readme.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("```") {
        isInside = line == "```" + language
        return nil
      }
      return isInside && !line.isEmpty ? String(line) : nil
    }
  }

  @Test func `every command of the README works`() throws {
    let folder = try TemporaryFolder()
    for name in ["examples", "Snapshots"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: Self.root.appendingPathComponent(name))
    }
    let tool = Tool.mintmark.program
    let commands = try Self.lines(of: "sh").filter { $0.hasPrefix("mintmark ") }
    #expect(commands.count >= 8)
    for command in commands {
      var shell = Tool(program: "sh")
      shell.folder = folder.url
      let result = try shell.run("-c", "\"$0\"" + command.dropFirst("mintmark".count), tool)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
  }

  @Test func `every make target the README names exists`() throws {
    let makefile = try String(
      contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
    for command in try Self.lines(of: "sh").filter({ $0.hasPrefix("make ") }) {
      let target = try #require(command.split(separator: " ").dropFirst().first)
      #expect(makefile.contains("\n\(target): "), "\(target)")
    }
  }
}
