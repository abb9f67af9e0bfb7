/// The levels that occur in a coverage, and the number of pixels at edges.
///
/// Most of an icon is runs of 0 and 255, which are passed 32 pixels at a time.
struct LevelSurvey {
  /// In rising order.
  let levels: [Int]
  /// The number of pixels that are neither 0 nor 255; nil where it was not counted.
  let edges: Int?

  /// - Parameter countsEdges: whether pixels at edges are counted; otherwise nothing is read any
  ///   more once every level has occurred.
  init(_ bytes: [UInt8], countsEdges: Bool) {
    var occurs = [Bool](repeating: false, count: 256)
    var edges = 0
    bytes.withUnsafeBytes { bytes in
      occurs.withUnsafeMutableBufferPointer { occurs in
        // Levels are bytes, so that they are indices of the 256 elements.
        func add(_ level: UInt8) { occurs[Int(level)] = true }
        let part = 1 << 14
        for start in stride(from: 0, to: bytes.count, by: part) {
          let end = min(start + part, bytes.count)
          edges += Self.survey(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), add)
          if !countsEdges, occurs.allSatisfy({ $0 }) { break }
        }
      }
    }
    levels = occurs.indices.filter { occurs[$0] }
    self.edges = countsEdges ? edges : nil
  }

  /// Calls a function with each level at least once; returns the number of pixels at edges.
  @inline(__always)
  private static func survey(
    _ bytes: UnsafeRawBufferPointer, _ add: (UInt8) -> Void
  ) -> Int {
    var edges = 0
    var i = 0
    while i + 32 <= bytes.count {
      let words = (word(bytes, i), word(bytes, i + 8), word(bytes, i + 16), word(bytes, i + 24))
      if words.0 | words.1 | words.2 | words.3 == 0 {
        add(0)
      } else if words.0 & words.1 & words.2 & words.3 == .max {
        add(255)
      } else {
        edges += survey(words.0, add) + survey(words.1, add)
        edges += survey(words.2, add) + survey(words.3, add)
      }
      i += 32
    }
    while i < bytes.count {
      add(bytes[i])
      if bytes[i] != 0, bytes[i] != 255 { edges += 1 }
      i += 1
    }
    return edges
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ i: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
  }

  @inline(__always)
  private static func survey(_ word: UInt64, _ add: (UInt8) -> Void) -> Int {
    if word == 0 {
      add(0)
      return 0
    }
    if word == .max {
      add(255)
      return 0
    }
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: word &>> shift))
    }
    return 8 - numberOfZeros(word) - numberOfZeros(~word)
  }

  /// The number of bytes that are 0.
  @inline(__always)
  private static func numberOfZeros(_ word: UInt64) -> Int {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // The highest bit of each byte that is not 0, without carries from byte to byte.
    let occupied = ((word & low) &+ low | word) & ~low
    // The product's highest byte is the sum of all bytes.
    return 8 - Int(truncatingIfNeeded: ((occupied &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }
}
