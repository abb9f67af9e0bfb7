/// The header of a deflate block with dynamic codes: the lengths of the code words, which have a
/// Huffman code of their own (RFC 1951, 3.2.7).
struct CodeLengths {
  /// The order in which the format stores the lengths of this code. Rare symbols are last, so that a
  /// block can leave them out.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A length (0 to 15) or a repetition (16 to 18), and the value of the extra bits that follow it.
  private struct Item {
    var symbol: UInt8
    var extra: UInt8
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// The number of entries of ``order`` that are written.
  private let writtenCount: Int
  /// The number of bits of the header.
  let bitCount: Int

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    func used(_ code: HuffmanCode) -> Int { (code.words.lastIndex { $0.count > 0 } ?? 0) + 1 }
    literalCount = max(257, used(literals))
    distanceCount = used(distances)
    var lengths: [UInt8] = []
    lengths.reserveCapacity(literalCount + distanceCount)
    for word in literals.words[..<literalCount] { lengths.append(word.count) }
    for word in distances.words[..<distanceCount] { lengths.append(word.count) }
    items = Self.items(lengths)
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[Int(item.symbol)] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    self.code = code
    writtenCount = max(4, (Self.order.lastIndex { code.words[$0].count > 0 } ?? 0) + 1)
    bitCount = counts.indices.reduce(14 + 3 * writtenCount) { sum, symbol in
      sum + Int(counts[symbol]) * (Int(code.words[symbol].count) + Self.extraBits(symbol))
    }
  }

  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(lengths.count)
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var end = start + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var rest = end - start
      if length == 0 {
        while rest >= 3 {
          let run = min(rest, 138)
          items.append(
            Item(symbol: run < 11 ? 17 : 18, extra: UInt8(run - (run < 11 ? 3 : 11))))
          rest -= run
        }
      } else {
        items.append(Item(symbol: length, extra: 0))
        rest -= 1
        while rest >= 3 {
          let run = min(rest, 6)
          items.append(Item(symbol: 16, extra: UInt8(run - 3)))
          rest -= run
        }
      }
      for _ in 0..<rest { items.append(Item(symbol: length, extra: 0)) }
      start = end
    }
    return items
  }

  /// The number of extra bits that follow a symbol.
  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  func write(to writer: inout BitWriter) {
    writer.write(UInt64(literalCount - 257), count: 5)
    writer.write(UInt64(distanceCount - 1), count: 5)
    writer.write(UInt64(writtenCount - 4), count: 4)
    for symbol in Self.order[..<writtenCount] {
      writer.write(UInt64(code.words[symbol].count), count: 3)
    }
    for item in items {
      let word = code.words[Int(item.symbol)]
      writer.write(
        UInt64(word.bits) | UInt64(item.extra) &<< UInt64(word.count),
        count: UInt64(word.count) + UInt64(Self.extraBits(Int(item.symbol))))
    }
  }
}
