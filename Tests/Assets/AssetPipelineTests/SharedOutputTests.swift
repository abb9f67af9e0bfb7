import Foundation
import SystemSupport
import Testing

import AssetPipeline

/// Several configurations with one output: each owns its files.
@Suite struct SharedOutputTests {
  private let project: Project

  init() throws {
    project = try Project(Self.settings("main"))
    for name in ["add", "remove"] { try write(name) }
  }

  private static func settings(_ name: String, badge: String = "plus") -> String {
    """
    locales: [en_US, fr_CH]
    button: { badge: \(badge) }
    targets: [{ kind: files, formats: [svg], name: "\(name)/{locale}.svg" }]

    """
  }

  /// Writes a configuration whose files are in a folder.
  private func write(_ name: String, folder: String? = nil, badge: String = "plus") throws {
    try project.write(
      "version: 1\noutput: out\n" + Self.settings(folder ?? name, badge: badge), to: "\(name).yml")
  }

  @discardableResult
  private func run(_ name: String, takesOver: Bool = false) throws -> Batch.Outcome {
    try project.run("\(name).yml", takesOver: takesOver)
  }

  private var files: Set<String> {
    Set(project.files.keys.filter { !$0.contains(".mintmark-") })
  }

  @Test func `two configurations add to an output and erase nothing`() throws {
    #expect(try run("add").removed == 0)
    let outcome = try run("remove")
    #expect(outcome.removed == 0 && outcome.written == 2)
    #expect(
      outcome.otherConfigurationNotes == [
        "'\(project.output.path)' also holds 2 files of the configuration '../add.yml', which stay"
      ])
    #expect(files == ["add/en_US.svg", "add/fr_CH.svg", "remove/en_US.svg", "remove/fr_CH.svg"])
    for name in ["add", "remove", "mintmark"] { try run(name) }
    for name in ["add", "remove", "mintmark"] { #expect(try run(name).written == 0) }
    // Only files that a configuration no longer plans are removed.
    try write("add", folder: "new")
    #expect(try run("add").removed == 2)
    #expect(files.count == 6 && !files.contains("add/en_US.svg"))
  }

  @Test func `a file of another configuration is not replaced`() throws {
    try run("add")
    try write("remove", folder: "add", badge: "minus")
    let before = project.files
    #expect(
      throws: PipelineError.filesOfOther(
        "add/en_US.svg", count: 2, output: project.output.path, configuration: "../add.yml")
    ) { try run("remove") }
    #expect(project.files == before)
    // After --take-over they belong to the second one, and the first run stops.
    #expect(try run("remove", takesOver: true).written == 2)
    #expect(try run("remove").written == 0)
    #expect(throws: PipelineError.self) { try run("add") }
    #expect(project.files.keys.filter { $0.contains("manifest-add") }.isEmpty)
  }

  @Test func `another spelling of another configuration's file is refused on every disk`() throws {
    try run("add")
    try write("remove", folder: "ADD")
    let before = project.files
    #expect(throws: PipelineError.collision("add/en_US.svg", "ADD/en_US.svg")) {
      try run("remove")
    }
    #expect(project.files == before)
  }

  @Test func `a file of equal bytes belongs to both, and stays while one has it`() throws {
    try run("add")
    try write("remove", folder: "add")
    #expect(try run("remove").written == 0)
    try write("remove", folder: "remove")
    #expect(try run("remove").removed == 0)
    #expect(files.contains("add/en_US.svg"))
    #expect(try run("add").written == 0)
    try write("add", folder: "new")
    #expect(try run("add").removed == 2)
  }

  @Test func `a shared file that changes for one is a conflict for both`() throws {
    try run("add")
    try write("remove", folder: "add")
    try run("remove")
    try write("remove", folder: "add", badge: "minus")
    #expect(throws: PipelineError.self) { try run("remove") }
    try write("add", badge: "minus")
    #expect(throws: PipelineError.self) { try run("add") }
    #expect(try run("add", takesOver: true).written == 2)
    #expect(try run("remove").written == 0)
  }

  @Test func `configurations of one folder have manifests and journals of their own`() {
    let owners = ["../mintmark.yml", "../my-mintmark.yml", "../Mintmark.yml", "../add.yml"]
      .map { OutputOwner(path: $0) }
    #expect(Set(owners.map(\.manifestName)).count == owners.count)
    #expect(Set(owners.map(\.journalName.string)).count == owners.count)
  }

  @Test func `a killed run of one leaves the files of another alone`() throws {
    try run("add")
    let journal = project.output.appendingPathComponent(
      OutputOwner(path: "../add.yml").journalName.string)
    try Data().write(to: journal)
    try run("remove")
    #expect(FileManager.default.fileExists(atPath: journal.path))
    #expect(files.count == 4)
    try run("add")
    #expect(!FileManager.default.fileExists(atPath: journal.path) && files.count == 4)
  }

  @Test func `shards are merged beside the files of another configuration`() throws {
    try run("add")
    let shards = (1...2).map { project.folder.appendingPathComponent("shard\($0)").path }
    for (index, shard) in shards.enumerated() {
      try project.run("remove.yml", shard: Shard("\(index + 1)/2"), output: shard)
    }
    #expect(try ShardMerge.run(shards, into: project.output.path) == 2)
    #expect(files.count == 4)
    #expect(try run("remove").written == 0 && run("add").written == 0)
  }

  @Test(arguments: [
    ("/p/mintmark.yml", "build/icons", "../../mintmark.yml", ".mintmark-manifest.json"),
    ("/p/mintmark.yml", ".", "mintmark.yml", ".mintmark-manifest.json"),
    ("/p/add.yml", "build", "../add.yml", nil),
    ("/p/mintmark.yml", "../q", "../p/mintmark.yml", nil),
    ("/p/add.yml", "/tmp/out", "add.yml", nil),
  ])
  func `a configuration is known by its path from the output`(
    file: String, output: String, path: String, manifest: String?
  ) throws {
    // The folder has to be there.
    let root = project.folder.resolvingSymlinksInPath().path
    try project.write("", to: "p/x")
    let owner = try OutputOwner(configuration: FilePath(root + file), output: FilePath(output))
    #expect(owner.path == path)
    #expect((owner.manifestName == ".mintmark-manifest.json") == (manifest != nil))
  }

  /// With another name it would have another manifest, and take its own files for foreign ones.
  @Test func `a configuration whose folder can't be resolved has no name`() throws {
    let loop = project.folder.appendingPathComponent("loop").path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(throws: FileError.self) {
      try OutputOwner(configuration: FilePath(loop + "/add.yml"), output: "build")
    }
  }
}
