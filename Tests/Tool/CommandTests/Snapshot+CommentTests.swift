import Foundation
import TestSupport
import Testing

/// The command `snapshot comment`, and the scripts that post its text.
@Suite struct SnapshotCommentTests {
  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder()
    for (name, grey) in [("Snapshots", 10), ("icons", 20)] {
      let samples = [UInt16](repeating: UInt16(grey), count: 16)
      try folder.write(FileBytes.png(width: 2, height: 2, samples: samples), "\(name)/a.png")
    }
    let arguments = ["snapshot", "verify", "Snapshots", "icons", "--report", "report"]
    #expect(try Tool.mintmark(in: folder).run(arguments).status == 1)
  }

  private func run(_ arguments: String...) throws -> Tool.Result {
    try Tool.mintmark(in: folder).run(["snapshot", "comment"] + arguments)
  }

  @Test func `a comment goes to standard output, and its pictures into a new folder`() throws {
    let table = try run("report")
    #expect(table.status == 0)
    #expect(table.text.hasPrefix("### ❌ Snapshots: 1 of 1 fail\n\n1 changed\n\n| picture |"))
    #expect(table.errors == "")
    let illustrated = try run(
      "report", "--pictures", "new/folder", "--address", "https://example.com/{file}")
    #expect(illustrated.text.contains("<img src=\"https://example.com/1-actual.png\""))
    #expect(
      try folder.files().filter { $0.hasPrefix("new/folder/") }.map { $0.split(separator: "/")[2] }
        == ["1-actual.png", "1-difference.png", "1-expected.png"])
  }

  @Test(arguments: [
    (["report", "--pictures", "p"], 64, "--pictures and --address belong together"),
    (["report", "--address", "a/{file}"], 64, "--pictures and --address belong together"),
    (["report", "--pictures", "p", "--address", "a"], 64, "has no {file}"),
    (["icons"], 65, "there is no results.json in it"),
    (["nowhere"], 66, "nowhere"),
  ])
  func `a mistake is one line`(arguments: [String], status: Int32, message: String) throws {
    let result = try Tool.mintmark(in: folder).run(["snapshot", "comment"] + arguments)
    #expect(result.status == status)
    #expect(result.messages.count == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  /// The parts of the scripts' tests, each of which starts some hundred processes.
  private static let parts =
    [["github", "accept"]]
    + Sample.of(
      [
        ["github", "log"], ["github", "comment"], ["github", "pictures"], ["github", "install"],
        ["gitlab"],
      ], count: 1)

  @Test(arguments: parts)
  func `the scripts of CI do what they describe, against a stub of the API`(part: [String]) throws {
    let tool = URL(filePath: Tool.mintmark.program).deletingLastPathComponent().path
    var shell = Tool(program: "bash", folder: folder.url)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    shell.environment["PATH"] = "\(tool):\(path)"
    let result = try shell.run(
      [Repository.path("Packaging/tests/\(part[0]).sh")] + part.dropFirst())
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `examples and actions for CI name this release`() throws {
    let current = try #require(
      try Tool.mintmark(in: folder).run("--version").text.firstMatch(of: /\d+\.\d+\.\d+/)?.output)
    var files = [
      "action.yml", "Packaging/gitlab.yml", "Packaging/github/accept/action.yml",
      "Packaging/github/comment/action.yml", "examples/SnapshotExample/Package.swift",
    ]
    let examples = Repository.url("examples/ci")
    files += try FileManager.default.contentsOfDirectory(atPath: examples.path)
      .map { "examples/ci/\($0)" }
    for file in files {
      // Those of others have their versions in comments.
      let text = try Repository.text(file).replacing(/@[0-9a-f]{40} # v[\d.]+/, with: "")
      let versions = text.matches(of: /\d+\.\d+\.\d+/).map(\.output)
      #expect(!versions.isEmpty, "\(file)")
      #expect(versions.allSatisfy { $0 == current }, "\(file): \(versions)")
    }
  }
}
