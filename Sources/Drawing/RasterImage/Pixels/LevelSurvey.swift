/// The levels that occur in a coverage, and the number of pixels at edges: those that are partly covered.
///
/// Runs of 0 and 255, which are most of an icon, are read eight pixels at a time.
package struct LevelSurvey {
  /// In rising order.
  package let levels: [UInt8]
  /// The number of pixels, among those that were read, that are neither 0 nor 255.
  package let edgePixels: Int

  /// - Parameter countsEdgePixels: whether to read all pixels, so that ``edgePixels`` counts all of them. Otherwise
  ///   reading stops soon after every level has occurred.
  package init(_ bytes: [UInt8], countsEdgePixels: Bool) {
    var occurs = [Bool](repeating: false, count: 256)
    var edges = 0
    bytes.withUnsafeBytes { bytes in
      occurs.withUnsafeMutableBufferPointer { occurs in
        let part = 1 << 14
        for start in stride(from: 0, to: bytes.count, by: part) {
          let end = min(start + part, bytes.count)
          edges += Self.survey(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), occurs)
          if !countsEdgePixels, occurs.allSatisfy({ $0 }) { break }
        }
      }
    }
    levels = (0...UInt8.max).filter { occurs[Int($0)] }
    self.edgePixels = edges
  }

  /// Marks each level that occurs; returns the number of pixels at edges.
  ///
  /// - Precondition: `occurs` has 256 elements, so that every level is an index.
  private static func survey(
    _ bytes: UnsafeRawBufferPointer, _ occurs: UnsafeMutableBufferPointer<Bool>
  ) -> Int {
    precondition(occurs.count == 256, "an element for each level")
    var edges = 0
    // The AND and the OR of all words in which every pixel is 0 or every pixel is 255.
    var none = UInt64.max
    var all = UInt64.zero
    var i = 0
    while i &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      i &+= 8
      // True if all pixels are 0 or all are 255. One branch is mispredicted less often than two.
      if word &+ 1 <= 1 {
        none &= word
        all |= word
        continue
      }
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
        occurs[Int(UInt8(truncatingIfNeeded: word &>> shift))] = true
      }
      edges &+= numberOfEdgePixels(word)
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
  private static func numberOfEdgePixels(_ word: UInt64) -> Int {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // The bits of each byte that differ from the next higher bit: none in a byte that is 0 or 255.
    let differences = (word ^ word &>> 1) & low
    // The highest bit of each byte in which any bit differs. No sum carries into the next byte.
    let edges = (differences &+ low) & ~low
    // The product's highest byte is the sum of all bytes.
    return Int(truncatingIfNeeded: ((edges &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }
}
