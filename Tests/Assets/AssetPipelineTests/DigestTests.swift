import SystemSupport
import Testing

import AssetPipeline

/// A digest is read from its 64 lower-case hex digits and from nothing else.
@Suite struct DigestTests {
  @Test func `a digest that was written is read`() throws {
    for text in ["", "a", "mintmark"] {
      let digest = Digest(of: Array(text.utf8))
      #expect(Digest(hex: digest.hex.utf8) == digest)
      // Not contiguous.
      #expect(Digest(hex: AnyCollection(digest.hex.utf8)) == digest)
    }
    // NIST's example for "abc".
    let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(Digest(hex: known.utf8) == Digest(of: Array("abc".utf8)))
  }

  @Test(arguments: Array("/:@`gGAF \u{0}\u{80}".unicodeScalars), [0, 15, 16, 63])
  func `no other character is a digit`(character: Unicode.Scalar, index: Int) {
    var digits = [UInt8](repeating: UInt8(ascii: "f"), count: 64)
    #expect(Digest(hex: digits) != nil)
    digits[index] = UInt8(truncatingIfNeeded: character.value)
    #expect(Digest(hex: digits) == nil)
  }

  @Test(arguments: [0, 1, 63, 65, 128])
  func `no other length is a digest`(count: Int) {
    #expect(Digest(hex: [UInt8](repeating: UInt8(ascii: "0"), count: count)) == nil)
  }
}
