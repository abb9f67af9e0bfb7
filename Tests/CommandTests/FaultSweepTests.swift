import Foundation
import Testing

/// Every call that changes a file fails once, in every way it can: the run ends with one line or
/// goes on, and the next run makes everything good.
///
/// Some thousand runs, so `make check` asks for it by `MINTMARK_FAULT_SWEEP`.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["MINTMARK_FAULT_SWEEP"] != nil,
    "set MINTMARK_FAULT_SWEEP, or run make check"))
struct FaultSweepTests {
  private static let faults: [(call: String, errors: [String])] = [
    ("write", ["ENOSPC", "EIO", "EDQUOT", "EINTR"]),
    ("mkdir", ["ENOSPC", "EACCES", "EIO", "EINTR"]),
    ("mkdirat", ["ENOSPC", "EACCES", "EIO", "EINTR"]),
    ("renameat", ["ENOSPC", "EACCES", "EIO", "EXDEV", "EINTR"]),
    ("renameat2", ["ENOSPC", "EACCES", "EIO", "EXDEV", "EINTR"]),
    ("unlinkat", ["EACCES", "EIO", "EBUSY", "EINTR"]), ("fsync", ["EIO", "EINTR"]),
    ("flock", ["EINTR"]),
  ]

  @Test(arguments: FaultScenario.allCases)
  func everyFaultIsReportedAndHealedByTheNextRun(scenario: FaultScenario) throws {
    try #require(try FaultInjection.isPossible(), "processes can't be traced here")
    let start = try scenario.startState()
    let expected = try scenario.outcome(from: start)
    for (call, errors) in Self.faults {
      for error in errors {
        for index in 1... {
          let folder = try start.copy()
          let injection = FaultInjection(tool: .mintmark(in: folder), countsThreads: true)
          guard
            let result = try injection.run(
              scenario.arguments, .error(error), at: index, of: call)
          else { break }
          let moment = "\(call) \(index) \(error)"
          #expect(result.status >= 0, "\(scenario), \(moment): a signal ended it")
          #expect(result.messages.count <= 1, "\(scenario), \(moment): \(result.errors)")
          if ![0, 1].contains(result.status) {
            #expect([66, 73].contains(result.status), "\(scenario), \(moment): \(result.errors)")
          }
          if error == "EINTR" {
            let differences = FolderContents(folder.path("out")).differences(expected)
            #expect(differences.isEmpty, "\(scenario), \(moment): \(differences)")
          }
          try scenario.expectHealed(in: folder, expected, moment)
        }
      }
    }
  }
}

/// A record that can't be read just now is kept.
@Suite struct UnreadableFileTests {
  @Test(arguments: [".mintmark-manifest.json", ".mintmark-journal", "light@1x.png"])
  func aFileThatCantBeReadJustNowEndsTheRunAndIsRememberedByTheNext(name: String) throws {
    let scenario = FaultScenario.removing
    let start = try scenario.startState()
    let expected = try scenario.outcome(from: start)
    if name == ".mintmark-journal" {
      try Data().write(to: start.url.appendingPathComponent("out/" + name))
    }
    for error in ["EIO", "EACCES", "EMFILE", "ENFILE", "ENOMEM"] {
      let folder = try start.copy()
      let strace = Tool.strace(in: folder.url)
      let program = Tool.mintmark.program
      let result = try strace.run(
        [
          "-f", "-qq", "-o", "/dev/null", "-P", name, "-e", "inject=openat:error=\(error)", "--",
          program,
        ] + scenario.arguments)
      #expect(result.status == 66, "\(error): \(result.status) \(result.errors)")
      #expect(result.messages.count == 1)
      try scenario.expectHealed(in: folder, expected, error)
    }
  }
}
