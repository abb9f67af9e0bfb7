import Foundation
import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageSnapshots

/// The report of the failures of tests, beside their references.
///
/// One test after the other, as a report that can't be written is an error of all that write the reports of the process.
@Suite(.serialized) struct FailureReportsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String) -> SnapshotFile {
    SnapshotFile(
      folder: folder.path("references"), topic: "badge", name: name, testFile: "/T.swift",
      function: "f()")
  }

  private func picture(_ color: UInt32) throws -> SnapshotContent {
    .picture(try TestPicture(4, 4, RGBAColor(hex: color)).pixmap.png())
  }

  @discardableResult
  private func check(
    _ name: String, _ content: SnapshotContent, _ mode: RecordMode = .never
  ) throws -> SnapshotCheck {
    try SnapshotChecker(content, at: file(name)).check(mode: mode)
  }

  private var report: SnapshotReport {
    get throws {
      try FailureReports.shared.write()
      return try SnapshotReport(folder.filePath("references/.failures"))
    }
  }

  /// A changed picture, a changed text, and a picture without a reference.
  private func fail() throws {
    try check("changed", picture(0x0000FF), .missing)
    try check("text", .text("one\ntwo"), .missing)
    try check("changed", picture(0xFF0000))
    try check("text", .text("one\nthree"))
    try check("new", picture(0x00FF00))
  }

  @Test func `it has the failures with their verdicts, figures, lines and files`() throws {
    try fail()
    let report = try report
    let pictures = report.results.pictures
    #expect(pictures.map(\.name) == ["badge/changed.png", "badge/new.png", "badge/text.txt"])
    #expect(pictures.map(\.verdict) == [.changed, .missing, .changed])
    #expect(pictures.allSatisfy { $0.failed && $0.acceptable == true })
    #expect(pictures[0].comparison?.pixels?.differing == 16)
    #expect(pictures[0].files?.difference?.width == 4)
    #expect(pictures[2].lines == [" one", "-two", "+three"])
    let page = try folder.text("references/.failures/index.html")
    #expect(page.contains("badge/changed.png"))
    #expect(report.results.counts["changed"] == 2)
    #expect(report.results.reference == folder.path("references"))
    for picture in pictures {
      for file in picture.files?.attachments ?? [] {
        #expect(folder.exists("references/.failures/" + file.path))
      }
    }
  }

  @Test func `accept and comment read it`() throws {
    try fail()
    #expect(try report.comment().contains("### ❌ Snapshots: 3 of 3 fail"))
    let outcome = try report.accept(into: folder.filePath("references"), allowing: .inCI)
    #expect(outcome.accepted.replaced == ["badge/changed.png", "badge/text.txt"])
    #expect(outcome.accepted.added == ["badge/new.png"])
    try check("changed", picture(0xFF0000))
    try check("text", .text("one\nthree"))
    #expect(try check("new", picture(0x00FF00)).failure == nil)
    // Nothing fails any more.
    try FailureReports.shared.write()
    #expect(
      try folder.files().filter { $0.contains(".failures") } == ["references/.failures/.gitignore"])
  }

  @Test func `a test that passes takes its failure out, and another run adds to it`() throws {
    try fail()
    #expect(try report.results.pictures.count == 3)
    try check("changed", picture(0x0000FF))
    #expect(try report.results.pictures.map(\.name) == ["badge/new.png", "badge/text.txt"])
    try check("other", .text("x"))
    #expect(try report.results.pictures.count == 3)
  }

  @Test func `what could not be written is written the next time`() throws {
    let page = "references/.failures/index.html"
    try folder.write("in the way", to: page + "/file")
    #expect(throws: SnapshotError.self) { try fail() }
    // Failures that follow within a second are written at the end, whatever becomes of other reports.
    let others = try (0..<8).map { _ in try FailureReportsTests() }
    for other in others {
      try other.check("new", picture(0x00FF00))
      try other.check("text", .text("x"))
    }
    #expect(throws: SnapshotError.self) { try FailureReports.shared.write() }
    for other in others {
      let report = try SnapshotReport(other.folder.filePath("references/.failures"))
      #expect(report.results.pictures.count == 2)
    }
    try FileManager.default.removeItem(atPath: folder.path(page))
    #expect(try report.results.pictures.map(\.name) == ["badge/changed.png"])
  }

  @Test func `a damaged report is replaced`() throws {
    try fail()
    _ = try report
    try folder.write("{", to: "references/.failures/results.json")
    try check("changed", picture(0xFFFF00))
    #expect(try report.results.pictures.map(\.name) == ["badge/changed.png"])
  }
}
