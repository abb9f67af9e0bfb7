/// Bytes of which every read is bounds-checked, in release builds too: once for several bytes.
struct RowBytes {
  private let bytes: UnsafeRawPointer
  let count: Int

  /// Calls a function with some bytes, unless there are none.
  static func with(_ bytes: [UInt8], _ body: (RowBytes) -> Void) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      body(RowBytes(bytes: start, count: buffer.count))
    }
  }

  /// Eight bytes from a position on, the first lowest, and a bit for each that is beyond the end.
  struct Window {
    var bytes: UInt64
    var beyond: UInt64
  }

  @inline(__always)
  func window(at i: Int) -> Window {
    i >= 0 && i &+ 8 <= count ? Window(bytes: word(at: i), beyond: 0) : lastBytes(from: i)
  }

  @inline(never)
  private func lastBytes(from i: Int) -> Window {
    precondition(i >= 0 && i < count, "beyond the rows")
    let rest = (i..<count).reversed().reduce(0) { $0 << 8 | UInt64(byte(at: $1)) }
    return Window(bytes: rest, beyond: ~0 << UInt64(8 * (count - i)))
  }

  /// The number of bytes that are equal from two positions on, up to the end.
  ///
  /// - Parameters:
  ///   - source: a position before the other one.
  ///   - window: that of the other position.
  ///   - least: the length that is of interest: for any other the result may be too low.
  @inline(__always)
  func commonLength(
    _ source: Int, _ position: Int, _ window: Window, atLeast least: Int
  ) -> Int {
    // Most sources differ within the first eight bytes.
    let difference = (self.window(at: source).bytes ^ window.bytes) | window.beyond
    guard difference == 0 else { return difference.trailingZeroBitCount &>> 3 }
    precondition(source < position && position &+ least <= count, "beyond the rows")
    guard position &+ least < count, byte(at: source &+ least) == byte(at: position &+ least) else {
      return 0
    }
    return commonLength(source, position, from: 8)
  }

  /// - Precondition: `0 <= a < b`, and `b + start <= count`.
  @inline(__always)
  private func commonLength(_ a: Int, _ b: Int, from start: Int) -> Int {
    let limit = count &- b
    var length = start
    while length &+ 8 <= limit {
      let difference = word(at: a &+ length) ^ word(at: b &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit, byte(at: a &+ length) == byte(at: b &+ length) { length &+= 1 }
    return length
  }

  /// Three pixels: their only channel, or their alpha.
  @inline(__always)
  func key(_ i: Int, step: Int) -> UInt32 {
    precondition(i >= 0 && i &+ 2 &* step < count, "beyond the rows")
    if step == 1 {
      let first = bytes.loadUnaligned(fromByteOffset: i, as: UInt16.self).littleEndian
      return UInt32(first) | UInt32(byte(at: i &+ 2)) &<< 16
    }
    return UInt32(byte(at: i)) | UInt32(byte(at: i &+ step)) &<< 8
      | UInt32(byte(at: i &+ 2 &* step)) &<< 16
  }

  /// One byte; unchecked.
  @inline(__always)
  private func byte(at i: Int) -> UInt8 { bytes.load(fromByteOffset: i, as: UInt8.self) }

  /// Eight bytes; unchecked.
  @inline(__always)
  private func word(at i: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
  }
}
