/// What a deflate block says: bytes and repetitions, with how often each symbol occurs.
struct DeflateTokens: ~Copyable {
  /// A byte is itself; a repetition has its length above bit 16 and one less than its distance below.
  private var tokens = Buffer<UInt32>(count: 1 << 12)
  private var count = 0
  private var literalCounts = Buffer<UInt32>(count: DeflateSymbols.literalCount)
  private var distanceCounts = Buffer<UInt32>(count: DeflateSymbols.distanceCount)

  /// Forgets everything and makes room for so many tokens.
  mutating func reset(capacity: Int) {
    tokens.reserve(capacity)
    count = 0
    literalCounts.fill(0)
    distanceCounts.fill(0)
    literalCounts[DeflateSymbols.endOfBlock] = 1
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    tokens[count] = UInt32(byte)
    count &+= 1
    literalCounts[Int(byte)] &+= 1
  }

  /// Appends a repetition, in as many pieces as it takes.
  ///
  /// - Precondition: `length >= 3`, and `distance` is from 1 to 32,768, the reach of a deflate
  ///   distance (RFC 1951, 3.2.5): a farther one would spill into the bits of the length.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    precondition(length >= DeflateSymbols.shortestMatch, "too short a match")
    precondition(1...DeflateSymbols.farthestMatch ~= distance, "a match out of reach")
    let last = UInt32(truncatingIfNeeded: distance &- 1)
    let distanceSymbol = DeflateSymbols.distance(last &+ 1).symbol
    var rest = length
    while rest > 0 {
      // No piece may be left that is too short to be said.
      let piece = UInt32(
        truncatingIfNeeded: rest <= DeflateSymbols.longestMatch
          ? rest : min(DeflateSymbols.longestMatch, rest &- DeflateSymbols.shortestMatch))
      tokens[count] = piece &<< 16 | last
      count &+= 1
      literalCounts[DeflateSymbols.length(piece).symbol] &+= 1
      distanceCounts[distanceSymbol] &+= 1
      rest &-= Int(piece)
    }
  }

  /// More bytes than `write` needs: 48 bits a token, and the code lengths, at most 316 of 7 bits each
  /// behind 71 bits of counts and lengths of their own.
  var bound: Int { count * 6 + 512 }

  /// Writes everything as the last block, with codes of its own.
  func write(to writer: inout BitWriter) {
    let literals = HuffmanCode(counts: literalCounts.all, longest: 15)
    let distances = HuffmanCode(counts: distanceCounts.all, longest: 15)
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    CodeLengths(literals, distances).write(to: &writer)
    literals.words.withUnsafeBufferPointer { literals in
      distances.words.withUnsafeBufferPointer { distances in
        for token in UnsafeBufferPointer(rebasing: tokens.all[..<count]) {
          if token < 256 {
            let word = literals[Int(token)]
            writer.write(UInt64(word.bits), count: UInt64(word.count))
            continue
          }
          let length = token >> 16
          let distance = token & 0xFFFF
          let lengthSymbol = DeflateSymbols.length(length)
          let distanceSymbol = DeflateSymbols.distance(distance &+ 1)
          let lengthWord = literals[lengthSymbol.symbol]
          let distanceWord = distances[distanceSymbol.symbol]
          var bits = UInt64(lengthWord.bits)
          var count = UInt64(lengthWord.count)
          bits |= UInt64((length &- 3) & (1 &<< lengthSymbol.extra &- 1)) &<< count
          count &+= UInt64(lengthSymbol.extra)
          bits |= UInt64(distanceWord.bits) &<< count
          count &+= UInt64(distanceWord.count)
          bits |= UInt64(distance & (1 &<< distanceSymbol.extra &- 1)) &<< count
          count &+= UInt64(distanceSymbol.extra)
          writer.write(bits, count: count)
        }
        let end = literals[DeflateSymbols.endOfBlock]
        writer.write(UInt64(end.bits), count: UInt64(end.count))
      }
    }
  }
}

/// The codes of a block as they stand before it: their lengths, themselves coded (RFC 1951, 3.2.7).
private struct CodeLengths {
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
    var counts = counts
    let code = counts.withUnsafeMutableBufferPointer { HuffmanCode(counts: $0, longest: 7) }
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
