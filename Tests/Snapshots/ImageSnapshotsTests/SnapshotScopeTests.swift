import Foundation
import SceneSnapshots
import SnapshotSupport
import TestSupport
import Testing
import XCTest

/// `verifySnapshot`, numbers and scopes, with references that are there.
@Suite struct SnapshotScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, text) in [
      ("one", "1"), ("one.2", "2"), ("one.3", "3"), ("two", "1"), ("named", "n"),
    ] {
      try folder.write(Array(text.utf8), "t/\(name).txt")
    }
  }

  @Test func `several assertions of a test are numbered`() {
    withSnapshots("t", directory: folder.path, record: .never) {
      assertSnapshot(of: "1", as: .text, testName: "one")
      assertSnapshot(of: "2", as: .text, testName: "one")
      assertSnapshot(of: "n", as: .text, named: "named")
      assertSnapshot(of: "3", as: .text, testName: "one")
    }
  }

  @Test func `verifySnapshot returns the message and fails nothing`() {
    withSnapshots("t", directory: folder.path, record: .never) {
      #expect(verifySnapshot(of: "1", as: .text, named: "two") == nil)
      let message = verifySnapshot(of: "2", as: .text, named: "one")
      #expect(message?.contains("line 1 was expected to be '1' and is '2'") == true)
      #expect(verifySnapshot(of: "2", as: .text, named: "none")?.contains("no reference") == true)
    }
  }

  @Test(.snapshots(diffTool: "ksdiff"))
  func `a trait or a scope names the tool for comparing the files of a failure`() {
    func command(_ name: String) -> Substring? {
      verifySnapshot(
        of: "other", as: .text, named: name, topic: "t", directory: folder.path, record: .never
      )?.split(separator: "\n").last?.split(separator: " ").first
    }
    #expect(command("one") == "ksdiff")
    withSnapshots(diffTool: "other") { #expect(command("two") == "other") }
    withSnapshots(record: .never) { #expect(command("named") == "ksdiff") }
  }

  @Test func `an inner scope takes precedence, and an argument before it`() async throws {
    try folder.write(Array("inner".utf8), "inner/a.txt")
    try folder.write(Array("argument".utf8), "argument/a.txt")
    try await withSnapshots("t", directory: folder.path, record: .never) {
      try await Task.sleep(for: .zero)
      withSnapshots("inner") {
        assertSnapshot(of: "inner", as: .text, named: "a")
        assertSnapshot(of: "argument", as: .text, named: "a", topic: "argument")
      }
      assertSnapshot(of: "n", as: .text, named: "named", testName: "other")
    }
  }

  @Test func `an error of the function passes through`() {
    #expect(throws: CancellationError.self) {
      try withSnapshots("t") { throw CancellationError() }
    }
  }

  @Test func `below a scope that has ended, a thread's settings can't be known`() async {
    withSnapshots("t", directory: folder.path, record: .never) {}
    let message = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: verifySnapshot(of: "1", as: .text, named: "two"))
      }
    }
    #expect(message?.contains("withSnapshots(…) that has ended") == true)
  }
}

/// A class whose tests, and those of classes derived from it, have settings.
class ScopedXCTestCase: XCTestCase {
  override func invokeTest() {
    withSnapshots("formats", directory: RecordedFile.folder, record: .never) { super.invokeTest() }
  }
}

final class ScopedXCTests: ScopedXCTestCase {
  private func check() { assertSnapshot(of: "one\ntwo\n", as: .text, testName: "lines") }

  func testInTheTest() { check() }

  func testAsynchronously() async { check() }

  func testOnAThread() {
    let isDone = expectation(description: "done")
    Thread.detachNewThread {
      assertSnapshot(of: "one\ntwo\n", as: .text, testName: "lines.2")
      isDone.fulfill()
    }
    wait(for: [isDone], timeout: 60)
  }
}
