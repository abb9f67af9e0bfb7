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

  @Test func `JSON has sorted keys, and a line for each value`() {
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

  /// The reference was recorded by another process, with other addresses and seeds of hashes.
  @Test func `a dump of Foundation's values is the same in every process`() throws {
    let utc = try #require(TimeZone(identifier: "UTC"))
    let calendar = Calendar(identifier: .gregorian)
    let url = try #require(URL(string: "https://a.b/c?d=e"))
    var text = AttributedString("text")
    (text.link, text.languageIdentifier) = (url, "de")
    let values: [String: Any] = [
      "AffineTransform": AffineTransform(scale: 2), "AttributedString": text,
      "AttributeContainer": text.runs.map(\.attributes), "CGPoint": CGPoint(x: 1, y: 2),
      "CharacterSet": CharacterSet(charactersIn: "ab"), "Character": "a" as Character,
      "CocoaError": CocoaError(.fileReadCorruptFile, userInfo: ["a": 1, "b": 2, "c": 3]),
      "Data": Data([1, 2, 3]), "Date": Date(timeIntervalSince1970: 0.5),
      "DateComponents": DateComponents(timeZone: utc, year: 2020, month: 2),
      "DateInterval": DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60),
      "Decimal": Decimal(15) / 10, "IndexPath": IndexPath(indexes: [1, 2]),
      "IndexSet": IndexSet([1, 2, 5]), "KeyPath": \String.count,
      "Locale": Locale(identifier: "de_CH"),
      "Measurement": Measurement(value: 2, unit: UnitLength.meters),
      "NSNumber": NSNumber(value: 1.5),
      "NSError": NSError(domain: "d", code: 1, userInfo: ["a": 1, "b": 2, "c": 3]),
      "NSObject": NSObject(), "NSSet": NSSet(array: [1, 2, 3]),
      "Notification": Notification(name: .init("n"), userInfo: ["a": 1, "b": 2, "c": 3]),
      "NSRange": NSRange(location: 1, length: 2), "TimeZone": utc, "URL": url,
      "Calendar": calendar.identifier,
      "Pointer": [UnsafeRawPointer(bitPattern: calendar.hashValue | 1)],
      "URLComponents": URLComponents(url: url, resolvingAgainstBaseURL: false) as Any,
      "URLQueryItem": URLQueryItem(name: "a", value: "b"),
      "UUID": UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ]
    assertSnapshot(of: values, as: .dump, named: "foundation")
  }

  @Test func `a type can choose its text in a dump`() {
    assertSnapshot(
      of: [Tagged<Int>(value: 1), Tagged<String>(value: "b")] as [Any], as: .dump, named: "chosen")
  }

  private struct Tagged<Value>: AnySnapshotStringConvertible {
    var value: Value

    static var renderChildren: Bool { Value.self == Int.self }
    var snapshotDescription: String { "tagged" }
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
