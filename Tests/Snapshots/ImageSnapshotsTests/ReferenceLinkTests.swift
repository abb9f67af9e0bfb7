import Foundation
import ImageComparison
import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// Nothing outside the folder of references is written, removed or read through a link in it.
@Suite struct ReferenceLinkTests {
  private let folder: TemporaryFolder
  private let precious = Array("precious".utf8)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(precious, "outside/keys")
    try folder.write(TestPicture(2, 2), "outside/a.png")
    try folder.write([], "reference/.keep")
    try folder.write(TestPicture(3, 3), "actual/first.png")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private func verification() throws -> Verification {
    try folder.verification()
  }

  /// The three ways for a link to stand before `sub/a.png`.
  enum Trap: String, CaseIterable {
    case file, dangling, folder
  }

  private func set(_ trap: Trap) throws {
    try folder.write(TestPicture(2, 2, .black), "actual/sub/a.png")
    switch trap {
    case .folder: try link("reference/sub", to: "../outside")
    case .file, .dangling:
      try folder.write([], "reference/sub/.keep")
      try link(
        "reference/sub/a.png", to: trap == .file ? "../../outside/keys" : "../../outside/new")
    }
  }

  private func expectUntouched() throws {
    #expect(try folder.bytes("outside/keys") == precious)
    #expect(!folder.exists("outside/new"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")).sorted() == [
        "a.png", "keys",
      ])
  }

  @Test(arguments: Trap.allCases)
  func `a reference that is a link or lies behind one is corrupt, and named`(trap: Trap) throws {
    try set(trap)
    let found = try verification()
    let entry = try #require(found.entries.first { $0.name == "sub/a.png" })
    #expect(entry.verdict == .corrupt)
    #expect(entry.summary.contains("is a link"))
    #expect(entry.summary.contains(trap == .folder ? "reference/sub'" : "reference/sub/a.png'"))
    #expect(found.acceptance == .missing, "only the first picture can be accepted")
  }

  @Test(arguments: Trap.allCases)
  func `where a link is in the way, nothing at all is accepted`(trap: Trap) throws {
    try set(trap)
    for acceptance in [Verification.Acceptance.all, .changed] {
      var found = try verification()
      let error = #expect(throws: SnapshotError.self) {
        try found.accept(acceptance, allowing: .inCI)
      }
      guard case .file(let file) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(file.operation == .follow)
    }
    #expect(!folder.exists("reference/first.png"))
    try expectUntouched()
  }

  @Test func `an obsolete reference that is a link is removed itself, not what it leads to`() throws
  {
    try link("reference/old.png", to: "../outside/a.png")
    var found = try verification()
    #expect(try found.accept(.all, allowing: [.inCI, .massRemoval]).removed == ["old.png"])
    try expectUntouched()
    #expect(try verification().failures.isEmpty)
  }

  @Test func `the folder of references itself may be a link`() throws {
    try link("linked", to: "reference")
    var found = try Verification.run(
      reference: folder.filePath("linked"), actual: folder.filePath("actual"))
    #expect(try found.accept(.all, allowing: .inCI).added == ["first.png"])
    #expect(folder.exists("reference/first.png"))
  }

  @Test(arguments: RecordMode.allCases, Trap.allCases)
  func `an assertion neither records, reads nor shows a failure through a link`(
    mode: RecordMode, trap: Trap
  ) throws {
    try set(trap)
    let file = SnapshotFile(
      folder: folder.path("reference"), topic: "sub", name: "a", testFile: "/T.swift",
      function: "f()")
    let picture = SnapshotContent.picture(try TestPicture(2, 2).pixmap.png())
    #expect(throws: SnapshotError.self) { try SnapshotChecker(picture, at: file).check(mode: mode) }
    try expectUntouched()
  }

  @Test func `failures are neither written nor removed behind a link`() throws {
    try folder.write(precious, "outside/.gitignore")
    try folder.write(precious, "outside/pictures/actual/a.txt")
    try link("reference/.failures", to: "../outside")
    try folder.write(Array("a".utf8), "reference/a.txt")
    let file = SnapshotFile(
      folder: folder.path("reference"), topic: "", name: "a", testFile: "/T.swift",
      function: "f()")
    for text in ["a", "b"] {
      #expect(throws: SnapshotError.self) {
        try SnapshotChecker(.text(text), at: file).check(mode: .missing)
      }
      #expect(try folder.bytes("outside/pictures/actual/a.txt") == precious)
      #expect(try folder.bytes("outside/.gitignore") == precious)
    }
  }
}
