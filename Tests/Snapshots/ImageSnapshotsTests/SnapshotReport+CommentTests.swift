import Foundation
import TestPictures
import TestSupport
import Testing

import ImageSnapshots

/// The comment of a pull request.
@Suite struct SnapshotReportCommentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The comment of a report on the folders `reference` and `actual`, with the pictures in `pictures`.
  private func comment(
    shown: Int = 12, address: String? = "https://example.com/{file}?raw=true&x"
  ) throws -> String {
    try folder.write(TestPicture(1, 1), "reference/same.png")
    try folder.write(TestPicture(1, 1), "actual/same.png")
    _ = try folder.verification(report: folder.filePath("report"))
    return try SnapshotReport(folder.filePath("report")).comment(
      shown: shown,
      pictures: address.map { .init(folder: folder.filePath("pictures"), address: $0) })
  }

  private var pictures: [String] {
    get throws { try folder.files().filter { $0.hasPrefix("pictures/") } }
  }

  private func change(_ name: String, _ size: Int = 3) throws {
    try folder.write(TestPicture(size, size), "reference/\(name)")
    try folder.write(TestPicture(size, size, .black), "actual/\(name)")
  }

  @Test func `a pass is its counts`() throws {
    #expect(try comment() == "### ✅ Snapshots: pass\n\n1 same\n")
  }

  @Test func `a failure is a row with its pictures in their order`() throws {
    try change("light/a.png")
    let lines = try comment().split(separator: "\n").map(String.init)
    #expect(lines[0] == "### ❌ Snapshots: 1 of 2 fail")
    #expect(lines[1] == "1 changed, 1 same")
    #expect(lines[2] == "| picture | verdict | finding | expected | difference | actual |")
    #expect(lines[3] == "| --- | --- | --- | --- | --- | --- |")
    #expect(lines[4].hasPrefix("| <code>light/a.png</code> | changed | <code>9 of 9 pixels differ"))
    let cells = ["expected", "difference", "actual"].map {
      "<img src=\"https://example.com/1-\($0).png?raw=true&amp;x\" width=\"3\" alt=\"\($0)\">"
    }
    #expect(lines[4].hasSuffix("</code> | " + cells.joined(separator: " | ") + " |"))
    #expect(
      try pictures
        == ["pictures/1-actual.png", "pictures/1-difference.png", "pictures/1-expected.png"])
    for kind in ["expected", "actual", "difference"] {
      #expect(
        try folder.bytes("pictures/1-\(kind).png")
          == folder.bytes("report/pictures/\(kind)/light/a.png"))
    }
  }

  @Test func `without an address there are no pictures`() throws {
    try change("a.png")
    let text = try comment(address: nil)
    #expect(text.contains("| picture | verdict | finding |\n"))
    #expect(!text.contains("<img"))
  }

  @Test(arguments: [
    "`x`|[y](http:z)<img src=x onerror=1>@team*_b_*#1.png", "a\"b'c.png", "two\nlines.png",
    "</code><b>.png", "\u{202E}gnp.png", "فرنك 法郎 ₨.png", "~~~.png", "-->.png", "&lt;.png",
  ])
  func `a name is text in one row, whatever it contains`(name: String) throws {
    try change(name)
    let row = try #require(try comment().split(separator: "\n").last)
    #expect(row.filter { $0 == "|" }.count == 7, "\(row)")
    // Character references are text for GitHub and GitLab.
    let markup = row.replacing(
      /<code>|<\/code>|<!-- -->|<img src="[^"]*" width="3" alt="[a-z]*">|&#[0-9]+;/, with: "")
    for character in "`[]<>@*_#!\\=\"~&\u{202E}" { #expect(!markup.contains(character), "\(row)") }
    // A file of the comment has a name of ours.
    #expect(try pictures.count == 3)
    #expect(try pictures.contains("pictures/1-actual.png"))
  }

  @Test func `a name of another script stays readable`() throws {
    try change("فرنك 法郎 ₨.png")
    #expect(try comment().contains("<code>فرنك 法郎 ₨.png</code>"))
  }

  @Test func `the table ends after the most rows`() throws {
    for index in 0..<14 { try change("\(100 + index).png") }
    let text = try comment()
    #expect(text.contains("| <code>111.png</code>"))
    #expect(!text.contains("112"))
    #expect(text.hasSuffix("\nand 2 more\n"))
    #expect(try pictures.count == 36)
  }

  @Test func `the comment is shorter than GitHub's limit, with the longest names and addresses`()
    throws
  {
    let long = String(repeating: "<", count: 250)
    for index in 0..<4 { try change("\(long)/\(index)\(long.dropLast(6)).png") }
    // Three pictures of this address are longer than a quarter of the limit.
    let text = try comment(
      address: "https://example.com/{file}?" + String(repeating: "&", count: 1000))
    #expect(text.utf8.count < 60_000)
    #expect(text.hasSuffix("\nand 1 more\n"))
    // Every row is whole.
    #expect(
      text.split(separator: "\n").dropLast().filter { $0.hasPrefix("|") }.allSatisfy {
        $0.hasSuffix("|")
      })
  }

  /// Beginnings of files of each kind.
  private static let contents: [(kind: String, bytes: [UInt8])] = [
    ("png", TestPictureBytes.png), ("svg", Array("<?xml version='1.0'?><!-- a --><svg/>".utf8)),
    ("jpg", [0xFF, 0xD8, 0xFF, 0xE0]), ("webp", Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8)),
    ("gif", Array("GIF89a".utf8)), ("avif", [0, 0, 0, 32] + Array("ftypavif".utf8)),
    ("bmp", Array("BM1234".utf8)), ("ico", [0, 0, 1, 0, 1]),
    ("page", Array("<!doctype html><svg/>".utf8)),
    ("script", Array("#!/bin/sh".utf8)), ("zip", [0x50, 0x4B, 3, 4]),
    ("elf", [0x7F, 0x45, 0x4C, 0x46]),
    ("svgz", [0x1F, 0x8B]), ("text", Array("text <svg".utf8)), ("empty", []),
    ("almost", Array("<svgx/>".utf8)),
  ]

  @Test(arguments: ["png", "svg", "jpg", "webp", "gif", "avif", "bmp", "ico", "pdf", "txt", "html"])
  func `only a picture that is what its name says is published`(fileExtension: String) throws {
    for (kind, bytes) in Self.contents {
      let folder = try TemporaryFolder()
      try folder.write(bytes, "actual/a.\(fileExtension)")
      try folder.write(TestPicture(1, 1), "actual/b.png")
      _ = try folder.verification(report: folder.filePath("report"))
      let text = try SnapshotReport(folder.filePath("report")).comment(
        pictures: .init(folder: folder.filePath("pictures"), address: "https://a.io/{file}"))
      let published = try folder.files().filter {
        $0.hasPrefix("pictures/") && $0.hasSuffix(fileExtension)
      }
      let isOther = fileExtension == "png"
      #expect(published.count == (kind == fileExtension ? 1 : 0) + (isOther ? 1 : 0), "\(kind)")
      #expect(text.contains("1-actual.\(fileExtension)") == (kind == fileExtension), "\(kind)")
    }
  }

  @Test func `files that a browser doesn't show as a picture are left out`() throws {
    let files: [(String, [UInt8], [UInt8])] = [
      ("a.txt", Array("old".utf8), Array("new".utf8)),
      ("b.pdf", Array("%PDF-1.4".utf8), Array("%PDF-1.5".utf8)),
      ("c.png", TestPictureBytes.png, [1, 2, 3]),
      ("d.svg", Array("<svg/>".utf8), Array("<svg></svg>".utf8)),
    ]
    for (name, old, new) in files {
      try folder.write(old, "reference/\(name)")
      try folder.write(new, "actual/\(name)")
    }
    let text = try comment()
    // The reference of the damaged picture is shown.
    #expect(
      try pictures
        == ["pictures/3-expected.png", "pictures/4-actual.svg", "pictures/4-expected.svg"])
    #expect(text.contains("width=\"200\" alt=\"actual\"> |\n"))
    #expect(text.split(separator: "\n").count { $0.hasSuffix(" |  |  |  |") } == 2)
  }

  @Test func `a file of more than 1 MiB is left out`() throws {
    try folder.write(Array("<svg/>".utf8), "reference/a.svg")
    let large = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    try folder.write(Array("<svg/>".utf8) + large, "actual/a.svg")
    _ = try comment()
    #expect(try pictures == ["pictures/1-expected.svg"])
  }
}

/// A PNG file.
private enum TestPictureBytes {
  static let png = FileBytes.png(width: 1, height: 1, samples: [0, 0, 0, 255])
}
