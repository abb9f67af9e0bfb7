import Testing

import Messages
@testable import SystemSupport

@Suite struct ArgumentTextTests {
  static let arguments: [[UInt8]] = [
    [], Array("add-débit.png".utf8), [0xFF], [0x61, 0xFF, 0xFE, 0x62], [0x80], [0xC3],
    [0xE2, 0x82], [0xED, 0xA0, 0x80],
    // The scalars that stand for bytes, themselves.
    Array("\u{10FF80}\u{10FFFF}".utf8), [0xF4, 0x8F, 0xBF],
  ]

  @Test(arguments: arguments)
  func `an argument's text has its bytes`(_ bytes: [UInt8]) {
    #expect(ArgumentText.bytes(of: ArgumentText.decoded(bytes)) == bytes)
  }

  @Test(arguments: arguments)
  func `a path that an argument names has its bytes`(_ bytes: [UInt8]) {
    let path = FilePath(argument: ArgumentText.decoded(bytes))
    #expect(
      path.withPlatformString { Array(UnsafeBufferPointer(start: $0, count: path.length)) }
        == bytes.map { CChar(bitPattern: $0) })
  }

  @Test func `only an argument that is UTF-8 is its own text`() {
    #expect(ArgumentText.decoded(Array("é\u{FFFD}".utf8)) == "é\u{FFFD}")
    #expect(ArgumentText.isUTF8(ArgumentText.decoded(Array("é\u{FFFD}".utf8))))
    #expect(!ArgumentText.isUTF8(ArgumentText.decoded([0xFF])))
    #expect(!ArgumentText.isUTF8(ArgumentText.decoded(Array("\u{10FFFF}".utf8))))
  }

  @Test func `messages show bytes that are not UTF-8`() {
    #expect(DisplayText.escaped(ArgumentText.decoded([0x61, 0xFF, 0x80])) == #"a\xFF\x80"#)
  }
}
