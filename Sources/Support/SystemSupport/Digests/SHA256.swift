internal import CNettle

/// The digest SHA-256 (FIPS 180-4).
package enum SHA256 {
  /// The digest of the given bytes, as 32 bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest
  }

  /// The digest of the given bytes, as 64 lower-case hex digits.
  package static func hex(_ bytes: [UInt8]) -> String { digest(bytes).hexString }
}

extension [UInt8] {
  /// The bytes as text: two lower-case hex digits for each.
  package var hexString: String {
    let digits = [UInt8]("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
