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
  ])
  func `a file that is no PNG is recognised by its first bytes`(bytes: [UInt8], kind: OtherFile) {
    #expect(throws: PNGError.otherFile(kind)) { try PNG.decode(bytes) }
  }

  @Test func `the fix for a pointer of Git LFS is its own command`() {
    #expect(PNGError.otherFile(.gitLFSPointer).description.hasSuffix("run 'git lfs pull'"))
  }
}
