import Foundation
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageSnapshots

@Suite struct SnapshotReportTests {
  private let folder: TemporaryFolder

  /// A folder with one picture of each failure in several formats, and some that pass.
  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<3 { try write(TestPicture(2, 2, .black), to: "same/\(index).png") }
    try folder.write(TestPicture(4, 4), "reference/changed.png")
    try folder.write(TestPicture(4, 4, .black), "actual/changed.png")
    try folder.write(Array("<svg/>".utf8), "reference/light/changed.svg")
    try folder.write(Array("<svg></svg>".utf8), "actual/light/changed.svg")
    try folder.write(Array("old".utf8), "reference/notes.txt")
    try folder.write(Array("new".utf8), "actual/notes.txt")
    try folder.write([0xFF, 0xD8, 0xFF, 1], "actual/new.jpg")
    try folder.write(TestPicture(5, 5), "reference/before.png")
    try folder.write(TestPicture(5, 5), "actual/after.png")
    try folder.write(TestPicture(6, 6), "reference/obsolete.png")
    try folder.write([1, 2, 3], "actual/corrupt.png")
  }

  private func write(_ picture: TestPicture, to name: String) throws {
    for part in ["reference", "actual"] { try folder.write(picture, "\(part)/\(name)") }
  }

  private func verification() throws -> Verification {
    try folder.verification()
  }

  /// Writes a report, and a zip archive of it in a folder of its own name.
  private func report(isArchive: Bool) throws -> SnapshotReport {
    _ = try folder.verification(report: folder.filePath("report"))
    guard isArchive else { return try SnapshotReport(folder.filePath("report")) }
    let files = try folder.files().filter { $0.hasPrefix("report/") }
    try folder.write(FileBytes.zip(files.map { ($0, try folder.bytes($0)) }), "report.zip")
    try FileManager.default.removeItem(atPath: folder.path("report"))
    return try SnapshotReport(folder.filePath("report.zip"))
  }

  private var references: [String] {
    get throws { try folder.files().filter { $0.hasPrefix("reference/") } }
  }

  @Test func `a report has the files of every failure, in every format, and its results`() throws {
    _ = try report(isArchive: false)
    let files = try folder.files().filter { $0.hasPrefix("report/") }
    #expect(
      files == [
        "report/index.html", "report/pictures/actual/after.png",
        "report/pictures/actual/changed.png", "report/pictures/actual/corrupt.png",
        "report/pictures/actual/light/changed.svg", "report/pictures/actual/new.jpg",
        "report/pictures/actual/notes.txt", "report/pictures/difference/changed.png",
        "report/pictures/expected/before.png", "report/pictures/expected/changed.png",
        "report/pictures/expected/light/changed.svg", "report/pictures/expected/notes.txt",
        "report/pictures/expected/obsolete.png", "report/results.json",
      ])
    let report = try SnapshotReport(folder.filePath("report"))
    var results = try verification().results()
    #expect(report.results.failures.map(\.name) == results.failures.map(\.name))
    for index in results.pictures.indices {
      results.pictures[index].files = report.results.pictures[index].files
      results.pictures[index].lines = report.results.pictures[index].lines
    }
    #expect(try results.json == report.results.json)
    #expect(try folder.text("report/results.json") == results.json + "\n")
  }

  @Test(arguments: [false, true])
  func `accepting adds, replaces and moves, and never deletes`(isArchive: Bool) throws {
    let report = try report(isArchive: isArchive)
    let old = try references
    let outcome = try report.accept(into: folder.filePath("reference"), allowing: .inCI)
    #expect(outcome.accepted.replaced == ["changed.png", "light/changed.svg", "notes.txt"])
    #expect(outcome.accepted.added == ["new.jpg"])
    #expect(outcome.accepted.moved.map(\.to) == ["after.png"])
    #expect(outcome.accepted.removed == [])
    #expect(outcome.left.map(\.name) == ["corrupt.png", "obsolete.png"])
    #expect(
      try Set(references)
        == Set(old).subtracting(["reference/before.png"])
        .union(["reference/after.png", "reference/new.jpg"]))
    for name in ["changed.png", "light/changed.svg", "notes.txt", "new.jpg", "after.png"] {
      #expect(try folder.bytes("reference/\(name)") == folder.bytes("actual/\(name)"), "\(name)")
    }
    #expect(try verification().failures.map(\.name) == ["corrupt.png", "obsolete.png"])
    // What is accepted already is passed over.
    let again = try report.accept(into: folder.filePath("reference"), allowing: .inCI)
    #expect(again.accepted.summary == "0 replaced, 0 added, 0 removed")
  }

  @Test func `a pattern selects, with a slash in front outside of folders alone`() throws {
    try folder.write(Array("<svg/>".utf8), "actual/changed.svg")
    let report = try report(isArchive: true)
    let outcome = try report.accept(
      into: folder.filePath("reference"), only: ["/changed.*"], allowing: .inCI)
    #expect(outcome.accepted.replaced == ["changed.png"])
    #expect(outcome.accepted.added == ["changed.svg"])
    #expect(throws: SnapshotError.noMatch) {
      try report.accept(into: folder.filePath("reference"), only: ["nothing"], allowing: .inCI)
    }
  }

  @Test(arguments: ["changed.png", "new.jpg", "after.png"])
  func `a reference that is not the report's stops everything before any change`(
    name: String
  ) throws {
    let report = try report(isArchive: false)
    try folder.write(TestPicture(7, 7), "reference/\(name)")
    let before = try references.map { try folder.bytes($0) }
    let error = #expect(throws: SnapshotError.self) {
      try report.accept(into: folder.filePath("reference"), allowing: .inCI)
    }
    #expect(error == .staleReport([PictureName(FilePath(name))]))
    #expect(try references.map { try folder.bytes($0) } == before)
    let part = try report.accept(
      into: folder.filePath("reference"), only: ["light/*"], allowing: .inCI)
    #expect(part.accepted.replaced == ["light/changed.svg"])
  }

  @Test func `a pointer of Git LFS is named, and never replaced`() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n".utf8)
    for name in ["changed.png", "light/changed.svg"] {
      try folder.write(pointer, "reference/\(name)")
    }
    let report = try report(isArchive: false)
    var found = try verification()
    let entries = found.entries.filter { $0.verdict == .corrupt && $0.name != "corrupt.png" }
    #expect(entries.map(\.name) == ["changed.png", "light/changed.svg"])
    #expect(entries.allSatisfy { $0.summary.hasSuffix("run 'git lfs pull'") && !$0.isAcceptable })
    let accepted = try found.accept(.changed, allowing: .inCI)
    #expect(accepted.replaced == ["notes.txt"])
    let outcome = try report.accept(into: folder.filePath("reference"), allowing: .inCI)
    #expect(outcome.left.count == 4)
    #expect(try folder.bytes("reference/changed.png") == pointer)
    #expect(try folder.bytes("reference/light/changed.svg") == pointer)
  }

  @Test func `pictures of a report are not accepted as the pictures of a run`() throws {
    _ = try report(isArchive: false)
    let before = try references
    for path in ["report", "report/pictures", "report/pictures/actual"] {
      var found = try Verification.run(
        reference: folder.filePath("reference"), actual: folder.filePath(path))
      for acceptance in [Verification.Acceptance.changed, .all] {
        #expect(throws: SnapshotError.self) {
          try found.accept(acceptance, allowing: [.inCI, .massRemoval])
        }
      }
    }
    #expect(try references == before)
  }

  @Test(arguments: [
    "../a.png", "/tmp/a.png", ".git/hooks/pre-commit", "a/../../b.png", "a//b.png", "a.png/", "",
  ])
  func `a name that leads elsewhere or is hidden is refused`(name: String) throws {
    _ = try report(isArchive: false)
    let results = try folder.text("report/results.json")
    try folder.write(
      results.replacing(#""changed.png""#, with: #""\#(name)""#), to: "report/results.json")
    #expect(throws: SnapshotError.self) { try SnapshotReport(folder.filePath("report")) }
  }

  @Test func `what is not a report is refused with its reason`() throws {
    try folder.write("{}", to: "a/results.json")
    try folder.write(#"{"schema": 2, "reference": "a", "pictures": []}"#, to: "b/results.json")
    try folder.write("text", to: "c.zip")
    for name in ["a", "b", "c.zip", "reference", "nowhere"] {
      #expect(throws: SnapshotError.self) { try SnapshotReport(folder.filePath(name)) }
    }
  }
}
