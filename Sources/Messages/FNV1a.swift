/// The 64-bit hash FNV-1a (RFC 9923), for short names and for checksums that detect damage.
///
/// The hash is the same in every run and on every machine. It does not detect deliberate changes.
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // Reading a buffer can be inlined. The iterator of a sequence from another module costs a call for each byte.
    bytes.withContiguousStorageIfAvailable(hash(buffer:))
      ?? Array(bytes).withUnsafeBufferPointer(hash(buffer:))
  }

  private static func hash(buffer: UnsafeBufferPointer<UInt8>) -> UInt64 {
    buffer.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
