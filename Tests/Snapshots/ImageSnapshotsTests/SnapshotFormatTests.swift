import Foundation
import SceneSnapshots
import SnapshotSupport
import TestPictures
import Testing

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
      "h": DifferenceLimit.pixels(3), "i": ring,
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
