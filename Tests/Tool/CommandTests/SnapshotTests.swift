import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
  private let folder: PictureFolders

  /// A picture of other pixels than those of the folders.
  private let other = FileBytes.png(width: 1, height: 1, samples: [1, 2, 3, 255])

  init() throws { folder = try PictureFolders() }

  private func verify(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Tool.Result {
    var tool = Tool.mintmark
    tool.environment = environment
    return try tool.run(
      ["snapshot", "verify", folder.path("reference"), folder.path("actual")] + arguments)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(name))
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: folder.path(name)))
  }

  @Test func `a change is exit 1, a row of the table, and the exact command that accepts it`()
    throws
  {
    let result = try verify()
    #expect(result.status == 1)
    #expect(result.text.contains("changed  b.png"))
    #expect(result.text.contains("1 changed, 1 same"))
    let line = String(try #require(result.text.split(separator: "\n").last))
    #expect(line.hasSuffix("--update changed"))
    // The command works as printed.
    let command = line.replacing("to accept: mintmark", with: Tool.mintmark.program)
    #expect(try Tool(program: "sh").run("-c", command).status == 0)
    #expect(try verify().status == 0)
    #expect(try bytes("reference/b.png") == bytes("actual/b.png"))
  }

  @Test func `--update accepts the results it names, lists them, and leaves the rest failing`()
    throws
  {
    try remove("reference/a.png")
    let missing = try verify("--update", "missing")
    #expect(missing.status == 1)
    #expect(missing.text.contains("recorded: 0 replaced, 1 added, 0 removed\n  added a.png"))
    #expect(try verify("--update", "changed").status == 0)
    try remove("actual/a.png")
    #expect(try verify().status == 1)
    #expect(try verify("--allow-obsolete").status == 0)
    #expect(try verify("--update", "obsolete").text.contains("removed a.png"))
    #expect(try verify("--in-ci").status == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/a.png")))
  }

  @Test func `record accepts everything; in CI only with --in-ci`() throws {
    var tool = Tool.mintmark
    let arguments = ["snapshot", "record", folder.path("reference"), folder.path("actual")]
    tool.environment = ["CI": "true"]
    let refused = try tool.run(arguments)
    #expect(refused.status == 64)
    #expect(refused.errors.hasPrefix("error: nothing is recorded in CI (CI or "))
    #expect(try verify().status == 1)
    #expect(try tool.run(arguments + ["--in-ci"]).status == 0)
    #expect(try verify().status == 0)
    tool.environment = [:]
    #expect(try tool.run(arguments).status == 0)
  }

  @Test(arguments: ["changed", "all"])
  func `--update accepts nothing in CI without --in-ci`(acceptance: String) throws {
    let before = try bytes("reference/b.png")
    let refused = try verify("--update", acceptance, environment: ["CI": "true"])
    #expect(refused.status == 64)
    #expect(refused.errors.hasPrefix("error: nothing is recorded in CI (CI or "))
    #expect(try bytes("reference/b.png") == before)
    let update = try verify("--update", acceptance, "--in-ci", environment: ["CI": "true"])
    #expect(update.status == 0)
    #expect(try bytes("reference/b.png") != before)
  }

  @Test(arguments: ["TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION"])
  func `systems that don't set CI are known by their own variables`(variable: String) throws {
    #expect(try verify("--update", "all", environment: [variable: "1"]).status == 64)
    #expect(try verify("--update", "all", environment: [variable: ""]).status == 0)
  }

  @Test(arguments: ["--junit", "--summary"])
  func `results are not written into a folder that is compared`(option: String) throws {
    for path in ["reference/a.png", "actual/results.xml"] {
      let before = try? bytes(path)
      let refused = try verify(option, folder.path(path))
      #expect(refused.status == 64)
      #expect(refused.errors.contains("whose files are compared: write them elsewhere"))
      #expect((try? bytes(path)) == before)
    }
    #expect(try verify(option, folder.path("results")).status == 1)
    #expect(try verify(option, "-").status == 1)
  }

  @Test func `an empty or implausible folder removes references only where that is allowed`() throws
  {
    try remove("actual/a.png")
    try remove("actual/b.png")
    let record = ["snapshot", "record", folder.path("reference"), folder.path("actual")]
    #expect(try Tool.mintmark.run(record).status == 66)
    try Data(other).write(to: URL(filePath: folder.path("actual/c.png")))
    for command in [
      record,
      ["snapshot", "verify", folder.path("reference"), folder.path("actual"), "--update", "all"],
    ] {
      let refused = try Tool.mintmark.run(command)
      #expect(refused.status == 65)
      #expect(refused.errors.contains("2 of 2 references have no picture in '"))
      #expect(refused.errors.hasSuffix("add --allow-mass-removal\n"))
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("reference/b.png")))
    #expect(try Tool.mintmark.run(record + ["--allow-mass-removal"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/b.png")))
    try remove("actual/c.png")
    #expect(try Tool.mintmark.run(record + ["--allow-mass-removal"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/c.png")))
  }

  @Test
  func `--only compares and updates pictures by their names, and is part of the suggested command`()
    throws
  {
    try remove("reference/a.png")
    #expect(try verify("--only", "c*.png").status == 66)
    let result = try verify("--only", "b.*")
    #expect(result.status == 1)
    #expect(result.text.contains("1 changed\n"))
    #expect(result.text.contains("--only 'b.*' --update changed"))
    #expect(try verify("--only", "b.*", "--update", "all").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/a.png")))
  }

  @Test func `--summary writes a table in Markdown, of the failures before any is accepted`() throws
  {
    #expect(try verify("--summary", folder.path("s.md"), "--update", "changed").status == 0)
    let text = String(decoding: try bytes("s.md"), as: UTF8.self)
    #expect(text.hasPrefix("### ❌ Snapshots: 1 of 2 fail\n"))
    #expect(text.contains("\n| <code>b.png</code> | changed | "))
    #expect(try verify("--summary", "/dev/null/s.md").status == 73)
  }

  @Test func `nothing is recorded by verifying alone`() throws {
    try remove("reference/a.png")
    let before = try bytes("reference/b.png")
    #expect(try verify().status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/a.png")))
    #expect(try bytes("reference/b.png") == before)
  }

  @Test func `--report and --junit write files, and the printed command is in the report`() throws {
    let result = try verify("--report", folder.path("out/report"), "--junit", folder.path("j.xml"))
    #expect(result.status == 1)
    let page = String(decoding: try bytes("out/report/index.html"), as: UTF8.self)
    #expect(page.contains("\"accept\":\"\(folder.path("reference"))\""))
    let junit = String(decoding: try bytes("j.xml"), as: UTF8.self)
    #expect(junit.contains("failures=\"1\""))
    #expect(
      junit.contains("[[ATTACHMENT|\(folder.path("out/report/pictures/difference/b.png"))]]"))
    #expect(try bytes("out/report/pictures/actual/b.png") == bytes("actual/b.png"))
  }

  @Test func `--json prints the results and nothing else, GitHub's annotations go elsewhere then`()
    throws
  {
    let result = try verify("--json", environment: ["GITHUB_ACTIONS": "true"])
    let root = try #require(result.json as? [String: Any])
    #expect(root["passed"] as? Bool == false)
    #expect(result.errors.hasPrefix("::error file="))
  }

  @Test func `failures are annotated on GitHub, and nowhere else`() throws {
    #expect(try verify(environment: ["GITHUB_ACTIONS": "true"]).text.contains("::error file="))
    #expect(try !verify().text.contains("::error"))
  }

  @Test func `comparison options hold for every pair and are part of the suggested command`() throws
  {
    #expect(try verify("--max-ratio", "0.9").status == 0)
    let result = try verify("--max-pixels", "3")
    #expect(result.status == 1)
    #expect(result.text.contains("--max-pixels 3 --update changed"))
  }

  @Test func `a folder that is not there is 66, a report that can't be written 73`() throws {
    let nowhere = try Tool.mintmark.run(
      "snapshot", "verify", folder.path("reference"), folder.path("nowhere"))
    #expect(nowhere.status == 66)
    #expect(nowhere.messages.count == 1)
    try Data().write(to: URL(filePath: folder.path("file")))
    let unwritable = try verify("--report", folder.path("file/report"))
    #expect(unwritable.status == 73)
    #expect(try verify("--report", folder.path("actual/report")).status == 64)
  }

  @Test func `--update takes several results, and none that is ignored`() throws {
    try Data(other).write(to: URL(filePath: folder.path("actual/new.png")))
    let first = try Data(contentsOf: URL(filePath: folder.path("reference/a.png")))
    try first.write(to: URL(filePath: folder.path("reference/old.png")))
    // b.png differs, new.png has no reference, old.png no picture.
    #expect(try verify().text.contains("--update all\n"))
    let ignoring = try verify("--allow-obsolete")
    #expect(ignoring.text.contains("--allow-obsolete --update changed --update missing\n"))
    #expect(try verify("--allow-obsolete", "--update", "all").status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("reference/old.png")))
    #expect(FileManager.default.fileExists(atPath: folder.path("reference/new.png")))
    #expect(try bytes("reference/b.png") == bytes("actual/b.png"))
    let both = try verify("--allow-obsolete", "--update", "missing", "--update", "obsolete")
    #expect(both.status == 64 && both.errors.contains("exclude each other"))
    #expect(try verify("--update", "missing", "--update", "obsolete").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("reference/old.png")))
  }

  @Test func `a folder is not compared with itself, by whatever path`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "reference")
    for other in ["reference", "reference/.", "actual/../reference/", "link"] {
      let result = try Tool.mintmark.run(
        "snapshot", "verify", folder.path("reference"), folder.path(other))
      #expect(result.status == 64, "\(other)")
      #expect(result.errors.contains("is the folder of references and that of pictures"))
    }
  }

  @Test func `an empty folder of pictures is 66, whatever is allowed`() throws {
    try remove("actual/a.png")
    try remove("actual/b.png")
    for options in [[], ["--allow-obsolete"], ["--update", "obsolete"], ["--update", "all"]] {
      let result = try Tool.mintmark.run(
        ["snapshot", "verify", folder.path("reference"), folder.path("actual")] + options)
      #expect(result.status == 66, "\(options)")
      #expect(result.errors.hasPrefix("error: there is no picture in '"))
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("reference/a.png")))
  }

  @Test func `a picture that claims 2³¹ × 2³¹ pixels is refused in little memory`() throws {
    var bytes = try bytes("actual/b.png")
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    try bytes.write(to: URL(filePath: folder.path("actual/b.png")))
    let limited = try Tool.mintmark.run(
      limit: 64, ["snapshot", "verify", folder.path("reference"), folder.path("actual")])
    #expect(limited.status == 1)
    #expect(limited.text.contains("corrupt  b.png"))
  }
}
