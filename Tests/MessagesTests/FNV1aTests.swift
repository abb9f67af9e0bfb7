import Messages
import Testing

@Suite struct FNV1aTests {
  /// The published test vectors of FNV-1a.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the hash has the published values, of bytes in a row or not`(text: String, value: UInt64) {
    #expect(FNV1a.hash(text.utf8) == value)
    #expect(FNV1a.hash(Array(("x" + text).utf8)[1...]) == value)
    #expect(FNV1a.hash(sequence(state: text.utf8.makeIterator()) { $0.next() }) == value)
  }
}
