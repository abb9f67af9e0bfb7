import Foundation
import TestSupport
import Testing

/// A run that is killed at any system call that changes a file is healed by the next run.
///
/// Every such call of every scenario is tried, of the main thread and of the workers. Where
/// processes can't be traced they are killed at times instead.
@Suite struct KillSweepTests {
  @Test(arguments: FaultScenario.allCases)
  func everyKillIsHealedByTheNextRun(scenario: FaultScenario) throws {
    let start = try scenario.startState()
    let expected = try scenario.outcome(from: start)
    guard try FaultInjection.isPossible() else {
      for delay in 1...20 {
        let folder = try start.copy()
        try Self.kill(scenario, in: folder, after: Double(delay) * 0.01)
        try scenario.expectHealed(in: folder, expected, "after \(delay) hundredths")
      }
      return
    }
    var kills = 0
    for call in FaultInjection.calls {
      for countsThreads in [false, true] {
        for index in 1... {
          let folder = try start.copy()
          let injection = FaultInjection(
            tool: Tool.mintmark(in: folder), countsThreads: countsThreads)
          let result = try injection.run(scenario.arguments, .kill, at: index, of: call)
          guard result != nil else { break }
          kills += 1
          try scenario.expectHealed(in: folder, expected, "\(call) \(index)")
        }
      }
    }
    #expect(kills > 15, "\(scenario) was killed \(kills) times")
  }

  private static func kill(
    _ scenario: FaultScenario, in folder: TemporaryFolder, after delay: Double
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.mintmark.program)
    process.arguments = scenario.arguments
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
