import Foundation
import TestSupport
import Testing

/// A command on a folder in some state.
enum FaultScenario: String, CaseIterable, CustomTestStringConvertible {
  case cold, incremental, removing, merge, record, update

  var testDescription: String { rawValue }

  var arguments: [String] {
    switch self {
    case .cold, .incremental, .removing: ["batch", "--jobs", "1", "--quiet"]
    case .merge: ["merge", "part1", "part2", "-o", "out", "--quiet"]
    case .record: ["snapshot", "record", "out", "part1", "--in-ci"]
    case .update: ["snapshot", "verify", "out", "part1", "--update", "all"]
    }
  }

  /// The folder as it is before the command.
  func startState() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let tool = Tool.mintmark(in: folder)
    func configure(
      _ locales: String, output: String = "out", tint: String = "systemBlue",
      appearances: String = "light"
    ) throws {
      try Data(
        """
        version: 1
        output: \(output)
        locales: [\(locales)]
        button: { tint: \(tint) }
        targets: [{ kind: files, scales: [1], appearances: [\(appearances)] }]

        """.utf8
      ).write(to: folder.url.appendingPathComponent("mintmark.yml"))
    }
    func batch(_ arguments: String...) throws {
      try #require(try tool.run(["batch", "--quiet"] + arguments).status == 0)
    }
    switch self {
    // Two files of each new folder.
    case .cold: try configure("en_US, de_DE", appearances: "light, dark")
    case .incremental:
      try configure("en_US, de_DE")
      try batch()
      try configure("en_US, de_DE", tint: "systemRed")
    case .removing:
      try configure("en_US, de_DE, ja_JP")
      try batch()
      try configure("en_US")
    case .merge:
      try configure("en_GB, ja_JP")
      try batch()
      try configure("en_US, de_DE")
      for shard in 1...2 { try batch("--shard", "\(shard)/2", "--output", "part\(shard)") }
    case .record, .update:
      // One that changed, one that is new, and one that is obsolete.
      try configure("en_US, de_DE")
      try batch()
      try configure("en_US, ja_JP", output: "part1", tint: "systemRed")
      try batch()
      try FileManager.default.removeItem(atPath: folder.path("out/.mintmark-manifest.json"))
    }
    return folder
  }

  /// The files in `out` after a run without faults.
  func outcome(from start: TemporaryFolder) throws -> FolderContents {
    let folder = try start.copy()
    _ = try Tool.mintmark(in: folder).run(arguments)
    return FolderContents(folder.path("out"))
  }

  /// Runs the command again and compares the files in `out` then.
  func expectHealed(
    in folder: TemporaryFolder, _ expected: FolderContents, _ moment: String
  ) throws {
    let result = try Tool.mintmark(in: folder).run(arguments)
    // Pictures that still differ are recorded by the second run as well, which reports them.
    #expect([0, 1].contains(result.status), "\(self), \(moment): \(result.errors)")
    let differences = FolderContents(folder.path("out")).differences(expected)
    #expect(differences.isEmpty, "\(self), \(moment): \(differences)")
  }
}

extension Tool {
  /// The tool of this build, run in a folder.
  static func mintmark(in folder: TemporaryFolder) -> Tool {
    var tool = Tool.mintmark
    tool.folder = folder.url
    return tool
  }
}

extension TemporaryFolder {
  /// Another folder with the same contents.
  func copy() throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in names {
      try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name))
    }
    return copy
  }
}
