import TestSupport
import Testing

import RasterImage

@Suite struct OtherFileTests {
  private static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

  @Test(arguments: [
    ([], OtherFile.empty), (Array(pointer.utf8), .gitLFSPointer),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], .jpeg),
    (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webP),
    (Array("GIF89a".utf8), .gif), (Array("%PDF-1.7".utf8), .pdf),
    (converted { $0.replacing([13, 10], with: [10]) }, .convertedPNG),
    (converted { $0.replacing([10], with: [13, 10]) }, .convertedPNG),
    // As Git does it, which leaves CR LF alone.
    (converted { Array($0[..<7]) + [13, 10] + $0[8...] }, .convertedPNG),
    (converted { Array(String(decoding: $0, as: UTF8.self).utf8) }, .convertedPNG),
  ])
  func `a file that is no PNG is recognised by its first bytes`(bytes: [UInt8], kind: OtherFile) {
    #expect(throws: PNGError.otherFile(kind)) { try PNG.decode(bytes) }
  }

  /// A PNG file as a conversion of texts leaves it.
  private static func converted(_ change: ([UInt8]) -> [UInt8]) -> [UInt8] {
    change(FileBytes.png(width: 1, height: 1, samples: [1, 2, 3, 255]))
  }

  @Test func `the fix for a pointer of Git LFS is its own command`() {
    #expect(PNGError.otherFile(.gitLFSPointer).description.hasSuffix("run 'git lfs pull'"))
  }
}
