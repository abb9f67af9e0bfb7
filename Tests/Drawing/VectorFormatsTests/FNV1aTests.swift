import Testing

import VectorFormats

@Suite struct FNV1aTests {
  /// The published test vectors of FNV-1a.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the hash has the published values`(text: String, value: UInt64) {
    #expect(FNV1a.hash(text) == value)
  }
}
