/// Keeps the parser from following aliases that stand for more values than any file has.
///
/// Anchors are refused exactly once the file is parsed, where every node knows its own. But to find
/// keys that stand twice, the parser takes the digest of every key with all its aliases followed,
/// and a few lines of aliases of aliases stand for billions of values. So text that could be an
/// anchor or an alias is counted before: `d` anchors and `a` aliases stand for at most `(a / d) ^
/// d` times the file. Texts with `&` and `*` in them count too, but no real file has so many of
/// both.
enum AliasBound {
  /// The most bytes that aliases may stand for.
  private static let limit = 1e8

  /// Where the first possible anchor is, if there are too many anchors and aliases; nil otherwise.
  static func excess(in bytes: ArraySlice<UInt8>) -> (line: Int, column: Int)? {
    var anchors = 0
    var aliases = 0
    var first: Int?
    for (index, byte) in zip(bytes.indices, bytes) where begins(at: index, in: bytes) {
      if byte == UInt8(ascii: "&") {
        anchors += 1
        first = first ?? index
      } else if byte == UInt8(ascii: "*") {
        aliases += 1
      }
    }
    guard let first, Double(bytes.count) * expansion(anchors: anchors, aliases: aliases) > limit
    else { return nil }
    let before = bytes[..<first]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return (line, first - lineStart + 1)
  }

  /// Whether a name stands behind a byte, so that it may be an anchor's or an alias's.
  private static func begins(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    let next = index + 1
    guard next < bytes.endIndex else { return false }
    switch bytes[next] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }

  /// How many times the file aliases can stand for: each anchor's value holds as many aliases of
  /// the one before as there are on average, which makes the product largest.
  private static func expansion(anchors: Int, aliases: Int) -> Double {
    var largest = 1.0
    // Beyond 64 levels of two aliases each it is too large in any case.
    for depth in 1...max(1, min(anchors, 64)) {
      let width = Double(aliases) / Double(depth)
      guard width > 1 else { break }
      var product = 1.0
      for _ in 0..<depth where product <= limit { product *= width }
      largest = max(largest, product)
    }
    return largest
  }
}
