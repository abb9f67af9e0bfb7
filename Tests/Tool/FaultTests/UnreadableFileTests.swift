import Foundation
import TestSupport
import Testing

/// A file or folder that can't be looked at just now is not taken for absent, nor for anything else.
@Suite struct UnreadableFileTests {
  @Test(arguments: [".mintmark-manifest.json", ".mintmark-journal", "light@1x.png"])
  func `a file that can't be opened just now ends the run and is remembered by the next`(
    name: String
  ) throws {
    let scenario = FaultScenario.dropping
    let start = try scenario.startState()
    if name == ".mintmark-journal" {
      try start.write("", to: FaultScenario.output + "/" + name)
    }
    for error in ["EIO", "EACCES", "EMFILE", "ENFILE", "ENOMEM"] {
      try check(scenario, start, "inject=openat:error=\(error)", at: name)
    }
  }

  @Test func `a folder of references that can't be looked at just now is not passed over`() throws {
    let start = try FaultScenario.record.startState()
    let calls = "newfstatat,statx,stat,lstat"
    for error in ["EIO", "EACCES"] {
      try check(.record, start, "inject=\(calls):error=\(error)", at: "fr_FR")
    }
  }

  @Test func `a symbol set that can't be looked at just now is not overwritten`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7z"/></svg>"#,
      to: "square.svg")
    let tool = Tool.mintmark(in: folder)
    try folder.write("{}", to: "a.symbolset/Contents.json")
    #expect(
      try tool.run("symbols", "make", "square.svg", "-o", "a.symbolset/a.svg").errors == "")
    let template = try folder.bytes("a.symbolset/a.svg")
    let preview = ["symbols", "preview", "a.symbolset", "-o", "a.symbolset/a.svg"]
    #expect(try tool.run(preview).status == 64)
    for call in ["newfstatat", "openat"] {
      let result = try Tool.strace(in: folder.url).run(
        [
          "-f", "-qq", "-o", "/dev/null", "-P", "a.symbolset", "-e",
          "inject=\(call):error=EIO:when=1", "--", tool.program,
        ] + preview)
      #expect([64, 66].contains(result.status), "\(call): \(result.errors)")
    }
    #expect(try folder.bytes("a.symbolset/a.svg") == template)
  }

  private func check(
    _ scenario: FaultScenario, _ start: TemporaryFolder, _ injection: String, at path: String
  ) throws {
    let (undisturbed, folder) = (try start.copy(), try start.copy())
    let strace = ["-f", "-qq", "-o", "/dev/null", "-P", path, "-e", injection, "--"]
    let result = try Tool.strace(in: folder.url).run(
      strace + [Tool.mintmark.program] + scenario.arguments)
    #expect(result.status == 66, "\(injection): \(result.status) \(result.errors)")
    #expect(result.messages.count == 1)
    for folder in [undisturbed, folder] {
      #expect(try Tool.mintmark(in: folder).run(scenario.arguments).status == 0)
    }
    #expect(FolderContents(folder.path).differences(FolderContents(undisturbed.path)).isEmpty)
  }
}
