import Messages
import SystemSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A SHA-256 digest, stored inline.
package struct Digest: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  private init() {}

  /// 32 zero bytes, in place of the fingerprint of an incomplete file. No planned file has this fingerprint.
  static let incomplete = Digest()

  /// Computes the SHA-256 of the given bytes.
  package init(of bytes: [UInt8]) {
    for (index, byte) in SHA256.digest(bytes).enumerated() {
      words[index / 8] = words[index / 8] << 8 | UInt64(byte)
    }
  }

  /// Parses 64 lower-case hex digits; nil for any other text.
  package init?(hex: some Collection<UInt8>) {
    guard hex.count == 64 else { return nil }
    var digits = hex.makeIterator()
    for index in words.indices {
      var word: UInt64 = 0
      for _ in 0..<16 {
        guard let digit = digits.next().flatMap(Self.value) else { return nil }
        word = word << 4 | digit
      }
      words[index] = word
    }
  }

  private static func value(ofDigit character: UInt8) -> UInt64? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(character - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(character - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  /// Computes the fingerprint of a value: the digest of its encoding as JSON.
  ///
  /// It is the same on every machine and in every run. It changes if an encoded property is added, left out or
  /// renamed. The order of dictionary keys does not change it.
  ///
  /// - Throws: an `EncodingError` if the value can't be encoded, for example because it has an infinite number.
  package init(ofValue value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    self.init(of: Array(try encoder.encode(value)))
  }

  /// The first 64 bits.
  var prefix: UInt64 { words[0] }

  package var hex: String {
    (0..<4).map { NumberText.padded(words[$0], to: 16, radix: 16) }.joined()
  }
}

extension Digest: HexCodable {}

/// A value that is encoded as its hex digits.
package protocol HexCodable: Codable {
  var hex: String { get }
  init?(hex: some Collection<UInt8>)
}

extension HexCodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(hex: try container.decode(String.self).utf8) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "these are not the hex digits of a \(Self.self)")
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
