import ImageSnapshots
import TestPictures
import TestSupport
import Testing
import VectorGraphics

@Suite struct VerificationTests: VerdictFolders {
  @Test func `every picture of both folders gets its verdict`() throws {
    let found = try verification(Self.folders())
    #expect(
      found.entries.map { "\($0.name): \($0.verdict.rawValue)" } == [
        "light/changed.png: changed", "light/corrupt.png: corrupt",
        "light/missing & <b>.png: missing", "light/notes.txt: uncompared",
        "light/obsolete.png: obsolete",
        "light/resized.png: resized", "light/same.png: same",
      ])
    #expect(found.failures.count == 5)
    #expect(
      found.summary
        == "1 changed, 1 resized, 1 missing, 1 corrupt, 1 obsolete, 1 same, 1 uncompared")
  }

  @Test func `an obsolete reference passes where that is allowed, and only there`() throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "reference/a.png")
    try folder.write(TestPicture(2, 2), "reference/b.png")
    try folder.write(TestPicture(2, 2), "actual/a.png")
    #expect(try verification(folder).failures.map(\.name) == ["b.png"])
    #expect(try verification(folder, allowsObsolete: true).failures.isEmpty)
  }

  @Test func `nothing to compare is an error, not a pass`() throws {
    let folder = try TemporaryFolder()
    try folder.write([], "reference/readme.txt")
    try folder.write([], "actual/readme.txt")
    #expect(throws: SnapshotError.self) { try verification(folder) }
    #expect(throws: SnapshotError.self) {
      try Verification.run(
        reference: folder.filePath("reference"), actual: folder.filePath("nowhere"))
    }
  }

  @Test
  func `hundreds of pictures, taken by every core, come out in order and with their own verdict`()
    throws
  {
    let folder = try TemporaryFolder()
    for index in 0..<300 {
      var picture = TestPicture(4, 4)
      try folder.write(picture, "reference/\(index).png")
      if index.isMultiple(of: 7) { picture[0, 0] = .black }
      try folder.write(picture, "actual/\(index).png")
    }
    let found = try verification(folder)
    #expect(found.entries.map(\.name) == found.entries.map(\.name).sorted())
    #expect(found.entries.count == 300)
    for entry in found.entries {
      let index = try #require(Int(entry.name.description.dropLast(4)))
      #expect((entry.verdict == .changed) == index.isMultiple(of: 7))
    }
  }
}
