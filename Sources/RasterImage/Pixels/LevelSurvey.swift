/// The levels that occur in a coverage, and the number of pixels at edges.
///
/// Most of an icon is runs of 0 and 255, which are passed eight pixels at a time.
struct LevelSurvey {
  /// In rising order.
  let levels: [UInt8]
  /// The number of pixels that were read and are neither 0 nor 255.
  let edges: Int

  /// - Parameter countsEdges: whether all pixels are read, to count those at edges; otherwise the
  ///   rest is left out once every level has occurred.
  init(_ bytes: [UInt8], countsEdges: Bool) {
    var occurs = [Bool](repeating: false, count: 256)
    var edges = 0
    bytes.withUnsafeBytes { bytes in
      occurs.withUnsafeMutableBufferPointer { occurs in
        let part = 1 << 14
        for start in stride(from: 0, to: bytes.count, by: part) {
          let end = min(start + part, bytes.count)
          edges += Self.survey(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), occurs)
          if !countsEdges, occurs.allSatisfy({ $0 }) { break }
        }
      }
    }
    levels = (0...UInt8.max).filter { occurs[Int($0)] }
    self.edges = edges
  }

  /// Notes each level; returns the number of pixels at edges.
  ///
  /// - Precondition: `occurs` has 256 elements, so that every level is an index.
  private static func survey(
    _ bytes: UnsafeRawBufferPointer, _ occurs: UnsafeMutableBufferPointer<Bool>
  ) -> Int {
    precondition(occurs.count == 256, "an element for each level")
    var edges = 0
    // Of the words in which all pixels are 0 or all are 255.
    var (none, all) = (UInt64.max, UInt64.zero)
    var i = 0
    while i &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      i &+= 8
      // 0 and the highest number: one branch, which is mispredicted less often than two.
      if word &+ 1 <= 1 {
        none &= word
        all |= word
        continue
      }
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
        occurs[Int(UInt8(truncatingIfNeeded: word &>> shift))] = true
      }
      edges &+= numberOfEdges(word)
    }
    if none == 0 { occurs[0] = true }
    if all == .max { occurs[255] = true }
    for byte in bytes[i...] {
      occurs[Int(byte)] = true
      if byte != 0, byte != 255 { edges += 1 }
    }
    return edges
  }

  /// The number of bytes that are neither 0 nor 255.
  @inline(__always)
  private static func numberOfEdges(_ word: UInt64) -> Int {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // A bit of each byte that differs from its next: none where all bits of the byte are equal.
    let differences = (word ^ word &>> 1) & low
    // The highest bit of each byte that has any, without carries from byte to byte.
    let edges = (differences &+ low) & ~low
    // The product's highest byte is the sum of all bytes.
    return Int(truncatingIfNeeded: ((edges &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }
}
