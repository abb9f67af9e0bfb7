/// A prefix code for the symbols of a deflate block. The lengths of the words determine their bits
/// (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The word of a symbol. The lowest bit is written first; the count is 0 for a symbol without a word.
  struct Word {
    var bits: UInt16 = 0
    var count: UInt8 = 0
  }

  let words: [Word]

  /// The shortest code for symbols with the given counts. If it would have words longer than `longest`,
  /// a code close to it without such words.
  ///
  /// At least two symbols get a word, because some decoders expect two.
  init(counts: [UInt32], longest: Int) {
    let leaves = Self.leaves(counts)
    let numbers = Self.countsByLength(leaves.map { $0 >> 16 }, longest: longest)
    var words = [Word](repeating: Word(), count: counts.count)
    // The rarest symbols get the longest words.
    var leaf = 0
    for length in stride(from: longest, to: 0, by: -1) {
      for rank in leaf..<(leaf + numbers[length]) {
        words[Int(leaves[rank] & 0xFFFF)].count = UInt8(truncatingIfNeeded: length)
      }
      leaf += numbers[length]
    }
    var next = Self.firstWords(numbers, longest: longest)
    for symbol in words.indices where words[symbol].count > 0 {
      let length = words[symbol].count
      let bits = next[Int(length)]
      next[Int(length)] = bits &+ 1
      words[symbol].bits = bits.bitReversed &>> UInt16(16 &- length)
    }
    self.words = words
  }

  /// A number for each symbol that occurs, in ascending order: the symbol in the lowest 16 bits, its
  /// count above them.
  private static func leaves(_ counts: [UInt32]) -> [UInt64] {
    // Most counts are low. A counting sort orders these, and the sort below only the high ones.
    let limit = 64
    var ends = [Int](repeating: 0, count: limit + 2)
    for count in counts { ends[min(Int(count), limit) &+ 1] &+= 1 }
    // Symbols that do not occur are left out.
    ends[1] = 0
    for count in 1..<ends.count { ends[count] &+= ends[count &- 1] }
    var leaves = [UInt64](repeating: 0, count: ends[limit + 1])
    let firstHigh = ends[limit]
    for symbol in counts.indices {
      let count = counts[symbol]
      guard count > 0 else { continue }
      let low = min(Int(count), limit)
      leaves[ends[low]] = UInt64(count) << 16 | UInt64(truncatingIfNeeded: symbol)
      ends[low] &+= 1
    }
    leaves[firstHigh...].sort()
    for symbol in counts.indices where leaves.count < 2 && counts[symbol] == 0 {
      leaves.append(1 << 16 | UInt64(symbol))
    }
    // An added symbol may be rarer than the one before it.
    if leaves.count == 2 { leaves.sort() }
    return leaves
  }

  /// The number of words of each length in the shortest code whose words are not too long.
  ///
  /// The algorithm is that of Moffat and Katajainen, "In-place calculation of minimum-redundancy codes"
  /// (1995).
  ///
  /// - Parameter weights: the symbols' counts in ascending order.
  private static func countsByLength(_ weights: [UInt64], longest: Int) -> [Int] {
    let count = weights.count
    var nodes = weights
    nodes[0] += nodes[1]
    var root = 0
    var leaf = 2
    // Joins the two lightest leaves or trees to a new tree. The element of a tree that was joined then
    // holds the index of its parent.
    for next in 1..<(count - 1) {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        if leaf >= count || root < next && nodes[root] < nodes[leaf] {
          weight &+= nodes[root]
          nodes[root] = UInt64(truncatingIfNeeded: next)
          root &+= 1
        } else {
          weight &+= nodes[leaf]
          leaf &+= 1
        }
      }
      nodes[next] = weight
    }
    var numbers = [Int](repeating: 0, count: max(longest, count) + 1)
    // Replaces the index of each parent by a depth: one more than the parent's.
    nodes[count - 2] = 0
    for node in stride(from: count - 3, through: 0, by: -1) {
      nodes[node] = nodes[Int(truncatingIfNeeded: nodes[node])] &+ 1
    }
    var available = 1
    var depth = 0
    var inner = count - 2
    while available > 0 {
      var used = 0
      while inner >= 0, nodes[inner] == UInt64(depth) {
        used &+= 1
        inner &-= 1
      }
      numbers[depth] += available - used
      available = 2 * used
      depth += 1
    }
    return limited(numbers, longest: longest)
  }

  /// Shortens words to the longest length allowed, and lengthens others until the words are a prefix code
  /// again.
  private static func limited(_ numbers: [Int], longest: Int) -> [Int] {
    var numbers = numbers
    let tooLong = numbers[(longest + 1)...].reduce(0, +)
    numbers.removeSubrange((longest + 1)...)
    guard tooLong > 0 else { return numbers }
    numbers[longest] += tooLong
    // The code space that all words take up, counted in words of the longest length.
    var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
    while taken > 1 << longest {
      numbers[longest] -= 1
      if let shorter = (1..<longest).last(where: { numbers[$0] > 0 }) {
        numbers[shorter] -= 1
        numbers[shorter + 1] += 2
      }
      taken -= 1
    }
    return numbers
  }

  /// The first word of each length.
  private static func firstWords(_ numbers: [Int], longest: Int) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: longest + 1)
    for length in 1...longest {
      let shorter = length == 1 ? 0 : UInt16(truncatingIfNeeded: numbers[length - 1])
      next[length] = (next[length - 1] &+ shorter) &<< 1
    }
    return next
  }
}

extension UInt16 {
  fileprivate var bitReversed: UInt16 {
    var x = self
    x = (x & 0x5555) << 1 | x >> 1 & 0x5555
    x = (x & 0x3333) << 2 | x >> 2 & 0x3333
    x = (x & 0x0F0F) << 4 | x >> 4 & 0x0F0F
    return x.byteSwapped
  }
}
