import Foundation
import TestPictures
import TestSupport
import Testing

import ImageSnapshots

@Suite struct SnapshotReportMergeTests {
  private let folder: TemporaryFolder

  /// References of ten pictures. Of the pictures one is new, one is gone, one is renamed, one is damaged, and two
  /// changed.
  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<10 {
      let picture = TestPicture(index + 1, 2)
      try folder.write(picture, "reference/\(index).png")
      try folder.write(picture, "actual/\(index).png")
    }
    try folder.write(TestPicture(3, 3, .black), "actual/2.png")
    try folder.write(TestPicture(6, 2, .black), "actual/5.png")
    try folder.write([1, 2, 3], "actual/6.png")
    try folder.write(TestPicture(9, 9), "actual/new.png")
    try FileManager.default.moveItem(
      atPath: folder.path("actual/8.png"), toPath: folder.path("actual/renamed.png"))
    try FileManager.default.removeItem(atPath: folder.path("actual/9.png"))
  }

  private func report(_ name: String, of shard: String) throws -> SnapshotReport {
    _ = try Verification.run(
      reference: folder.filePath("reference"), actual: folder.filePath(shard),
      report: folder.filePath(name))
    return try SnapshotReport(folder.filePath(name))
  }

  /// Distributes the pictures over shards, and returns the reports of each.
  private func reports(_ count: Int) throws -> [SnapshotReport] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("actual")).sorted()
    for (index, name) in names.enumerated() {
      try folder.write(folder.bytes("actual/\(name)"), "shard\(index % count)/\(name)")
    }
    return try (0..<count).map { try report("report\($0)", of: "shard\($0)") }
  }

  @Test(arguments: 1...4)
  func `merged reports of shards are the report of one run`(count: Int) throws {
    try checkMerge(of: count)
  }

  @Test(arguments: 1...5)
  func `references with the same pixels are paired with new names as in one run`(count: Int) throws
  {
    let twin = TestPicture(20, 2)
    for name in ["a", "b", "c"] { try folder.write(twin, "reference/twin-\(name).png") }
    for name in ["twin-b", "x", "y", "z", "z\u{200B}"] {
      try folder.write(twin, "actual/\(name).png")
    }
    try checkMerge(of: count)
    let merged = try SnapshotReport(folder.filePath("merged")).results.pictures
    #expect(
      merged.compactMap { picture in picture.movedFrom.map { "\($0) \(picture.name)" } } == [
        "8.png renamed.png", "twin-a.png x.png", "twin-c.png y.png",
      ])
  }

  private func checkMerge(of count: Int) throws {
    let whole = try report("whole", of: "actual")
    let merged = try SnapshotReport.merge(
      reports(count), into: folder.filePath("merged"))
    let read = try SnapshotReport(folder.filePath("merged")).results
    #expect(read.pictures == merged.pictures)
    var pictures = merged.pictures
    for index in pictures.indices {
      // A sentence about a damaged file names its folder.
      pictures[index].summary.replace(/shard\d/, with: "actual")
    }
    #expect(pictures.map(\.name) == whole.results.pictures.map(\.name))
    for (one, other) in zip(pictures, whole.results.pictures) { #expect(one == other) }
    #expect(merged.counts == whole.results.counts)
    let files = { (name: String) in
      try folder.files().filter { $0.hasPrefix(name + "/pictures/") }.map { path in
        (String(path.dropFirst(name.count)), try folder.bytes(path))
      }
    }
    let (a, b) = (try files("whole"), try files("merged"))
    #expect(a.map(\.0) == b.map(\.0))
    #expect(a.map(\.1) == b.map(\.1))
  }

  @Test func `a merged report is accepted as that of one run`() throws {
    _ = try SnapshotReport.merge(reports(3), into: folder.filePath("merged"))
    let outcome = try SnapshotReport(folder.filePath("merged")).accept(
      into: folder.filePath("reference"), allowing: .inCI)
    #expect(outcome.accepted.replaced == ["2.png", "5.png"])
    #expect(outcome.accepted.added == ["new.png"])
    #expect(outcome.accepted.moved.map(\.from) == ["8.png"])
    #expect(outcome.left.map(\.name) == ["6.png", "9.png"])
  }

  @Test func `reports of other references, or with two results for a picture, are refused`() throws
  {
    let first = try report("first", of: "actual")
    try folder.write(TestPicture(3, 3), "actual/5.png")
    #expect(throws: SnapshotError.self) {
      try SnapshotReport.merge(
        [first, report("second", of: "actual")], into: folder.filePath("merged"))
    }
    _ = try Verification.run(
      reference: folder.filePath("shard0"), actual: folder.filePath("actual"),
      report: folder.filePath("third"))
    #expect(throws: SnapshotError.self) {
      try SnapshotReport.merge(
        [first, SnapshotReport(folder.filePath("third"))], into: folder.filePath("merged"))
    }
    #expect(!folder.exists("merged/results.json"))
  }
}
