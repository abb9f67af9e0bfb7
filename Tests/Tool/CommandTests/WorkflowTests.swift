import Foundation
import TestSupport
import Testing

/// A workflow of `examples/ci`: its commands are run as they are. `make ci-test` runs all of them, with
/// their installation.
@Suite struct SnapshotWorkflowTests {
  @Test(arguments: ["gitlab-snapshots.yml"])
  func `a workflow draws, verifies and leaves a report, whether the pictures changed or not`(
    name: String
  ) throws {
    let text = try Repository.text("examples/ci/\(name)")
    let commands = text.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstRange(of: "- run: ") ?? line.firstRange(of: "- ") else {
        return nil
      }
      let command = line[start.upperBound...]
      return command.hasPrefix("mintmark ") ? String(command) : nil
    }
    #expect(commands.count == 2)
    let folder = try TemporaryFolder()
    func write(_ tint: String) throws {
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
    func run(_ command: String) throws -> Int32 {
      let tool = URL(filePath: Tool.mintmark.program).deletingLastPathComponent()
      var shell = Tool(program: "sh")
      shell.environment = ["CI": "true"]
      shell.folder = folder.url
      let path = "PATH='\(tool.path(percentEncoded: false))':\"$PATH\" "
      return try shell.run("-c", path + command).status
    }
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
