import Foundation
import TestSupport
import Testing

/// `batch --check`, as a CI job runs it.
@Suite struct BatchCheckTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool.mintmark(in: folder)
    try write(locales: "[en_US, fr_CH]")
  }

  private func write(locales: String, tint: String = "systemBlue") throws {
    try folder.write(
      """
      version: 1
      output: out
      locales: \(locales)
      button: { tint: \(tint) }
      targets: [{ kind: files, formats: [svg], name: "{locale}.svg" }]
      """, to: "mintmark.yml")
  }

  private var files: [String: Data] { FolderContents(folder.path("out")).files }

  @Test func `nothing is there yet`() throws {
    let result = try tool.run("batch", "--check")
    #expect(result.status == 1)
    #expect(result.text == "write en_US.svg\nwrite fr_CH.svg\n")
    #expect(
      result.errors == "note: the output is not up to date: run the batch without --check, and "
        + "commit it\n")
    #expect(files.isEmpty)
  }

  @Test func `an output that is up to date passes without a word`() throws {
    try #require(try tool.run("batch").status == 0)
    let before = files
    let result = try tool.run("batch", "--check")
    #expect(result.status == 0 && result.text.isEmpty && result.errors.isEmpty)
    #expect(files == before)
  }

  @Test func `every change is found and nothing written`() throws {
    let changes: [(() throws -> Void, String)] = [
      ({ try write(locales: "[en_US]") }, "remove fr_CH.svg\n"),
      ({ try write(locales: "[en_US, fr_CH, ja_JP]") }, "write ja_JP.svg\n"),
      (
        { try write(locales: "[en_US, fr_CH]", tint: "systemRed") },
        "write en_US.svg\nwrite fr_CH.svg\n"
      ),
      ({ try folder.write("edited", to: "out/en_US.svg") }, "write en_US.svg\n"),
      (
        { try FileManager.default.removeItem(atPath: folder.path("out/fr_CH.svg")) },
        "write fr_CH.svg\n"
      ),
      (
        { try FileManager.default.removeItem(atPath: folder.path("out/.mintmark-manifest.json")) },
        "write the manifest\n"
      ),
    ]
    for (change, expected) in changes {
      try write(locales: "[en_US, fr_CH]")
      try #require(try tool.run("batch", "--take-over").status == 0)
      try change()
      let before = files
      let result = try tool.run("batch", "--check")
      #expect(result.status == 1 && result.text == expected, "\(result.text)\(result.errors)")
      #expect(files == before)
      #expect(try tool.run("batch", "--check", "--quiet").errors.isEmpty)
    }
  }

  @Test func `JSON says what would change, the manifest too`() throws {
    try #require(try tool.run("batch").status == 0)
    func json() throws -> [String: Any] {
      try #require(try tool.run("batch", "--check", "--json").json as? [String: Any])
    }
    #expect(try json()["writesManifest"] as? Bool == false)
    try FileManager.default.removeItem(atPath: folder.path("out/.mintmark-manifest.json"))
    #expect(try json()["writesManifest"] as? Bool == true)
    #expect(try json()["filesToWrite"] as? Int == 0)
  }

  @Test(arguments: ["3", "5", "99"])
  func `a manifest of another version is refused, and nothing changes`(version: String) throws {
    try #require(try tool.run("batch").status == 0)
    let manifest = "out/.mintmark-manifest.json"
    let text = try folder.text(manifest).replacing(
      "\"version\" : 4", with: "\"version\" : \(version)")
    // A later format need not have the lines of this one.
    for content in [text, "{ \"version\": \(version), \"all\": [] }"] {
      try folder.write(content, to: manifest)
      try write(locales: "[en_US]")
      let before = files
      let result = try tool.run("batch")
      #expect(result.status == 65)
      #expect(result.errors.contains("has version \(version), and this program writes version 4"))
      #expect(files == before)
    }
  }

  @Test func `what fails is an error, not a difference`() throws {
    try folder.write("<svg", to: "mark.svg")
    try folder.write(
      """
      version: 1
      output: out
      locales: [en_US]
      symbols: { USD: { path: mark.svg } }
      targets: [{ kind: files }]
      """, to: "mintmark.yml")
    #expect(try tool.run("batch", "--check").status == 65)
    #expect(try tool.run("batch", "--check", "--watch").status == 64)
  }

  @Test func `a run waits for another one that writes to its output`() throws {
    try #require(try tool.run("batch").status == 0)
    // The shell has the lock for a second. What a run that never gets it says is in Snapshots/messages.
    let line = "exec 9< out; flock 9; (sleep 1; flock -u 9) & exec 9<&-; exec \(tool.program) batch"
    var shell = Tool(program: "/bin/sh")
    shell.folder = folder.url
    let result = try shell.run("-c", line)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasPrefix("note: another run"), "\(result.errors)")
  }
}
