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

/// References that don't exist, and that the trait's mode does not record on any thread.
@Suite(.snapshots("unrecorded", directory: "References", record: .never)) struct Unrecorded {
  @Test(arguments: Runner.allCases)
  func missing(runner: Runner) async {
    await runner.run { assertSnapshot(of: "new", as: .text, named: runner.rawValue) }
  }
}

/// Whose settings hold for a function that is no test can't be known.
@Suite(.snapshots("detached", directory: "References", record: .never)) struct Unknown {
  private func helper() { assertSnapshot(of: "of the suite\n", as: .text, named: "thread") }

  @Test func byAHelper() async { await Task.detached { helper() }.value }
}

/// Tests of one name in two suites of a file, whose references are in `__Snapshots__`.
enum SameName {
  @Suite(.snapshots(record: .never)) struct First {
    @Test(arguments: Runner.allCases)
    func sameName(runner: Runner) async {
      assertSnapshot(of: "first\n", as: .text)
      await runner.run { assertSnapshot(of: "first\n", as: .text, named: "named") }
    }
  }

  @Suite struct Second {
    @Test func sameName() { assertSnapshot(of: "second\n", as: .text, record: .never) }
  }
}

/// The second of three assertions of a test is the one that differs.
@Suite(.snapshots("numbered", directory: "References", record: .never)) struct Numbered {
  @Test func several() {
    assertSnapshot(of: "one\n", as: .text)
    assertSnapshot(of: "two is\n", as: .text)
    assertSnapshot(of: "three\n", as: .text)
  }
}

/// A picture that differs by a rule, with no other import.
@Suite struct Attached {
  @Test func picture() {
    let rule = ComparisonRule(.perceptual(), limits: [.ratio(0.5)])
    assertSnapshot(of: "a", as: .text, named: "attached", topic: "none", rule: rule, record: .never)
    assertSnapshot(
      of: "is\n", as: .text, named: "several", topic: "numbered", directory: "References")
  }
}

/// Outside of the test's task, an assertion has the settings of the scope around it.
@Suite struct Scoped {
  @Test func detached() async {
    await withSnapshots("detached", directory: "References", record: .never) {
      assertSnapshot(of: "of the suite\n", as: .text, named: "thread")
      await Task.detached {
        assertSnapshot(of: "of the suite\n", as: .text, named: "dispatchQueue")
      }.value
      await withSnapshots("other") {
        await Task.detached {
          assertSnapshot(of: "of the other\n", as: .text, named: "dispatchQueue")
        }.value
      }
    }
    await withSnapshots("inner", directory: "References", record: .never) {
      await Task.detached {
        assertSnapshot(of: "of the test\n", as: .text, named: "dispatchQueue")
      }.value
    }
  }

  /// Both cases are in the scope at once, with different settings.
  @Test(arguments: ["detached", "other"])
  func parallel(topic: String) async {
    await withSnapshots(topic, directory: "References", record: .never) {
      await Cases.shared.wait()
      let failure = await Task.detached {
        verifySnapshot(of: "of the suite\n", as: .text, named: "dispatchQueue")
      }.value
      #expect(failure?.contains("its settings can't be known") == true)
      await Cases.shared.wait()
    }
  }
}

/// Two cases that wait for each other.
actor Cases {
  static let shared = Cases()
  private var first: CheckedContinuation<Void, Never>?

  func wait() async {
    if let first {
      self.first = nil
      first.resume()
    } else {
      await withCheckedContinuation { first = $0 }
    }
  }
}

/// After the scope, its settings can't be known.
@Suite struct AfterScope {
  @Test func detached() async {
    withSnapshots("detached", directory: "References", record: .never) {}
    await Task.detached { assertSnapshot(of: "x", as: .text, named: "dispatchQueue") }.value
  }
}
