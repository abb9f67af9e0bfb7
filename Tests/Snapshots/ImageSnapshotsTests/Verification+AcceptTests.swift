import ImageSnapshots
import TestPictures
import TestSupport
import Testing

@Suite struct VerificationAcceptTests: VerdictFolders {
  @Test(arguments: [
    (Verification.Acceptance.changed, ["missing", "obsolete", "corrupt"]),
    (Verification.Acceptance.missing, ["changed", "resized", "obsolete", "corrupt"]),
    (Verification.Acceptance.obsolete, ["changed", "resized", "missing", "corrupt"]),
    (Verification.Acceptance([.changed, .missing]), ["obsolete", "corrupt"]),
    (Verification.Acceptance.all, ["corrupt"]),
  ])
  func `accepting takes what it names and nothing else`(
    acceptance: Verification.Acceptance, remaining: [String]
  ) throws {
    let folder = try Self.folders()
    var found = try verification(folder)
    let accepted = try found.accept(acceptance, allowing: .inCI)
    #expect(Set(found.failures.map(\.verdict.rawValue)) == Set(remaining))
    let again = try verification(folder)
    #expect(Set(again.failures.map(\.verdict.rawValue)) == Set(remaining))
    let changes = accepted.replaced.count + accepted.added.count + accepted.removed.count
    #expect(changes == 5 - remaining.count)
    #expect(found.count(.new) == accepted.added.count)
    let files = try folder.files()
    #expect(!files.contains { $0.contains(".mintmark-") })
  }

  @Test func `a damaged reference is replaced by a good picture, never by a damaged one`() throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], "reference/a.png")
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write([1, 2, 3], "reference/b.png")
    try folder.write([4, 5, 6], "actual/b.png")
    var found = try verification(folder)
    #expect(found.entries.map(\.verdict) == [.corrupt, .corrupt])
    #expect(try found.accept(.all, allowing: .inCI).replaced == ["a.png"])
    #expect(try folder.bytes("reference/a.png") == folder.bytes("actual/a.png"))
    #expect(try folder.bytes("reference/b.png") == [1, 2, 3])
    #expect(found.acceptance.isEmpty)
  }

  @Test func `a folder of references that is not there yet holds none, and is made by accepting`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/deep/er/a.png")
    var found = try verification(folder)
    #expect(found.entries.map(\.verdict) == [.missing])
    #expect(try found.accept(.all, allowing: .inCI).added == ["deep/er/a.png"])
    #expect(try verification(folder).failures.isEmpty)
  }

  @Test func `the least that would accept every failure is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/a.png")
    #expect(try verification(folder).acceptance == .missing)
    try folder.write(TestPicture(3, 3), "reference/a.png")
    #expect(try verification(folder).acceptance == .changed)
    try folder.write(TestPicture(3, 3), "reference/b.png")
    #expect(try verification(folder).acceptance == [.changed, .obsolete])
    try folder.write(TestPicture(3, 3), "actual/a.png")
    #expect(try verification(folder).acceptance == .obsolete)
    try folder.write(TestPicture(3, 3), "actual/b.png")
    #expect(try verification(folder).acceptance.isEmpty)
  }
}
