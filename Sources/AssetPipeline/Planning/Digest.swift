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
    var values: [UInt64] = [0, 0, 0, 0]
    for (index, byte) in hex.enumerated() {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      values[index / 16] = values[index / 16] << 4 | UInt64(digit)
    }
    words = (values[0], values[1], values[2], values[3])
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

  static func == (a: Digest, b: Digest) -> Bool { a.words == b.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}
