import Foundation
import ImageSnapshots
import SystemSupport
import TestPictures
import TestSupport
import Testing

/// Files that are not PNG are compared byte for byte, or listed as not compared.
@Suite struct PicturePairsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["actual", "reference"] {
      try folder.write(TestPicture(2, 2), "\(name)/a.png")
    }
  }

  private func verification() throws -> Verification {
    try folder.verification()
  }

  private func entry(_ name: PictureName) throws -> VerifiedPicture {
    try #require(verification().entries.first { $0.name == name })
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Array(text.utf8), name)
  }

  @Test(arguments: [
    "icon.svg", "icon.pdf", "drawable.xml", "Contents.JSON", "Badge.swift", "table",
  ])
  func `a file in both folders is compared byte for byte, whatever it is`(name: String) throws {
    try write("one\ntwo\n", "reference/\(name)")
    try write("one\ntwo\n", "actual/\(name)")
    #expect(try entry(PictureName(FilePath(name))).verdict == .same)
    try write("one\n2\n", "actual/\(name)")
    let changed = try entry(PictureName(FilePath(name)))
    #expect(changed.verdict == .changed)
    #expect(changed.summary == "line 2 was expected to be 'two' and is '2'")
    #expect(try verification().failures.count == 1)
  }

  @Test func `of binary files the first byte that differs is named`() throws {
    try folder.write([1, 0, 3], "reference/icon.pdf")
    try folder.write([1, 0, 4, 5], "actual/icon.pdf")
    #expect(
      try entry("icon.pdf").summary
        == "the files differ from byte 3 on: expected 3 bytes, got 4")
  }

  @Test func `texts that differ in line ends or in Unicode form only differ`() throws {
    for (old, new) in [("a\n", "a\r\n"), ("\u{E9}", "e\u{301}")] {
      try write(old, "reference/icon.svg")
      try write(new, "actual/icon.svg")
      #expect(try entry("icon.svg").verdict == .changed)
      #expect(try entry("icon.svg").summary.hasPrefix("line 1 was expected to be"))
    }
  }

  @Test func `a drawing without a reference is missing, and one that is gone is obsolete`() throws {
    try write("<svg>new</svg>", "actual/new.svg")
    try write("<svg/>", "reference/old.svg")
    try write("<svg/>", "reference/changed.svg")
    try write("<svg />", "actual/changed.svg")
    var found = try verification()
    #expect(found.failures.map(\.verdict) == [.changed, .missing, .obsolete])
    _ = try found.accept(.all, allowing: .inCI)
    #expect(
      try folder.files().filter { $0.hasPrefix("reference") } == [
        "reference/a.png", "reference/changed.svg", "reference/new.svg",
      ])
    #expect(try verification().failures.isEmpty)
  }

  @Test func `any other file of one folder is listed as not compared, and never touched`() throws {
    try write("notes", "reference/README.md")
    try write("code", "actual/Badge.swift")
    try folder.write(TestPicture(2, 2), "elsewhere/b.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("actual/linked"), withDestinationPath: "../elsewhere")
    var found = try verification()
    let names = found.entries.filter { $0.verdict == .uncompared }.map(\.name)
    #expect(names == ["Badge.swift", "README.md", "linked"])
    #expect(found.failures.isEmpty)
    #expect(found.summary == "1 same, 3 uncompared")
    #expect(found.results().junit().contains(#"skipped="3""#))
    #expect(try found.accept(.all, allowing: .inCI).summary == "0 replaced, 0 added, 0 removed")
    #expect(folder.exists("reference/README.md"))
    #expect(!folder.exists("reference/Badge.swift"))
  }

  @Test(arguments: [
    "svg", "jpg", "webp", "gif", "avif", "heic", "heif", "apng", "jxl", "jp2", "qoi", "tga", "tiff",
    "bmp", "ico", "icns", "pdf",
  ])
  func `a picture that is lost fails, whatever its format`(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "reference/a.png")
    try folder.write(TestPicture(2, 2), "actual/a.png")
    try folder.write("picture", to: "reference/lost.\(format)")
    #expect(try folder.verification().failures.map(\.verdict) == [.obsolete])
    try folder.write("picture", to: "actual/lost.\(format)")
    try folder.write("picture", to: "actual/new.\(format)")
    #expect(try folder.verification().failures.map(\.verdict) == [.missing])
  }

  @Test func `a picture whose name begins with a dot is mentioned, and fails nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write(TestPicture(2, 2), "reference/a.png")
    for name in ["a.png", ".hidden.png", "b/.hidden.svg", ".notes", ".folder/c.png"] {
      try folder.write(TestPicture(2, 2), "actual/\(name)")
    }
    let found = try folder.verification()
    #expect(found.entries.map(\.name) == [".hidden.png", "a.png", "b/.hidden.svg"])
    #expect(found.entries.map(\.verdict) == [.uncompared, .same, .uncompared])
    #expect(found.entries[0].finding.contains("begins with a dot"))
  }
}
