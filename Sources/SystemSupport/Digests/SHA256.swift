internal import CNettle

/// Computes the SHA-256 digest of bytes that are given in pieces.
package struct SHA256 {
  private var context = sha256_ctx()

  package init() { nettle_sha256_init(&context) }

  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    nettle_sha256_update(&context, bytes.count, base.assumingMemoryBound(to: UInt8.self))
  }

  package mutating func update(_ text: String) { update(Array(text.utf8)) }

  /// The digest as 32 bytes. Resets the state, so that a new digest can begin.
  package mutating func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return digest
  }

  /// The digest of the given bytes, as 32 bytes.
  package static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var state = SHA256()
    state.update(bytes)
    return state.finish()
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
