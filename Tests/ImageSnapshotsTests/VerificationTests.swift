import Foundation
import ImageComparison
import ImageSnapshots
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct VerificationTests {
  /// References and pictures with one of each verdict.
  private static func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let picture = TestPicture(8, 8, RGBAColor(hex: 0x3366CC))
    var changed = picture
    changed[3, 4].red ^= 1
    for name in ["same", "changed", "resized", "corrupt", "obsolete"] {
      try folder.write(picture, "reference/light/\(name).png")
    }
    try folder.write(picture, "actual/light/same.png")
    try folder.write(changed, "actual/light/changed.png")
    try folder.write(TestPicture(8, 9), "actual/light/resized.png")
    try folder.write(Array("no picture".utf8), "actual/light/corrupt.png")
    try folder.write(TestPicture(8, 8, .black), "actual/light/missing & <b>.png")
    try folder.write(Array("in one folder only".utf8), "actual/light/notes.txt")
    try folder.write(Array("hidden".utf8), "actual/.failures/old.png")
    return folder
  }

  private func verification(
    _ folder: TemporaryFolder, rule: ComparisonRule = .exact, allowsObsolete: Bool = false
  ) throws -> Verification {
    try folder.verification(
      rule: rule,
      allowsObsolete: allowsObsolete)
  }

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

  @Test func `the JUnit form is well-formed XML with a case for each picture`() throws {
    let text = try verification(Self.folders()).junit()
    let reader = ElementCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.counts["testcase"] == 7)
    #expect(reader.counts["failure"] == 5)
    #expect(reader.counts["skipped"] == 1)
    // Cases and the suite have times in seconds.
    #expect(text.matches(of: /time="\d+\.\d{3}"/).count == 8)
    #expect(reader.names.contains("missing & <b>.png"))
  }

  @Test func `the JSON form says whether it passed, the counts, and figures for what failed`()
    throws
  {
    let text = try verification(Self.folders()).json()
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["passed"] as? Bool == false)
    #expect(root["schema"] as? Int == 1)
    #expect((root["counts"] as? [String: Int])?["obsolete"] == 1)
    let pictures = try #require(root["pictures"] as? [[String: Any]])
    #expect(pictures.count == 7)
    let comparison = try #require(pictures.first?["comparison"] as? [String: Any])
    #expect((comparison["pixels"] as? [String: Int])?["differing"] == 1)
  }

  @Test func `GitHub's annotations name the file, a line each, with what means something escaped`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/50%,a:b.png")
    let text = try verification(folder).gitHubAnnotations
    #expect(text.hasPrefix("::error file="))
    #expect(text.contains("50%25%2Ca%3Ab.png,title=Snapshot missing::50%25,a:b.png: there is"))
    #expect(text.split(separator: "\n").count == 1)
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[elementName, default: 0] += 1
    if elementName == "testcase", let name = attributes["name"] { names.append(name) }
  }
}
