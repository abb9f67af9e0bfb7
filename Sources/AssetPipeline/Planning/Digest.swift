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
    guard hex.count == Self.hexCount else { return nil }
    words = (0, 0, 0, 0)
    for byte in hex {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      // All words move along by a digit.
      words.0 = words.0 << 4 | words.1 >> 60
      words.1 = words.1 << 4 | words.2 >> 60
      words.2 = words.2 << 4 | words.3 >> 60
      words.3 = words.3 << 4 | UInt64(digit)
    }
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
