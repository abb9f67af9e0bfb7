import Foundation
import ImageSnapshotsTesting
import Testing

/// Mismatches that have to fail the run.
@Suite struct Mismatch {
  @Test(arguments: Runner.allCases)
  func outsideTheTask(runner: Runner) async {
    await runner.run {
      assertSnapshot(of: "is", as: .text, named: runner.rawValue, topic: "none", record: .never)
    }
  }
}

/// The second test waits until the first has ended, and then for its thread.
@Suite(.serialized) struct Late {
  private static let thread = LateThread()

  @Test func first() {
    Self.thread.start {
      assertSnapshot(of: "is", as: .text, named: "late", topic: "none", record: .never)
    }
  }

  @Test func second() { Self.thread.finish() }
}

/// References that only the traits' folders and topics lead to.
@Suite(.snapshots("detached", directory: "References", record: .never)) struct Traits {
  @Test(arguments: Runner.allCases)
  func ofTheSuite(runner: Runner) async {
    await runner.run { assertSnapshot(of: "of the suite\n", as: .text, named: runner.rawValue) }
  }

  @Test(.snapshots("inner"), arguments: Runner.allCases)
  func ofTheTest(runner: Runner) async {
    await runner.run { assertSnapshot(of: "of the test\n", as: .text, named: runner.rawValue) }
  }
}

/// A test of the same name as one above, with other settings.
@Suite(.snapshots("other", directory: "References", record: .never)) struct OtherTraits {
  @Test(arguments: Runner.allCases)
  func ofTheSuite(runner: Runner) async {
    await runner.run { assertSnapshot(of: "of the other\n", as: .text, named: runner.rawValue) }
  }
}

/// Whose settings hold for a function that is no test can't be known.
@Suite(.snapshots("detached", directory: "References", record: .never)) struct Unknown {
  private func helper() { assertSnapshot(of: "of the suite\n", as: .text, named: "thread") }

  @Test func byAHelper() async { await Task.detached { helper() }.value }
}
