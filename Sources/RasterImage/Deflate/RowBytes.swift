/// Bytes that are read with bounds checks, in release builds too. One check covers several bytes.
struct RowBytes {
  private let bytes: UnsafeRawPointer
  let count: Int

  /// Calls a function with the given bytes, unless there are none.
  static func with(_ bytes: [UInt8], _ body: (RowBytes) -> Void) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      body(RowBytes(bytes: start, count: buffer.count))
    }
  }

  @inline(__always)
  subscript(i: Int) -> UInt8 {
    precondition(i >= 0 && i < count, "beyond the rows")
    return byte(at: i)
  }

  /// The eight bytes from a position on, as a little-endian number.
  @inline(__always)
  func word(at i: Int) -> UInt64 {
    precondition(i >= 0 && i &+ 8 <= count, "beyond the rows")
    return uncheckedWord(at: i)
  }

  /// The exclusive or of the eight bytes from a source on and a word.
  ///
  /// - Precondition: `word` was read at `position`, and `source` is before it. So the eight bytes from `source` on
  ///   are inside the rows too.
  @inline(__always)
  func difference(_ source: Int, _ position: Int, _ word: UInt64) -> UInt64 {
    precondition(source >= 0 && source < position, "beyond the rows")
    return uncheckedWord(at: source) ^ word
  }

  /// The number of bytes that are equal from two positions on, up to the end of the rows.
  ///
  /// - Parameters:
  ///   - source: a position before the other one.
  ///   - difference: the exclusive or of the first eight bytes at the two positions.
  ///   - least: a length that the caller wants to exceed: if no more bytes are equal, the result may be
  ///     too low.
  @inline(__always)
  func commonLength(
    _ source: Int, _ position: Int, _ difference: UInt64, atLeast least: Int
  ) -> Int {
    // Most sources differ within the first eight bytes.
    guard difference == 0 else { return difference.trailingZeroBitCount &>> 3 }
    precondition(
      source >= 0 && source < position && least >= 0 && position &+ least <= count,
      "beyond the rows")
    guard position &+ least < count, byte(at: source &+ least) == byte(at: position &+ least) else {
      return 0
    }
    let limit = count &- position
    var length = 8
    while length &+ 8 <= limit {
      let difference =
        uncheckedWord(at: source &+ length) ^ uncheckedWord(at: position &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit, byte(at: source &+ length) == byte(at: position &+ length) {
      length &+= 1
    }
    return length
  }

  /// The key of the hash table for a position: four bytes if a pixel has one byte, otherwise one byte of
  /// each of three pixels; 0 near the end.
  @inline(__always)
  func key(_ i: Int, _ size: Int) -> UInt32 {
    precondition(i >= 0, "beyond the rows")
    if size == 1 {
      guard i &+ 4 <= count else { return 0 }
      return bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self).littleEndian
    }
    guard i &+ 2 &* size < count else { return 0 }
    return UInt32(byte(at: i)) | UInt32(byte(at: i &+ size)) &<< 8
      | UInt32(byte(at: i &+ 2 &* size)) &<< 16
  }

  /// One byte; unchecked.
  @inline(__always)
  private func byte(at i: Int) -> UInt8 { bytes.load(fromByteOffset: i, as: UInt8.self) }

  /// Eight bytes; unchecked.
  @inline(__always)
  private func uncheckedWord(at i: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self).littleEndian
  }
}
