import Foundation
import Testing

/// `snapshot record` and `verify --update`, killed at every system call that changes a file system.
@Suite("Killed while references are written")
struct RecordKillTests {
  private let folder: TemporaryFolder

  /// References of which one is to be replaced, one to be removed with its folders, and pictures of
  /// which two are new, in a folder of their own.
  init() throws {
    folder = try TemporaryFolder()
    for (name, locale) in [
      ("before/keep.png", "de_DE"), ("before/old/deep/gone.png", "ja_JP"),
      ("actual/keep.png", "en_US"), ("actual/new/a.png", "fr_CH"), ("actual/new/b.png", "en_GB"),
    ] {
      let path = folder.path(name)
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(try Tool.mintmark.run("render", locale, "-o", path).status == 0)
    }
  }

  /// Whether programs can be run under `strace`, which kills at a system call by its number.
  static let hasStrace =
    (try? Tool(program: "strace").run("-o", "/dev/null", "true").status) == 0

  /// The files below a folder with their bytes, and its folders with none.
  private func tree(_ name: String) throws -> [String: Data] {
    let root = folder.path(name)
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      tree[path] = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
    }
    return tree
  }

  @Test(
    "No reference is torn, and the next run heals all",
    .enabled(if: RecordKillTests.hasStrace, "needs strace, and the right to trace"),
    arguments: [
      ["record", "reference", "actual"], ["verify", "reference", "actual", "--update", "all"],
    ])
  func kills(arguments: [String]) throws {
    let (before, after) = (try tree("before"), try tree("actual"))
    let reference = folder.path("reference")
    var kills = 0
    for call in ["openat", "mkdirat", "write", "fsync", "renameat", "unlinkat"] {
      for number in 1... {
        try? FileManager.default.removeItem(atPath: reference)
        try FileManager.default.copyItem(atPath: folder.path("before"), toPath: reference)
        let killed = try Tool(program: "strace", folder: folder.url).run(
          [
            "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
            "inject=\(call):signal=SIGKILL:when=\(number)", Tool.mintmark.program, "snapshot",
          ] + arguments)
        // strace ends as the program did.
        guard killed.status == -SIGKILL else { break }
        kills += 1
        for (name, bytes) in try tree("reference") where name.hasSuffix(".png") {
          #expect(bytes == before[name] || bytes == after[name], "\(name), \(call) \(number)")
        }
        let healed = try Tool(program: Tool.mintmark.program, folder: folder.url).run(
          ["snapshot"] + arguments)
        #expect(healed.status == 0)
        #expect(try tree("reference") == after, "\(call) \(number)")
      }
    }
    #expect(kills > 20)
  }
}
