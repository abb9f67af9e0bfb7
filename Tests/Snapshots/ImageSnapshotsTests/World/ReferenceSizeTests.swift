import Foundation
import RasterImage
import SnapshotSupport
import Testing

/// This repository's own references are small pictures.
@Suite struct ReferenceSizeTests {
  @Test func `no reference is as large as 32 KiB, and each is a picture`() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: RecordedFile.folder)
    let pictures = names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
    try #require(!pictures.isEmpty)
    for name in pictures {
      let bytes = Array(try Data(contentsOf: RecordedFile(name: name).url))
      #expect(bytes.count < 32 << 10, "\(name)")
      #expect(throws: Never.self) { try PNG.decode(bytes) }
    }
  }
}
