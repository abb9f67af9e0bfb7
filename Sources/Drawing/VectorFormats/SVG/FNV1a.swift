/// The 64-bit hash FNV-1a (RFC 9923), for short names in SVG files.
///
/// The hash is the same in every run and on every machine. It does not detect deliberate changes.
package enum FNV1a {
  /// The hash of a text in UTF-8.
  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
