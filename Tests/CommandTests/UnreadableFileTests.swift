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
