/// The 64-bit hash FNV-1a (RFC 9923): the same in every run and on every machine, and quick to
/// compute; it guards against damage, not against malice.
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // Not the sequence's own iterator: from another module that is a call for each byte, and was 22 %
    // of the instructions of a `render`.
    bytes.withContiguousStorageIfAvailable(hash(buffer:)) ?? hash(array: Array(bytes))
  }

  private static func hash(array: [UInt8]) -> UInt64 {
    array.withUnsafeBufferPointer(hash(buffer:))
  }

  private static func hash(buffer: UnsafeBufferPointer<UInt8>) -> UInt64 {
    buffer.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
