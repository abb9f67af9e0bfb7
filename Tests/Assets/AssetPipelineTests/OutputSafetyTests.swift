import Foundation
import SystemSupport
import Testing

import AssetPipeline

/// Files that a run never touches: files behind links, and files of no recorded run.
@Suite struct OutputSafetyTests {
  private static let settings = """
    locales: [en_US, ja_JP]
    targets: [{ kind: files, scales: [1], appearances: [light] }]

    """

  private let project: Project
  private let outside: URL

  init() throws {
    project = try Project(Self.settings)
    outside = project.folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: project.output, withIntermediateDirectories: true)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.output.path + "/" + name, withDestinationPath: target)
  }

  private func journalLine(_ path: String, _ bytes: String) -> String {
    let recipe = String(repeating: "0", count: 64)
    let digest = SHA256.hex(Array(bytes.utf8))
    return #"{"path":"\#(path)","recipe":"\#(recipe)","answers":"0123456789abcdef","#
      + #""sha256":"\#(digest)","#
      + "\"bytes\":\(bytes.utf8.count)}\n"
  }

  @Test func `a file behind a link is not removed, whatever the journal records`() throws {
    try project.write("secret", to: "outside/secret.txt")
    try link("zz", to: "../outside")
    try project.write(journalLine("zz/secret.txt", "secret"), to: "out/.mintmark-journal")
    let outcome = try project.run()
    #expect(outcome.removed == 0)
    #expect(outcome.leftBehind == ["zz/secret.txt"])
    #expect(Project.files(of: outside)["secret.txt"] == Data("secret".utf8))
  }

  @Test func `files that were moved away behind a link stay`() throws {
    try project.run()
    let moved = outside.appendingPathComponent("ja_JP")
    try FileManager.default.moveItem(
      at: project.output.appendingPathComponent("ja_JP"), to: moved)
    try link("ja_JP", to: "../outside/ja_JP")
    let before = Project.files(of: outside)
    try project.configure(Self.settings.replacingOccurrences(of: ", ja_JP", with: ""))
    try project.run()
    #expect(Project.files(of: outside) == before && !before.isEmpty)
    // Planned again, the link is in the way.
    try project.configure(Self.settings)
    #expect(throws: FileError.self) { try project.run() }
    #expect(Project.files(of: outside) == before)
  }

  @Test func `a file that no run wrote is replaced only on request`() throws {
    try project.write("mine", to: "out/en_US/light@1x.png")
    try project.write("mine", to: "outside/linked")
    try FileManager.default.createDirectory(
      at: project.output.appendingPathComponent("ja_JP"), withIntermediateDirectories: true)
    try link("ja_JP/light@1x.png", to: "../../outside/linked")
    #expect(
      throws: PipelineError.foreignFiles(
        "en_US/light@1x.png", count: 2, output: project.output.path)
    ) { try project.run() }
    #expect(throws: PipelineError.self) { try project.dryRun() }
    // Nothing was written, not even a journal.
    #expect(Set(project.files.keys) == ["en_US/light@1x.png", "ja_JP/light@1x.png"])
    #expect(try project.run(takesOver: true).written == 2)
    // The link was replaced, not its target.
    #expect(Project.files(of: outside)["linked"] == Data("mine".utf8))
    let fresh = try Project(Self.settings)
    try fresh.run()
    #expect(project.files == fresh.files)
  }

  @Test func `a file whose name is another spelling of an old one is of someone else`() throws {
    let settings = Self.settings.replacingOccurrences(of: "scales", with: "name: NAME, scales")
    func configure(_ name: String) throws {
      try project.configure(settings.replacingOccurrences(of: "NAME", with: "\"\(name)\""))
    }
    try configure("Icon-{locale}.png")
    try project.run()
    // Where the disk ignores letter case, it is the old one, which `FoldingDiskTests` covers.
    guard project.files["icon-en_US.png"] == nil else { return }
    try project.write("mine", to: "out/icon-en_US.png")
    try configure("icon-{locale}.png")
    #expect(throws: PipelineError.self) { try project.run() }
    #expect(project.files["icon-en_US.png"] == Data("mine".utf8))
    #expect(project.files.count == 4)
  }

  @Test func `a name in another Unicode form is another name`() throws {
    func configure(_ name: String) throws {
      try project.configure(
        Self.settings.replacingOccurrences(of: "scales", with: "path: \"\(name)\", scales"))
    }
    try configure("e\u{301}")
    try project.run()
    try configure("\u{E9}")
    #expect(try project.run().written == 2)
    let fresh = try Project("")
    try fresh.configure(
      Self.settings.replacingOccurrences(of: "scales", with: "path: \"\u{E9}\", scales"))
    try fresh.run()
    // Compared by bytes, as strings are equal in both forms.
    func names(_ project: Project) -> [[UInt8]] {
      project.files.keys.sorted().map { Array($0.utf8) }
    }
    #expect(names(project) == names(fresh) && project.files == fresh.files)
  }

  @Test(arguments: [".mintmark-manifest.json", ".mintmark-journal"])
  func `a record that can't be read is an error, and not forgotten`(name: String) throws {
    try project.run()
    let record = project.output.appendingPathComponent(name)
    try? FileManager.default.moveItem(at: record, to: outside.appendingPathComponent("kept"))
    if !FileManager.default.fileExists(atPath: outside.path + "/kept") {
      try project.write("", to: "outside/kept")
    }
    let before = Project.files(of: outside)
    try link(name, to: "../outside/kept")
    #expect(throws: FileError.self) { try project.run() }
    try FileManager.default.removeItem(at: record)
    try #require(mkfifo(record.path, 0o600) == 0)
    #expect(throws: FileError.self) { try project.run() }
    try FileManager.default.removeItem(at: record)
    try FileManager.default.createDirectory(at: record, withIntermediateDirectories: true)
    #expect(throws: FileError.self) { try project.run() }
    #expect(Project.files(of: outside) == before)
  }

  @Test func `a record of zeros as long as a disk is refused at once`() throws {
    try project.run()
    for name in [".mintmark-manifest.json", ".mintmark-journal"] {
      let record = project.output.appendingPathComponent(name)
      try project.write("", to: "out/" + name)
      try #require(truncate(record.path, 3 << 30) == 0)
      #expect(throws: FileError.self) { try project.run() }
      // Below the limit it is read, and is not a valid record.
      try #require(truncate(record.path, 10 << 20) == 0)
      #expect(try project.run().written == 0)
    }
  }

  @Test func `a torn journal loses no line that is written behind it`() throws {
    // A killed run left a file, and a journal that begins with a torn line.
    try project.write("old", to: "out/old.png")
    try project.write(
      #"{"path":"zz.png","recipe":"12"# + "\n" + journalLine("old.png", "old"),
      to: "out/.mintmark-journal")
    try project.run()
    #expect(!project.files.keys.contains("old.png"))
  }

  @Test func `folders that a removal left empty go with the next run`() throws {
    try project.run()
    try project.configure(Self.settings.replacingOccurrences(of: ", ja_JP", with: ""))
    // Killed between the removal of the last file and that of its folder.
    try FileManager.default.removeItem(
      at: project.output.appendingPathComponent("ja_JP/light@1x.png"))
    try project.write("half", to: "out/.mintmark-1-1.tmp")
    try project.run()
    let fresh = try Project(Self.settings.replacingOccurrences(of: ", ja_JP", with: ""))
    try fresh.run()
    #expect(project.files == fresh.files)
    #expect(
      FileManager.default.subpaths(atPath: project.output.path)?.sorted()
        == FileManager.default.subpaths(atPath: fresh.output.path)?.sorted())
  }

  @Test func `a merge writes and removes nothing through links`() throws {
    let part = project.folder.appendingPathComponent("part").path
    try project.run(output: part)
    try project.write("secret", to: "outside/secret.txt")
    try link("zz", to: "../outside")
    try project.write(journalLine("zz/secret.txt", "secret"), to: "out/.mintmark-journal")
    _ = try ShardMerge.run([part], into: project.output.path)
    #expect(Project.files(of: outside)["secret.txt"] == Data("secret".utf8))
    try FileManager.default.removeItem(at: project.output.appendingPathComponent("en_US"))
    try link("en_US", to: "../outside")
    #expect(throws: FileError.self) { try ShardMerge.run([part], into: project.output.path) }
    #expect(Array(Project.files(of: outside).keys) == ["secret.txt"])
  }

  @Test func `a merge replaces no file that no run wrote`() throws {
    let part = project.folder.appendingPathComponent("part").path
    try project.run(output: part)
    try project.write("mine", to: "out/en_US/light@1x.png")
    #expect(throws: PipelineError.self) { try ShardMerge.run([part], into: project.output.path) }
    #expect(project.files["en_US/light@1x.png"] == Data("mine".utf8))
    var options = Batch.Options()
    options.takesOver = true
    #expect(try ShardMerge.run([part], into: project.output.path, options: options) == 2)
  }
}
