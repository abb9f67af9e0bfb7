import Foundation
import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing

/// Names are UTF-8, compared by their bytes: none is merged with another or passed over.
///
/// Only file systems that keep any bytes can hold these names, so the suite is Linux's.
@Suite(.enabled(if: TemporaryFolder.keepsAnyBytes, "the file system changes or refuses such names"))
struct FileNameTests {
  private let folder: TemporaryFolder
  private let white = TestPicture(2, 2)
  private let black = TestPicture(2, 2, .black)

  /// Names that are not UTF-8: of a picture, and of the folder of one.
  private static let anyBytes: [[UInt8]] = [
    Array("b".utf8) + [0xFE] + Array(".png".utf8), Array("b".utf8) + [0xFF] + Array(".png".utf8),
    Array("d".utf8) + [0xC3, 0x28] + Array("/a.png".utf8),
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(white, "actual/a.png")
    try folder.write(white, "reference/a.png")
  }

  private func verification() throws -> Verification {
    try folder.verification()
  }

  @Test(arguments: anyBytes, ["actual", "reference"])
  func `a name that is not UTF-8 is refused`(name: [UInt8], side: String) throws {
    try folder.write(white, side, name)
    let first = try #require(FilePath(bytes: name).components.first)
    let path = folder.filePath(side).pushing(FilePath(first))
    #expect(throws: SnapshotError.notUTF8(path)) { try verification() }
  }

  @Test func `every name is printed differently`() throws {
    let names: [PictureName] = ["b\n", #"b\n"#, "b"]
    #expect(names.map(\.description) == [#"b\n"#, #"b\\n"#, "b"])
  }

  @Test func `names that only canonical equivalence makes one are two`() throws {
    try folder.write(white, "reference/\u{E9}.png")
    try folder.write(white, "reference/e\u{301}.png")
    try folder.write(white, "actual/\u{E9}.png")
    try folder.write(black, "actual/e\u{301}.png")
    let found = try verification()
    #expect(found.count(.same) == 2)
    #expect(found.count(.changed) == 1)
  }

  @Test func `pictures in folders with canonically equivalent names are recorded apart`() throws {
    let names = ["\u{E9}/a.png", "e\u{301}/a.png"]
    for (index, name) in names.enumerated() {
      try folder.write(TestPicture(2 + index, 2), "actual/\(name)")
    }
    var found = try verification()
    #expect(try found.accept(.all, allowing: .inCI).added.count == 2)
    for name in names {
      #expect(try folder.bytes("reference/\(name)") == folder.bytes("actual/\(name)"))
    }
  }

  @Test(arguments: [
    (
      "e\u{301}.png", "\u{E9}.png",
      #"'\u{00E9}.png' differs from 'e\u{0301}.png' in its Unicode form only: rename one of them"#
    ),
    (
      "case.png", "Case.png",
      "'Case.png' differs from 'case.png' in letter case only: rename one of them"
    ),
    (
      "ab.png", "a\u{200B}b.png",
      #"'a\u{200B}b.png' differs from 'ab.png' in invisible characters only: rename one of them"#
    ),
  ])
  func `a hint explains why two names look alike`(
    reference: String, actual: String, hint: String
  ) throws {
    try folder.write(white, "reference/\(reference)")
    try folder.write(white, "actual/\(actual)")
    let found = try verification()
    #expect(Set(found.failures.map(\.verdict)) == [.missing, .obsolete])
    let obsolete = try #require(found.failures.first { $0.verdict == .obsolete })
    #expect(obsolete.hint == hint)
    #expect(found.failures.allSatisfy { $0.hint != nil && $0.finding.hasSuffix("one of them") })
    for text in [
      found.results().junit(), found.results().gitHubAnnotations, try found.results().json,
    ] {
      #expect(text.contains("rename one of them"))
    }
    #expect(found.entries.count { $0.hint == nil } == 1, "a.png looks like no other")
  }

  @Test func `nothing from a name reaches a report that controls a terminal or a CI log`() throws {
    let name = "x\n::add-mask::\u{1B}[2J##[group]\u{202E}\u{7F}\r.png"
    try folder.write(white, "actual/\(name)")
    let found = try verification()
    let json = try found.results().json
    for text in [found.results().gitHubAnnotations, found.results().junit(), json] {
      for line in text.split(whereSeparator: \.isNewline) {
        #expect(!line.contains("##["))
        #expect(!line.hasPrefix("::add-mask"))
        let controls = line.unicodeScalars.filter {
          $0.properties.generalCategory == .control || $0 == "\u{202E}"
        }
        #expect(controls.isEmpty)
      }
    }
    #expect(found.results().junit().contains(#"\u{1B}[2J"#))
    let lines = found.results().gitHubAnnotations.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].contains(
        #"/x%0A\u{3A}%3Aadd-mask%3A%3A\u{1B}[2J#\u{23}[group]\u{202E}\u{7F}%0D.png,title="#))
    // Whoever parses the JSON gets the name itself.
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let pictures = try #require(root["pictures"] as? [[String: Any]])
    #expect(pictures.contains { $0["name"] as? String == name })
  }
}
