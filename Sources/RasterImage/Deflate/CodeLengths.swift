/// The header of a block with its own codes: the lengths of the code words, themselves coded
/// (RFC 1951, 3.2.7).
struct CodeLengths {
  /// In the order of the format, as rarely used lengths are last and can be left out.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  /// A length, or 16 to 18 for repetitions; with the value of the bits that follow.
  private var items: [(symbol: Int, extra: UInt64)] = []
  private var counts = [UInt32](repeating: 0, count: 19)

  init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    func used(_ code: HuffmanCode) -> Int { (code.words.lastIndex { $0.count > 0 } ?? 0) + 1 }
    literalCount = max(257, used(literals))
    distanceCount = used(distances)
    let lengths =
      literals.words[..<literalCount].map(\.count) + distances.words[..<distanceCount].map(\.count)
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
      append(length, times: end - start)
      start = end
    }
  }

  private mutating func append(_ length: UInt8, times: Int) {
    var rest = times
    if length == 0 {
      while rest >= 3 {
        let run = min(rest, 138)
        append(run < 11 ? 17 : 18, extra: run - (run < 11 ? 3 : 11))
        rest -= run
      }
    } else {
      append(Int(length), extra: 0)
      rest -= 1
      while rest >= 3 {
        let run = min(rest, 6)
        append(16, extra: run - 3)
        rest -= run
      }
    }
    for _ in 0..<rest { append(Int(length), extra: 0) }
  }

  private mutating func append(_ symbol: Int, extra: Int) {
    items.append((symbol, UInt64(extra)))
    counts[symbol] += 1
  }

  func write(to writer: inout BitWriter) {
    let code = HuffmanCode(counts: counts, longest: 7)
    let order = Self.order
    let count = max(4, (order.lastIndex { code.words[$0].count > 0 } ?? 0) + 1)
    writer.write(UInt64(literalCount - 257), count: 5)
    writer.write(UInt64(distanceCount - 1), count: 5)
    writer.write(UInt64(count - 4), count: 4)
    for symbol in order[..<count] { writer.write(UInt64(code.words[symbol].count), count: 3) }
    for item in items {
      let word = code.words[item.symbol]
      writer.write(UInt64(word.bits), count: UInt64(word.count))
      let extraBits: UInt64 =
        item.symbol == 16 ? 2 : item.symbol == 17 ? 3 : item.symbol == 18 ? 7 : 0
      writer.write(item.extra, count: extraBits)
    }
  }
}
