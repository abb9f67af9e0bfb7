import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A SHA-256 digest, stored inline.
struct Digest: Hashable, Sendable {
  private let words: SIMD4<UInt64>

  /// The length in hex digits.
  static let hexCount = 64

  /// Creates a digest from its 32 bytes. Missing bytes count as zero, and further ones are ignored.
  init(bytes: [UInt8]) {
    var words = SIMD4<UInt64>()
    for (index, byte) in bytes.prefix(32).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(56 - 8 * (index % 8))
    }
    self.words = words
  }

  /// 32 zero bytes, in place of the fingerprint of an incomplete file. No planned file has this fingerprint.
  static let incomplete = Digest(bytes: [])

  /// Parses 64 lower-case hex digits; nil for any other text.
  init?(hex: some Collection<UInt8>) {
    guard hex.count == Self.hexCount else { return nil }
    var digits = hex.makeIterator()
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      var word: UInt64 = 0
      for _ in 0..<16 {
        guard let digit = digits.next().flatMap(Self.value) else { return nil }
        word = word << 4 | digit
      }
      words[index] = word
    }
    self.words = words
  }

  private static func value(ofDigit character: UInt8) -> UInt64? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(character - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// Computes the SHA-256 of the given bytes.
  init(of bytes: [UInt8]) { self.init(bytes: SHA256.digest(bytes)) }

  /// Computes the fingerprint of a value: the digest of its encoding as JSON.
  ///
  /// It is the same on every machine and in every run. It changes if an encoded property is added, left out or
  /// renamed. The order of dictionary keys does not change it.
  ///
  /// - Throws: an `EncodingError` if the value can't be encoded, for example because it has an infinite number.
  init(ofValue value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.init(of: Array(try encoder.encode(value)))
  }

  var bytes: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - 8 * ($0 % 8))) }
  }

  var hex: String { bytes.hexString }
}

/// A digest is encoded as its hex digits.
extension Digest: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let digest = Digest(hex: try container.decode(String.self).utf8) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a digest has 64 lower-case hex digits")
    }
    self = digest
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
