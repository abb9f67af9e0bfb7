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
    let parsed =
      hex.withContiguousStorageIfAvailable(Self.parse)
      ?? Array(hex).withUnsafeBufferPointer(
        Self.parse)
    guard let parsed else { return nil }
    words = parsed
  }

  private static func parse(
    _ hex: UnsafeBufferPointer<UInt8>
  ) -> (UInt64, UInt64, UInt64, UInt64)? {
    guard hex.count == hexCount else { return nil }
    var isValid: UInt8 = 1
    // Without branches, as which digits are letters can't be predicted.
    func word(_ index: Int) -> UInt64 {
      var word: UInt64 = 0
      for byte in hex[16 * index..<16 * index + 16] {
        let isDigit: UInt8 = byte &- UInt8(ascii: "0") < 10 ? 1 : 0
        let isLetter: UInt8 = byte &- UInt8(ascii: "a") < 6 ? 1 : 0
        isValid &= isDigit | isLetter
        word = word << 4 | UInt64(byte & 15 &+ 9 &* isLetter)
      }
      return word
    }
    let words = (word(0), word(1), word(2), word(3))
    return isValid == 1 ? words : nil
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
