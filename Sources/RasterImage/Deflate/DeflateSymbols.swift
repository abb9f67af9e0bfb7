/// The symbols of deflate's lengths and distances, and the extra bits that follow them (RFC 1951, 3.2.5).
package enum DeflateSymbols {
  static let literalCount = 286
  package static let distanceCount = 30
  static let endOfBlock = 256
  static let longestMatch = 258
  static let shortestMatch = 3
  static let farthestMatch = 1 << 15

  /// The symbol of a length from 3 to 258, and the number of its extra bits.
  @inline(__always)
  package static func length(_ length: UInt32) -> (symbol: UInt32, extra: UInt32) {
    if length == 258 { return (285, 0) }
    let (symbol, extra) = logarithmic(length &- 3, steps: 2)
    return (257 &+ symbol, extra)
  }

  /// The symbol of a distance from 1 to 32,768, and the number of its extra bits.
  @inline(__always)
  package static func distance(_ distance: UInt32) -> (symbol: UInt32, extra: UInt32) {
    logarithmic(distance &- 1, steps: 1)
  }

  /// The number of extra bits of a symbol of the literal/length alphabet; literals have none.
  package static func extraBitsOfLiteral(_ symbol: Int) -> UInt8 {
    symbol < 265 || symbol == 285 ? 0 : UInt8((symbol - 261) / 4)
  }

  /// The number of extra bits of a distance symbol.
  package static func extraBitsOfDistance(_ symbol: Int) -> UInt8 {
    symbol < 4 ? 0 : UInt8(symbol / 2 - 1)
  }

  /// Maps a value to a symbol: each range from a power of two to the next has 2 to the power of `steps` symbols,
  /// but the lowest values have a symbol each.
  ///
  /// The code has no branch, because it would often be mispredicted.
  @inline(__always)
  private static func logarithmic(_ value: UInt32, steps: Int) -> (symbol: UInt32, extra: UInt32) {
    let extra = UInt32(truncatingIfNeeded: max(0, 31 &- (value | 1).leadingZeroBitCount &- steps))
    return ((extra &<< UInt32(steps)) &+ (value &>> extra), extra)
  }
}
