import Foundation
import ImageSnapshots
import RasterImage
import TestPictures
import TestSupport
import Testing
import VectorGraphics

/// A file that is not a picture has a verdict, whatever it holds.
@Suite struct CorruptInputTests {
  private func verdict(
    of bytes: [UInt8], in folder: TemporaryFolder
  ) throws -> Verification.Verdict {
    try folder.write(bytes, "actual/a.png")
    return try verdict(in: folder)
  }

  private func verdict(in folder: TemporaryFolder) throws -> Verification.Verdict {
    let found = try folder.verification()
    return try #require(found.entries.first { $0.name == "a.png" }).verdict
  }

  private func folderWithReference() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Fixtures.bytes("pairs/glyph-a.png"), "reference/a.png")
    try folder.write([], "actual/keep.txt")
    return folder
  }

  @Test func `every beginning of a picture is corrupt, only the whole of it is the same`() throws {
    let folder = try folderWithReference()
    let bytes = try Fixtures.bytes("pairs/glyph-a.png")
    for count in 0..<bytes.count {
      #expect(try verdict(of: Array(bytes[..<count]), in: folder) == .corrupt, "\(count) bytes")
    }
    #expect(try verdict(of: bytes, in: folder) == .same)
  }

  @Test
  func `every flipped bit of the first 200 bytes gets a verdict, and none is taken for the same`()
    throws
  {
    let folder = try folderWithReference()
    let bytes = try Fixtures.bytes("pairs/glyph-a.png")
    for bit in 0..<1600 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      #expect(try verdict(of: flipped, in: folder) == .corrupt, "bit \(bit)")
    }
  }

  @Test
  func
    `a picture that claims 2³¹ × 2³¹, a text, an empty file, a folder and a link to nowhere are corrupt`()
    throws
  {
    let folder = try folderWithReference()
    var huge = try Fixtures.bytes("pairs/glyph-a.png")
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(try verdict(of: huge, in: folder) == .corrupt)
    #expect(try verdict(of: Array("a text".utf8), in: folder) == .corrupt)
    #expect(try verdict(of: [], in: folder) == .corrupt)
    let path = folder.path("actual/a.png")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try verdict(in: folder) == .corrupt)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder.path("nowhere"))
    #expect(try verdict(in: folder) == .corrupt)
  }
}
