/// A prefix code for the symbols of a deflate block: a length for each, and the bits that follow
/// from the lengths (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits, the first in the lowest; none for a symbol that does not occur.
  struct Word {
    var bits: UInt16 = 0
    var count: UInt8 = 0
  }

  let words: [Word]

  /// The shortest code for symbols with the given counts; a code close to it if its words would be too
  /// long.
  ///
  /// At least two symbols get a word, as some decoders expect.
  init(counts: [UInt32], longest: Int) {
    let leaves = Self.leaves(counts)
    let numbers = Self.wordsOfEachLength(leaves.map { $0 >> 16 }, longest: longest)
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

  /// The symbols that occur in the lowest 16 bits, and how often in those above; in rising order.
  private static func leaves(_ counts: [UInt32]) -> [UInt64] {
    // Most counts are low: those are sorted by counting them.
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
    // A symbol that was added may be the rarest.
    if leaves.count == 2 { leaves.sort() }
    return leaves
  }

  /// The number of words of each length in the shortest code, from the symbols' counts in rising
  /// order.
  ///
  /// Moffat and Katajainen, "In-place calculation of minimum-redundancy codes" (1995).
  private static func wordsOfEachLength(_ weights: [UInt64], longest: Int) -> [Int] {
    let count = weights.count
    var nodes = weights
    nodes[0] += nodes[1]
    var root = 0
    var leaf = 2
    // Of the two lightest of leaves and trees a new tree is made; a tree then contains its parent.
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
    // A tree lies one below its parent.
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
  /// Cuts words off at the longest and lengthens others until they are a prefix code again.
  private static func limited(_ numbers: [Int], longest: Int) -> [Int] {
    var numbers = numbers
    let tooLong = numbers[(longest + 1)...].reduce(0, +)
    numbers.removeSubrange((longest + 1)...)
    guard tooLong > 0 else { return numbers }
    numbers[longest] += tooLong
    // How many of the longest words the code takes up.
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
