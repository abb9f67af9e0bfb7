/// The 64-bit hash FNV-1a (RFC 9923), for short names and checksums against damage.
///
/// It is the same in every run and on every machine. It does not guard against malice.
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // A buffer is read inline; the iterator of another module's sequence is a call for each byte.
    bytes.withContiguousStorageIfAvailable(hash(buffer:))
      ?? Array(bytes).withUnsafeBufferPointer(hash(buffer:))
  }

  private static func hash(buffer: UnsafeBufferPointer<UInt8>) -> UInt64 {
    buffer.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
