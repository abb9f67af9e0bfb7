import Messages
import Testing

@Suite struct StringUTF8Tests {
  /// Bytes of every role in UTF-8 (the Unicode Standard, table 3-7): the first and the last of each range, and those
  /// between which the second byte of a sequence is limited.
  private static let bytes: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBB, 0xBD, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
    0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  /// Sequences of up to four bytes. The first two decide what may follow: after them come bytes that may, and their
  /// neighbours.
  private static let sequences: [[UInt8]] = {
    var longest: [[UInt8]] = [[]]
    var all = longest
    for next in [bytes, bytes, [0x7F, 0x80, 0xBF, 0xC0], [0x7F, 0x80, 0xBF, 0xC0]] {
      longest = longest.flatMap { start in next.map { start + [$0] } }
      all += longest
    }
    return all
  }()

  @Test func `bytes are a text where the standard library finds them valid`() {
    // The package's oldest macOS has no such function.
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    let different = Self.sequences.filter { bytes in
      String(utf8: bytes[...]) != String(validating: bytes, as: UTF8.self)
    }
    #expect(different == [])
  }

  @Test(arguments: ["", "a", "é", "€", "😀", "\u{FFFD}", "\u{FEFF}a", "a\0b", "e\u{301}"])
  func `a text is read from its bytes`(text: String) throws {
    let bytes = Array("<\(text)>".utf8)
    let read = try #require(String(utf8: bytes[1..<bytes.count - 1]))
    #expect(Array(read.utf8) == Array(text.utf8))
  }

  /// As many bytes as the character that replaces them in a text with U+FFFD.
  @Test(arguments: [[0xF0, 0x9F, 0x98], [0xEF, 0xBF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x80]])
  func `bytes that are not valid are no text`(bytes: [UInt8]) {
    #expect(String(utf8: bytes[...]) == nil)
  }
}
