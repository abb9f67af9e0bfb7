import Foundation
import SystemSupport
import TestPictures
import TestSupport
import Testing

import ImageSnapshots

/// References are not lost by accident.
@Suite struct RecordingSafetyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.png", "b.png", "c.svg", "sub/d.png"] {
      try folder.write(TestPicture(2, 2), "reference/\(name)")
    }
    try folder.write([], "actual/README.md")
    try folder.write([], "reference/README.md")
  }

  private func run(allowsEmptyFolder: Bool = false) throws -> Verification {
    try folder.verification(allowsEmptyFolder: allowsEmptyFolder)
  }

  private var references: [String] {
    get throws { try folder.files().filter { $0.hasPrefix("reference") } }
  }

  @Test(arguments: [Verification.Acceptance.all, .obsolete])
  func `more than half of the references are removed only where that is allowed`(
    acceptance: Verification.Acceptance
  ) throws {
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write(TestPicture(3, 3), "actual/new.png")
    let before = try references
    var found = try run()
    let error = SnapshotError.massRemoval(
      removed: 3, references: 4, actual: folder.filePath("actual"))
    #expect(throws: error) { try found.accept(acceptance, allowing: .inCI) }
    #expect(try references == before)
    let accepted = try found.accept(acceptance, allowing: [.inCI, .massRemoval])
    #expect(accepted.removed == ["b.png", "c.svg", "sub/d.png"])
    #expect(folder.exists("reference/README.md"))
  }

  @Test func `half of them are removed, and adding and replacing need no permission`() throws {
    try folder.write(TestPicture(2, 2, .black), "actual/a.png")
    try folder.write(TestPicture(2, 2), "actual/b.png")
    try folder.write(TestPicture(3, 3), "actual/new.png")
    var found = try run()
    #expect(
      try found.accept(.all, allowing: .inCI).summary == "1 replaced, 1 added, 2 removed")
  }

  @Test func `all of them are removed only where an empty folder is allowed too`() throws {
    try FileManager.default.removeItem(atPath: folder.path("actual/README.md"))
    #expect(throws: SnapshotError.emptyFolder(actual: folder.filePath("actual"))) { try run() }
    var found = try run(allowsEmptyFolder: true)
    #expect(throws: SnapshotError.self) { try found.accept(.obsolete, allowing: .inCI) }
    #expect(try found.accept(.obsolete, allowing: [.inCI, .massRemoval]).removed.count == 4)
  }

  @Test(arguments: [Verification.Acceptance.changed, .missing, .obsolete, .all])
  func `in CI nothing is accepted without the permission`(
    acceptance: Verification.Acceptance
  ) throws {
    for name in ["a.png", "b.png", "new.png"] {
      try folder.write(TestPicture(2, 2, .black), "actual/\(name)")
    }
    let before = try references.map { try folder.bytes($0) }
    var found = try run()
    let environment = HostEnvironment(isCI: true)
    #expect(throws: SnapshotError.recordingInCI) {
      try found.accept(acceptance, allowing: .massRemoval, in: environment)
    }
    #expect(try references.map { try folder.bytes($0) } == before)
    _ = try found.accept(acceptance, allowing: .inCI, in: environment)
  }

  @Test func `a reference with the same pixels keeps its bytes and its time`() throws {
    for name in ["a.png", "b.png", "c.svg", "sub/d.png"] {
      try folder.write(TestPicture(2, 2), "actual/\(name)")
    }
    try folder.write(try TestPicture(2, 2).bytesWithResolution(), "actual/a.png")
    #expect(try folder.bytes("actual/a.png") != folder.bytes("reference/a.png"))
    let before = try #require(FileVersion(path: folder.filePath("reference/a.png")))
    var found = try run()
    #expect(try found.accept(.all, allowing: .inCI).summary == "0 replaced, 0 added, 0 removed")
    #expect(FileVersion(path: folder.filePath("reference/a.png")) == before)
  }
}
