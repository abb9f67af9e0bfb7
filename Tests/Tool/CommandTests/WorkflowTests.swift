import Foundation
import TestSupport
import Testing

/// Workflows of `examples/ci`: their commands are run as they are. `make ci-test` runs all of them, with
/// their installation.
@Suite struct WorkflowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The commands of a workflow that run the program.
  private func commands(of name: String) throws -> [String] {
    let text = try Repository.text("examples/ci/\(name)")
    return text.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstRange(of: "- run: ") ?? line.firstRange(of: "- ") else {
        return nil
      }
      let command = line[start.upperBound...]
      return command.hasPrefix("mintmark ") ? String(command) : nil
    }
  }

  private func write(_ tint: String) throws {
    try """
    version: 1
    locales: [en_US, fr_CH]
    button: { tint: "\(tint)" }
    targets:
      - kind: files
        formats: [png]
        scales: [2]
        appearances: [light]
        name: "{locale}.png"
    """.write(toFile: folder.path("mintmark.yml"), atomically: true, encoding: .utf8)
  }

  private func run(_ command: String) throws -> Int32 {
    let tool = URL(filePath: Tool.mintmark.program).deletingLastPathComponent()
    var shell = Tool(program: "sh")
    shell.environment = ["CI": "true"]
    shell.folder = folder.url
    let path = "PATH='\(tool.path(percentEncoded: false))':\"$PATH\" "
    return try shell.run("-c", path + command).status
  }

  @Test func `the check of committed icons fails for a change, and writes nothing`() throws {
    let commands = try commands(of: "github-check.yml")
    try #require(commands.count == 1)
    try write("#007aff")
    #expect(try run(commands[0]) == 1)
    #expect(try run("mintmark batch --quiet") == 0)
    #expect(try run(commands[0]) == 0)
    try write("#ff3b30")
    let files = FolderContents(folder.path).files
    #expect(try run(commands[0]) == 1)
    #expect(FolderContents(folder.path).files == files)
  }

  @Test(arguments: ["gitlab-snapshots.yml"])
  func `a workflow draws, verifies and leaves a report, whether the pictures changed or not`(
    name: String
  ) throws {
    let commands = try commands(of: name)
    #expect(commands.count == 2)
    try write("#007aff")
    #expect(try run(commands[0]) == 0)
    #expect(try run("mintmark snapshot record Snapshots build/icons --in-ci") == 0)
    #expect(try run(commands[1]) == 0)
    try write("#ff3b30")
    #expect(try run(commands[0]) == 0)
    #expect(try run(commands[1]) == 1)
    for file in ["report/index.html", "report/junit.xml"] {
      #expect(FileManager.default.fileExists(atPath: folder.path(file)), "\(file)")
    }
  }
}
