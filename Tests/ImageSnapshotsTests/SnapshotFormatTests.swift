import Foundation
import SceneSnapshots
import SnapshotSupport
import TestPictures
import TestSupport
import Testing
import XCTest

/// The forms in which values are recorded, compared with `Snapshots/formats`.
@Suite(.snapshots("formats", directory: RecordedFile.folder)) struct SnapshotFormatTests {
  private struct Invoice: Encodable, Sendable {
    var total = 12.5
    var currency = "CHF"
    var lines = ["a/b", "é"]
  }

  private final class Node {
    var name: String
    var next: Node?

    init(_ name: String) { self.name = name }
  }

  @Test func `JSON has sorted keys, a line for each value and no escaped slashes`() {
    assertSnapshot(of: Invoice(), as: .json, named: "json")
  }

  @Test func `lines are recorded as a text, whether they come as a list or as one string`() {
    assertSnapshot(of: ["one", "two"], as: .lines, named: "lines")
    assertSnapshot(of: "one\ntwo\n", as: .lines, named: "lines.2")
  }

  @Test func `bytes are recorded as they are, under the given file extension`() {
    assertSnapshot(of: Data([1, 2, 0]), as: .data, named: "data")
    assertSnapshot(of: [1, 2, 0] as [UInt8], as: .data(fileExtension: "raw"), named: "data")
  }

  @Test func `the bytes of a PNG file are recorded as a picture`() throws {
    assertSnapshot(
      of: Data(try TestPicture(2, 2).pixmap.png()), as: .png, named: "data")
  }

  @Test func `a pullback records what its function makes of the value`() {
    assertSnapshot(
      of: Invoice(), as: SnapshotFormat<String>.text.pullback { "\($0.total)\n" }, named: "pullback"
    )
  }

  @Test func `a dump sorts sets and dictionaries, and ends at an object that contains itself`() {
    let ring = Node("ring")
    ring.next = ring
    let value: [String: Any?] = [
      "b": [1, 2], "a": Set(["x", "y", "z"]), "c": nil, "d": (1, "text\n"),
      "e": Optional("some"), "f": Verification.Verdict.same, "g": Invoice(),
      "h": ComparisonRule.Limit.pixels(3), "i": ring,
    ]
    assertSnapshot(of: value, as: .dump, named: "dump")
  }

  @Test func `a value can be made asynchronously`() async {
    @Sendable func made() async -> String { "made later\n" }
    await assertSnapshot(of: { await made() }, as: .text, named: "asynchronousValue")
    // A value that is there already needs no `await`.
    assertSnapshot(of: "made before\n", as: .text, named: "asynchronousValue.2")
  }

  @Test func `an error of an asynchronous function fails the test`() async {
    await withKnownIssue {
      await assertSnapshot(of: { throw CancellationError() }, as: .text, named: "none")
    } matching: {
      $0.description.contains("CancellationError")
    }
  }
}

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
