import Foundation
import SystemSupport
import TestSupport
import Testing

import TextOutlines

@Suite struct FontFileTests {
  @Test func `a missing file and a folder cannot be read`() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path + "/none.ttf", folder.path] {
      guard case .unreadableFont(let error) = textError({ _ = try typesetter(path).line("A") })
      else {
        Issue.record("no error for \(path)")
        continue
      }
      #expect(error.path.string == path)
      #expect(error.operation == .read)
    }
  }

  @Test func `a file that is not a font is recognised`() throws {
    let folder = try TemporaryFolder()
    let whole = TestFont(family: "Mine", characters: ["A"]).data
    let real = try Data(contentsOf: URL(fileURLWithPath: interSemibold))
    let cases: [(String, Data, String)] = [
      ("empty", Data(), "is empty"),
      ("text", Data("Lorem ipsum dolor sit amet".utf8), "is not a font"),
      ("short", Data(whole.prefix(5)), "is not a font"),
      ("cut", Data(whole.dropLast(40)), "is a truncated font"),
      ("half", real.prefix(real.count / 2), "is a truncated font"),
      ("directory", real.prefix(100), "is not a font"),
    ]
    for (name, data, problem) in cases {
      let path = folder.path + "/\(name).ttf"
      try data.write(to: URL(fileURLWithPath: path))
      let error = textError { _ = try typesetter(path).line("A") }
      #expect(error == .badFont(path: path, problem: problem))
      #expect(error?.description.contains("'\(path)' \(problem)") == true)
    }
  }

  @Test func `no cut of a font crashes`() throws {
    let folder = try TemporaryFolder()
    let whole = TestFont(family: "Mine", characters: ["A"], isVariable: true).data
    let path = folder.path + "/cut.ttf"
    for length in stride(from: 0, to: whole.count - 40, by: 7) {
      try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: path))
      #expect(textError { _ = try typesetter(path).line("A") } != nil, "\(length)")
    }
  }

  @Test func `a name is a path if it has a slash or ends like a font`() throws {
    #expect(
      FontStack(names: ["Inter", "a/b", "no-such.ttf"]).requested == [
        .family("Inter"), .file("a/b"), .file("no-such.ttf"),
      ])
  }

  @Test func `the report says which file serves a script`() throws {
    let rows = try typesetter().fontReport(scripts: ["Latn", "Arab", "Nkoo"])
    #expect(rows.map(\.script) == ["Latn", "Arab", "Nkoo"])
    #expect(rows.map(\.scriptName) == ["Latin", "Arabic", "NKo"])
    #expect(rows.map(\.weightUsed) == [600, 700, 400])
    let latin = try #require(rows.first)
    #expect(latin.face.path == interSemibold)
    #expect(latin.version.hasPrefix("Version "))
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: interSemibold)))
    #expect(latin.sha256 == SHA256.hex(bytes))
  }

  /// OpenType has the weight class in the bytes 4 and 5 of the table `OS/2`.
  @Test func `a font's weight is read from a table that ends behind it, and is 400 without it`()
    throws
  {
    let folder = try TemporaryFolder()
    for (length, weight) in [(6, 600.0), (5, 400), (0, 400)] {
      var font = TestFont(family: "Mine", weight: 600, characters: ["A"]).data
      // The first table of the directory, whose length is in the last four of 16 bytes.
      try #require(font[12..<16].elementsEqual("OS/2".utf8))
      font[24..<28] = [0, 0, 0, UInt8(length)]
      let path = folder.path + "/\(length).ttf"
      try Data(font).write(to: URL(fileURLWithPath: path))
      let face = try #require(typesetter(path).line("A").faces.first)
      #expect(face.weights == weight...weight, "\(length)")
    }
  }
}
