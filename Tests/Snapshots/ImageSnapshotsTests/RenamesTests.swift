import TestPictures
import TestSupport
import Testing
import VectorGraphics

import ImageSnapshots

@Suite struct RenamesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verification(allowsObsolete: Bool = false) throws -> Verification {
    try folder.verification(allowsObsolete: allowsObsolete)
  }

  private func verdicts() throws -> [String] {
    try verification().entries.map { entry in
      "\(entry.name) \(entry.verdict.rawValue)" + (entry.movedFrom.map { " \($0)" } ?? "")
    }
  }

  @Test func `a new name for the same pixels is one entry, and is accepted at once`() throws {
    try folder.write(TestPicture(4, 4), "reference/a.png")
    try folder.write(TestPicture(4, 4).bytesWithResolution(), "actual/light/b.png")
    #expect(try verdicts() == ["light/b.png moved a.png"])
    let reference = try folder.bytes("reference/a.png")
    var found = try verification()
    #expect(found.failures.count == 1)
    #expect(found.summary == "1 moved")
    #expect(found.acceptance == .moved)
    #expect(try found.accept(.moved, allowing: .inCI).summary.hasSuffix(", 1 moved"))
    #expect(try folder.files().filter { $0.hasPrefix("reference/") } == ["reference/light/b.png"])
    #expect(try folder.bytes("reference/light/b.png") == reference)
    #expect(try verification().failures.isEmpty)
  }

  @Test func `other pixels, and references that may be missing, are no new names`() throws {
    try folder.write(TestPicture(4, 4), "reference/a.png")
    try folder.write(TestPicture(4, 4, .black), "actual/b.png")
    #expect(try verdicts() == ["a.png obsolete", "b.png missing"])
    try folder.write(TestPicture(4, 4), "actual/b.png")
    #expect(try verification(allowsObsolete: true).failures.map(\.verdict) == [.missing])
  }

  @Test func `several equal pictures are paired by their last component, then in order`() throws {
    for name in ["a", "b", "c"] { try folder.write(TestPicture(3, 3), "reference/\(name).png") }
    for name in ["x", "new/b"] { try folder.write(TestPicture(3, 3), "actual/\(name).png") }
    try folder.write(Array("<svg/>".utf8), "reference/d.svg")
    try folder.write(Array("<svg/>".utf8), "actual/e.svg")
    #expect(
      try verdicts() == [
        "c.png obsolete", "e.svg moved d.svg", "new/b.png moved b.png", "x.png moved a.png",
      ])
  }
}
