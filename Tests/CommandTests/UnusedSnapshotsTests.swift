import Foundation
import TestSupport
import Testing

/// `Scripts/snapshots-unused`, with a stand-in for `swift test` that uses given pictures.
@Suite struct UnusedSnapshotsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Snapshots/badge/a.png", "Snapshots/badge/b.txt", "Snapshots/.failures/c.png"] {
      let file = URL(filePath: folder.path(name))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func run(using names: [String]) throws -> Tool.Result {
    let root = folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
    let lines = names.map { "echo '\(root)/Snapshots/\($0)' >> \"$SNAPSHOTS_USED\"\n" }
    let swift = folder.path("swift")
    try ("#!/bin/sh\n[ \"$1\" = test ] || exit 9\n" + lines.joined()).write(
      toFile: swift, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Scripts/snapshots-unused"
    ).standardized.path(percentEncoded: false)
    let shell = Tool(program: "sh", folder: folder.url)
    return try shell.run("-c", "PATH=\"$PWD:$PATH\" exec '\(script)'")
  }

  @Test func `none is exit 0; pictures in .failures don't count`() throws {
    let result = try run(using: ["badge/b.txt", "badge/a.png", "badge/a.png"])
    #expect(result.status == 0)
    #expect(result.text == "")
  }

  @Test func `an unused reference is listed, with exit 1`() throws {
    let result = try run(using: ["badge/b.txt"])
    #expect(result.status == 1)
    #expect(result.text.hasSuffix("/Snapshots/badge/a.png\n"))
    #expect(result.messages == ["error: no test uses these references: remove them"])
  }

  @Test func `tests that used no snapshot at all are an error`() throws {
    #expect(try run(using: []).status == 66)
  }
}
