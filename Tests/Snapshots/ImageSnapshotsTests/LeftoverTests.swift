import Foundation
import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// The remains of a killed run are gone after the next that writes there.
@Suite struct LeftoverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write(TestPicture(2, 2), "reference/a.png")
  }

  private func accept(_ acceptance: Verification.Acceptance) throws {
    var found = try folder.verification()
    _ = try found.accept(acceptance, allowing: .inCI)
  }

  @Test(arguments: [Verification.Acceptance.changed, .missing, .obsolete, .all])
  func `accepting anything, or nothing, removes temporary files and folders that hold nothing`(
    acceptance: Verification.Acceptance
  ) throws {
    try folder.write([1], "reference/.mintmark-1-1.tmp")
    let empty = folder.path("reference/gone/deep/er")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    try folder.write([], "reference/notes/todo.txt")
    try FileManager.default.createDirectory(
      atPath: folder.path("reference/.git/refs"), withIntermediateDirectories: true)
    try accept(acceptance)
    #expect(!folder.exists("reference/.mintmark-1-1.tmp"))
    #expect(!folder.exists("reference/gone"))
    // Files of others keep their folders, and hidden folders are nobody's but their owner's.
    #expect(folder.exists("reference/notes/todo.txt"))
    #expect(folder.exists("reference/.git/refs"))
  }

  @Test func `removing the last reference of a folder removes the folder`() throws {
    try folder.write(TestPicture(2, 2), "reference/old/er/b.png")
    try accept(.obsolete)
    #expect(!folder.exists("reference/old"))
    #expect(folder.exists("reference/a.png"))
  }

  @Test func `verifying alone removes nothing`() throws {
    try folder.write([1], "reference/.mintmark-1-1.tmp")
    _ = try folder.verification()
    #expect(folder.exists("reference/.mintmark-1-1.tmp"))
  }

  @Test func `an assertion that records removes temporary files of its folder`() throws {
    try folder.write([1], "reference/.mintmark-1-1.tmp")
    let file = SnapshotFile(
      folder: folder.path("reference"), topic: "t", name: "n", testFile: "/T.swift",
      function: "f()")
    _ = try SnapshotChecker(.text("a"), at: file).check(mode: .missing)
    #expect(!folder.exists("reference/.mintmark-1-1.tmp"))
    #expect(folder.exists("reference/t/n.txt"))
  }
}
