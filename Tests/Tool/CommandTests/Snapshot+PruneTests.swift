import Foundation
import TestSupport
import Testing

/// `snapshot prune`, with lists as tests write them.
@Suite struct SnapshotPruneTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
    let names = [
      "badge/a.png", "badge/b.txt", "badge/c.json", "old/d.png", "badge/.failures/e.png",
      "README.md",
    ]
    for name in names { try folder.write("", to: "Snapshots/\(name)") }
    try folder.write(
      "version: 1\nrules: [{ pictures: '*.png', strategy: perceptual }]\n",
      to: "Snapshots/snapshots.yml")
  }

  private func prune(
    using names: [String], _ options: String..., environment: [String: String] = [:]
  ) throws -> Tool.Result {
    let root = folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
    let list = names.map { "\(root)/Snapshots/\($0)\n" }.joined()
    try folder.write(list, to: "used.txt")
    var tool = tool
    tool.environment.merge(environment) { $1 }
    return try tool.run(["snapshot", "prune", "Snapshots", "--used", "used.txt"] + options)
  }

  @Test func `none is exit 0; hidden files, rules and other files don't count`() throws {
    let result = try prune(
      using: ["badge/b.txt", "badge/a.png", "badge/a.png", "badge/c.json", "old/d.png"])
    #expect(result.status == 0 && result.text == "0 of 4 references unused\n")
  }

  @Test func `unused references are listed, and deleted only if that is wanted`() throws {
    let before = try folder.files()
    let listed = try prune(using: ["badge/b.txt", "badge/a.png", "badge/c.json"])
    #expect(listed.status == 1)
    #expect(listed.text == "  unused old/d.png\n1 of 4 references unused\n")
    #expect(try Set(folder.files()) == Set(before).union(["used.txt"]))
    let deleted = try prune(using: ["badge/b.txt", "badge/a.png", "badge/c.json"], "--delete")
    #expect(deleted.status == 0)
    #expect(deleted.text == "  deleted old/d.png\n1 of 4 references deleted\n")
    #expect(!folder.exists("Snapshots/old"))
    #expect(
      try Set(folder.files())
        == Set(before).union(["used.txt"]).subtracting(["Snapshots/old/d.png"]))
  }

  @Test func `more than half of the references, and any in CI, are kept`() throws {
    let most = try prune(using: ["badge/a.png"], "--delete")
    #expect(most.status == 65 && most.errors.contains("3 of 4 references are unused"))
    let used = ["badge/b.txt", "badge/a.png", "badge/c.json"]
    let inCI = try prune(using: used, "--delete", environment: ["CI": "true"])
    #expect(inCI.status != 0 && inCI.errors.contains("--in-ci"))
    #expect(folder.exists("Snapshots/old/d.png"))
    let allowed = try prune(using: ["badge/a.png"], "--delete", "--allow-mass-removal")
    #expect(allowed.status == 0 && folder.exists("Snapshots/README.md"))
  }

  @Test func `a list without a reference of the folder is an error`() throws {
    for names in [[], ["../other/a.png"]] {
      let result = try prune(using: names, "--delete")
      #expect(result.status != 0 && result.errors.contains("check the folder"))
    }
    #expect(folder.exists("Snapshots/old/d.png"))
    let missing = try tool.run("snapshot", "prune", "Snapshots", "--used", "none.txt")
    #expect(missing.status == 66)
  }

  @Test func `rules and their masks are no references`() throws {
    let used = ["badge/b.txt", "badge/a.png", "badge/c.json", "old/d.png"]
    let rules = "version: 1\nrules: [{ pictures: '*.png', mask: masks/clock.png }]\n"
    let mask = folder.path("mask.png")
    #expect(try tool.run("render", "en_US", "-o", mask, "--size", "16").status == 0)
    for place in ["Snapshots", "Snapshots/badge"] {
      try folder.write(rules, to: "\(place)/snapshots.yml")
      try folder.write(try folder.bytes("mask.png"), "\(place)/masks/clock.png")
    }
    #expect(try prune(using: used).text == "0 of 4 references unused\n")
    try folder.write("rules: 1\n", to: "Snapshots/snapshots.yml")
    #expect(try prune(using: used, "--delete").status == 65)
  }

  @Test func `a file with an extension of used references counts`() throws {
    try folder.write("", to: "Snapshots/badge/f.bin")
    try folder.write("", to: "Snapshots/badge/g.bin")
    let used = ["badge/b.txt", "badge/a.png", "badge/c.json", "old/d.png"]
    #expect(try prune(using: used).text == "0 of 4 references unused\n")
    #expect(
      try prune(using: used + ["badge/f.bin"]).text
        == "  unused badge/g.bin\n1 of 6 references unused\n")
  }
}
