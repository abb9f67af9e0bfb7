import SystemSupport

/// A SHA-256 digest as a value that takes no memory of its own.
struct Digest: Hashable, Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64)

  /// The length in hex digits.
  static let hexCount = 64

  /// The digest of 32 bytes; bytes that are missing count as zero.
  init(bytes: [UInt8]) {
    func word(_ index: Int) -> UInt64 {
      bytes.dropFirst(8 * index).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// The digest written as 64 lower-case hex digits; nil for anything else.
  init?(hex: some Collection<UInt8>) {
    let words =
      hex.withContiguousStorageIfAvailable { Self.words(UnsafeRawBufferPointer($0)) }
      ?? Array(hex).withUnsafeBytes(Self.words)
    guard let words else { return nil }
    self.words = words
  }

  private static func words(
    _ hex: UnsafeRawBufferPointer
  ) -> (UInt64, UInt64, UInt64, UInt64)? {
    guard hex.count == hexCount else { return nil }
    func word(_ index: Int) -> UInt64? {
      func half(_ index: Int) -> UInt64? {
        HexDigits.value(
          UInt64(bigEndian: hex.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
      }
      guard let high = half(2 * index), let low = half(2 * index + 1) else { return nil }
      return high << 32 | low
    }
    guard let a = word(0), let b = word(1), let c = word(2), let d = word(3) else { return nil }
    return (a, b, c, d)
  }

  /// The digest of some bytes.
  init(of bytes: [UInt8]) {
    var state = SHA256()
    state.update(bytes)
    self.init(bytes: state.finish())
  }

  var bytes: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
  }

  var hex: String { bytes.hexString }

  /// Adds the 64 hex digits to a text.
  func appendHex(to text: inout [UInt8]) {
    for word in [words.0, words.1, words.2, words.3] {
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15
        text.append(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a"))
      }
    }
  }

  static func == (a: Digest, b: Digest) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

/// Eight hex digits at a time: a manifest of many files is mostly digests.
private enum HexDigits {
  /// The number that eight lower-case digits write, the first of them in the highest byte; nil for
  /// any other characters.
  static func value(_ text: UInt64) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Of the characters that are allowed, letters alone have this bit.
    let letters = text >> 6 & ones
    let digits = (text & (15 * ones)) + 9 * letters
    // Written again, they are the same text: 48 is "0", and "a" comes 39 after "9" + 1.
    let isAboveNine = (digits + 6 * ones) >> 4 & ones
    guard digits & (0xF0 * ones) == 0, digits + 48 * ones + 39 * isAboveNine == text else {
      return nil
    }
    let pairs = (digits | digits >> 4) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
    return (fours | fours >> 16) & 0xFFFF_FFFF
  }
}
