import Foundation
import ImageSnapshots
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// Names are bytes: none is merged with another or passed over.
///
/// Only file systems that keep any bytes can hold these names, so the suite is Linux's.
@Suite(
  "Names of pictures",
  .enabled(if: TemporaryFolder.keepsAnyBytes, "the file system changes or refuses such names"))
struct FileNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write(TestPicture(2, 2), "reference/a.png")
  }

  private func makeFolder(_ name: [UInt8], in folder: String) -> Int32 {
    mkdir((Array((folder + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }, 0o777)
  }

  private func verification() throws -> Verification {
    try Verification.run(reference: folder.path("reference"), actual: folder.path("actual"))
  }

  @Test("A name that is not UTF-8 is corrupt, with its bytes shown, and never recorded")
  func notUTF8() throws {
    let ending = Array(".png".utf8)
    #expect(TemporaryFolder.makeFile([0x62, 0xFF] + ending, in: folder.path("actual")) == 0)
    #expect(TemporaryFolder.makeFile([0x62, 0xFE] + ending, in: folder.path("actual")) == 0)
    #expect(makeFolder([0x64, 0xC3, 0x28], in: folder.path("actual")) == 0)
    #expect(makeFolder([0x64, 0xE2, 0x82], in: folder.path("reference")) == 0)
    try folder.write(TestPicture(2, 2), "actual/new.png")
    var found = try verification()
    let corrupt = found.entries.filter { $0.verdict == .corrupt }
    #expect(corrupt.map(\.name) == [#"b\xFE.png"#, #"b\xFF.png"#, #"d\xC3("#, #"d\xE2\x82"#])
    for entry in corrupt { #expect(entry.summary.contains("its name is not UTF-8")) }
    // Every picture that can be recorded is, and the rest still fails.
    #expect(try found.accept(.all).added == ["new.png"])
    #expect(found.count(.corrupt) == 4)
    #expect(found.acceptance == nil)
  }

  @Test("Names that only canonical equivalence makes one are two")
  func canonicalEquivalence() throws {
    var changed = TestPicture(2, 2)
    try folder.write(changed, "reference/\u{E9}.png")
    try folder.write(changed, "reference/e\u{301}.png")
    try folder.write(changed, "actual/\u{E9}.png")
    changed[0, 0] = .black
    try folder.write(changed, "actual/e\u{301}.png")
    let found = try verification()
    #expect(found.count(.same) == 2)
    #expect(found.count(.changed) == 1)
  }

  @Test("Pictures of folders whose names are canonically equivalent are recorded each in its own")
  func equivalentFolders() throws {
    let names = ["\u{E9}/a.png", "e\u{301}/a.png"]
    for (index, name) in names.enumerated() {
      try folder.write(TestPicture(2 + index, 2), "actual/\(name)")
    }
    var found = try verification()
    #expect(try found.accept(.all).added.count == 2)
    for name in names {
      #expect(try folder.bytes("reference/\(name)") == folder.bytes("actual/\(name)"))
    }
  }

  @Test("Nothing from a name reaches the reports that controls a terminal or a CI log")
  func hostileNames() throws {
    let name = "x\n::add-mask::\u{1B}[2J##[group]\u{202E}.png"
    try folder.write(TestPicture(3, 3), "actual/\(name)")
    let found = try verification()
    for text in [found.gitHubAnnotations, found.junit] {
      for line in text.split(whereSeparator: \.isNewline) {
        #expect(!line.contains("\u{1B}"))
        #expect(!line.contains("\u{202E}"))
        #expect(!line.contains("##["))
        #expect(!line.hasPrefix("::add-mask"))
      }
      #expect(text.contains(#"\u{1B}[2J"#))
    }
    #expect(found.gitHubAnnotations.split(separator: "\n").count == 1)
  }
}

extension TemporaryFolder {
  /// Whether names may be any bytes, as on Linux.
  fileprivate static let keepsAnyBytes: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return makeFile([0x78, 0xFF], in: folder.path) == 0
  }()

  /// Makes an empty file by the bytes of its name; 0 or -1.
  fileprivate static func makeFile(_ name: [UInt8], in folder: String) -> Int32 {
    let path = (Array((folder + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    return file < 0 ? -1 : close(file)
  }
}
