import Foundation
import TestSupport
import Testing

/// On a disk that ignores the letter case and the Unicode form of names, each file is there under the name that is
/// wanted now, and none is removed because of its old name.
@Suite struct FoldingDiskTests {
  private let folder: TemporaryFolder
  private let disk: FoldingDisk

  init() throws {
    folder = try TemporaryFolder()
    disk = try FoldingDisk()
  }

  private func tool(_ renaming: FoldingDisk.Renaming) -> Tool {
    var tool = Tool.mintmark(in: folder)
    tool.environment = disk.environment(renaming)
    return tool
  }

  /// A configuration whose names are spelled in one of two ways.
  private func configure(_ names: [String], tint: String = "systemBlue") throws {
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US, de_DE]
      button: { tint: \(tint) }
      optimize: 0
      targets:
        - { kind: files, scales: [1], appearances: [light], name: "\(names[0])" }
        - { kind: iconify, path: "\(names[1])" }

      """, to: "mintmark.yml")
  }

  private static let old = ["Icon-{locale}.png", "SETS/E\u{301}/Set"]
  private static let new = ["icon-{locale}.png", "Sets/\u{E9}/set"]

  @Test(arguments: FoldingDisk.Renaming.allCases, ["systemBlue", "systemRed"])
  func `a batch whose names are spelled otherwise ends where a new one does`(
    renaming: FoldingDisk.Renaming, tint: String
  ) throws {
    let tool = tool(renaming)
    try configure(Self.old)
    try tool.succeed("batch", "--quiet")
    try folder.write("mine", to: "out/notes.txt")
    try configure(Self.new, tint: tint)
    #expect(try tool.run("batch", "--check", "--quiet").status == 1)
    let changed = try tool.run("batch")
    #expect(changed.status == 0 && changed.errors.contains("wrote "), "\(changed.errors)")
    try tool.succeed("batch", "--quiet", "--output", "fresh")
    try folder.write("mine", to: "fresh/notes.txt")
    #expect(
      FolderContents(folder.path("out")).differences(FolderContents(folder.path("fresh"))).isEmpty)
    #expect(try tool.run("batch", "--check", "--quiet").status == 0)
    try configure(["{locale}.png", "set"])
    try tool.succeed("batch", "--quiet")
    #expect(
      try Set(folder.files().filter { $0.hasPrefix("out/") && !$0.contains("manifest") })
        == ["out/en_US.png", "out/de_DE.png", "out/notes.txt", "out/set"])
  }

  /// As after a killed run with the old names, behind one with the new names that ended.
  @Test func `a current file whose name a killed run spelled otherwise gets its name back`() throws
  {
    let tool = tool(.keepsSpelling)
    try configure(Self.new)
    try tool.succeed("batch", "--quiet")
    let finished = FolderContents(folder.path("out"))
    let records = try folder.text("out/.mintmark-manifest.json").split(separator: "\n")
      .filter { $0.hasPrefix(#"{"path":"icon-en_US"#) }
    try #require(records.count == 1)
    try folder.write(
      records[0].replacing("icon", with: "Icon") + "\n"
        + records[0].replacing("icon-en_US.png", with: "SETS/\u{E9}/set") + "\n",
      to: "out/.mintmark-journal")
    try #require(
      rename(folder.path("out/icon-en_US.png"), folder.path("out/Icon-en_US.png")) == 0)
    // And one that had made the folders of another file, and not the file.
    try FileManager.default.removeItem(atPath: folder.path("out/Sets"))
    try FileManager.default.createDirectory(
      atPath: folder.path("out/SETS/\u{E9}"), withIntermediateDirectories: true)
    try tool.succeed("batch", "--quiet")
    #expect(FolderContents(folder.path("out")).differences(finished).isEmpty)
  }

  @Test func `a configuration is the same one, however its name is typed`() throws {
    let tool = tool(.keepsSpelling)
    try configure(Self.new)
    try tool.succeed("batch", "--quiet")
    let before = FolderContents(folder.path)
    try tool.succeed("batch", "Mintmark.YML", "--quiet")
    #expect(FolderContents(folder.path).differences(before).isEmpty)
  }

  @Test func `a file of someone else's is not replaced, however its name is spelled`() throws {
    let tool = tool(.keepsSpelling)
    try configure(Self.new)
    try folder.write("mine", to: "out/ICON-en_US.png")
    #expect(try tool.run("batch", "--quiet").status == 73)
    #expect(try folder.text("out/ICON-en_US.png") == "mine")
    // The same bytes are the same file, which is now ours.
    try tool.succeed("batch", "--quiet", "--output", "fresh")
    try folder.write(folder.bytes("fresh/icon-en_US.png"), "out/ICON-en_US.png")
    try tool.succeed("batch", "--quiet")
    #expect(try folder.files().filter { $0.hasPrefix("out/icon") } == ["out/icon-de_DE.png"])
    try configure(["{locale}.png", "set"])
    try tool.succeed("batch", "--quiet")
    #expect(try !folder.files().contains { $0.lowercased().hasPrefix("out/icon") })
  }

  @Test(arguments: FoldingDisk.Renaming.allCases, [true, false])
  func `a reference whose name is spelled otherwise is recorded under the new name`(
    renaming: FoldingDisk.Renaming, isLarger: Bool
  ) throws {
    let tool = tool(renaming)
    let names = isLarger ? ["Icons/B.png", "icons/b.png"] : ["icons/b.png", "Icons/B.png"]
    try tool.succeed("render", "en_US", "-o", "a.png")
    try folder.write(folder.bytes("a.png"), "references/" + names[0])
    try folder.write(folder.bytes("a.png"), "pictures/" + names[1])
    let record = ["snapshot", "record", "references", "pictures", "--in-ci"]
    try tool.succeed(record + ["--allow-mass-removal"])
    #expect(try folder.files().filter { $0.hasPrefix("ref") } == ["references/" + names[1]])
    #expect(try tool.run("snapshot", "verify", "references", "pictures").status == 0)
  }

  @Test(arguments: FoldingDisk.Renaming.allCases, ["en_US", "en_GB"])
  func `a reference whose name is spelled otherwise is accepted under the new name`(
    renaming: FoldingDisk.Renaming, locale: String
  ) throws {
    let tool = tool(renaming)
    try tool.succeed("render", "en_US", "-o", "old.png")
    try tool.succeed("render", locale, "-o", "new.png")
    for name in ["b", "c"] {
      try folder.write(folder.bytes("old.png"), "references/Icons/\(name).png")
      try folder.write(folder.bytes("new.png"), "pictures/icons/\(name.uppercased()).png")
    }
    let names = ["references/icons/B.png", "references/icons/C.png"]
    let verify = ["snapshot", "verify", "references", "pictures"]
    let verified = try tool.run(verify + ["--report", "report"])
    try #require(verified.status == 1)
    let accept = ["snapshot", "accept", "report", "references"]
    #expect(verified.text.contains(accept.joined(separator: " ")), "\(verified)")
    func references() throws -> [String] {
      try folder.files().filter { $0.hasPrefix("references/") }
    }

    // A reference that is not the report's stays as it is.
    try tool.succeed("render", "fr_CH", "-o", "other.png")
    try folder.write(folder.bytes("other.png"), "references/Icons/b.png")
    #expect(try tool.run(accept + ["--in-ci"]).status == 65)
    #expect(try references() == ["references/Icons/b.png", "references/Icons/c.png"])
    #expect(try folder.bytes("references/Icons/b.png") == folder.bytes("other.png"))

    try folder.write(folder.bytes("old.png"), "references/Icons/b.png")
    let accepted = try tool.run(accept + ["--in-ci"])
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try references() == names)
    for name in names { #expect(try folder.bytes(name) == folder.bytes("new.png")) }
    #expect(try tool.run(verify).status == 0)
    // As does a run that was killed between the removal of the old name and the new file.
    #expect(try tool.run(accept + ["--in-ci"]).status == 0)
    try FileManager.default.removeItem(atPath: folder.path("references/icons"))
    #expect(try tool.run(accept + ["--in-ci"]).status == 0)
    #expect(try references() == names)
  }

  @Test func `a reference that a test reads by another spelling is in use`() throws {
    for name in ["Used.txt", "unused.txt", "other.txt"] {
      try folder.write("", to: "references/" + name)
    }
    let root = folder.url.resolvingSymlinksInPath().path + "/references/"
    try folder.write("\(root)used.txt\n\(root)other.txt\n", to: "list")
    try tool(.keepsSpelling).succeed(
      "snapshot", "prune", "references", "--used", "list", "--delete", "--in-ci")
    #expect(
      try folder.files().filter { $0.hasPrefix("ref") }
        == ["references/Used.txt", "references/other.txt"])
  }
}
