import Foundation
import TestSupport
import Testing

import ImageSnapshots

@Suite struct ZipArchiveTests {
  @Test func `files are read by their names, and folders are left out`() throws {
    let archive = try ZipArchive(
      FileBytes.zip([("a.txt", [1, 2, 3]), ("b/", []), ("b/c", []), ("é", [9])]))
    #expect(Set(archive.names) == ["a.txt", "b/c", "é"])
    #expect(try archive.bytes(of: "a.txt", limit: 3) == [1, 2, 3])
    #expect(try archive.bytes(of: "b/c", limit: 0) == [])
    #expect(try archive.bytes(of: "d", limit: 9) == nil)
  }

  /// Python's zipfile wrote it to a pipe, as CI systems do: compressed, with sizes behind the data.
  @Test func `a streamed and compressed file is read`() throws {
    let text =
      "UEsDBBQACAAIAAAAIVwAAAAAAAAAAAAAAAATAAAAcmVwb3J0L3Jlc3VsdHMuanNvbsvPS1UoKc9XKMkoSk1VyB/ljf"
      + "Lw8gBQSwcI4YY+5hYAAAAwAgAAUEsBAhQDFAAIAAgAAAAhXOGGPuYWAAAAMAIAABMAAAAAAAAAAAAAAIABAAAAAHJl"
      + "cG9ydC9yZXN1bHRzLmpzb25QSwUGAAAAAAEAAQBBAAAAVwAAAAAA"
    let archive = try ZipArchive(Array(try #require(Data(base64Encoded: text))))
    #expect(
      try archive.bytes(of: "report/results.json", limit: 1000)
        == Array(String(repeating: "one two three ", count: 40).utf8))
  }

  @Test(arguments: ["/etc/passwd", "../a", "a/../../b", "a//b", "./a", "a\\b", ""])
  func `a name that leads elsewhere is refused`(name: String) {
    #expect(throws: ZipError.self) { try ZipArchive(FileBytes.zip([(name, [1])])) }
  }

  @Test func `links, names that occur twice and files beyond the limit are refused`() throws {
    let link = FileBytes.zip([("a", Array("/etc".utf8))], modes: ["a": 0o120777])
    #expect(throws: ZipError.unsupported("'a' in it is a symbolic link")) { try ZipArchive(link) }
    let twice = FileBytes.zip([("a", [1]), ("a", [2])])
    #expect(throws: ZipError.unsupported("'a' occurs twice in it")) { try ZipArchive(twice) }
    let archive = try ZipArchive(FileBytes.zip([("a", [1, 2])]))
    #expect(throws: ZipError.self) { try archive.bytes(of: "a", limit: 1) }
  }

  @Test func `no cut of an archive can be opened, and no flipped bit changes a file unnoticed`()
    throws
  {
    let bytes = FileBytes.zip([("a", Array("contents".utf8))])
    for count in 0..<bytes.count {
      #expect(throws: ZipError.self) { try ZipArchive(Array(bytes.prefix(count))) }
    }
    for bit in 0..<8 * bytes.count {
      var bytes = bytes
      bytes[bit / 8] ^= 1 << (bit % 8)
      guard let archive = try? ZipArchive(bytes),
        let content = try? archive.bytes(of: "a", limit: 1 << 20)
      else { continue }
      #expect(content == Array("contents".utf8), "bit \(bit)")
    }
  }

  @Test func `a size that the data can't have is refused before memory is used`() throws {
    var bytes = FileBytes.zip([("a", [1])])
    let entry = bytes.count - 22 - 47
    // Deflate, and almost 4 GiB.
    bytes[entry + 10] = 8
    bytes.replaceSubrange(entry + 24..<entry + 28, with: [0xF0, 0xFF, 0xFF, 0xFF])
    let archive = try ZipArchive(bytes)
    #expect(throws: ZipError.damaged) { try archive.bytes(of: "a", limit: .max) }
  }
}
