/// The 64-bit hash FNV-1a (RFC 9923): the same in every run and on every machine, and quick to
/// compute; it guards against damage, not against malice.
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
