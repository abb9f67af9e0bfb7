/// The contents of a deflate block: literals and matches, and the number of occurrences of each
/// symbol.
struct DeflateBlock {
  /// A literal is its byte; a match has its length above bit 16 and one less than its distance
  /// below.
  private var tokens: [UInt32] = []
  private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
  private var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

  init() {
    tokens.reserveCapacity(1 << 12)
    literalCounts[DeflateSymbols.endOfBlock] = 1
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    tokens.append(UInt32(byte))
    literalCounts[Int(byte)] &+= 1
  }

  /// Appends a match, in as many pieces as its length takes.
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
      // No remainder may be shorter than the shortest match.
      let piece = UInt32(
        truncatingIfNeeded: rest <= DeflateSymbols.longestMatch
          ? rest : min(DeflateSymbols.longestMatch, rest &- DeflateSymbols.shortestMatch))
      tokens.append(piece &<< 16 | last)
      literalCounts[DeflateSymbols.length(piece).symbol] &+= 1
      distanceCounts[distanceSymbol] &+= 1
      rest &-= Int(piece)
    }
  }

  /// Writes everything as the last block, with Huffman codes of its own (RFC 1951, 3.2.7).
  func write(to writer: inout BitWriter) {
    let literals = HuffmanCode(counts: literalCounts, longest: 15)
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    CodeLengths(literals, distances).write(to: &writer)
    for token in tokens {
      if token < 256 {
        let word = literals.words[Int(token)]
        writer.write(UInt64(word.bits), count: UInt64(word.count))
      } else {
        write(length: token >> 16, distance: token & 0xFFFF &+ 1, literals, distances, to: &writer)
      }
    }
    let end = literals.words[DeflateSymbols.endOfBlock]
    writer.write(UInt64(end.bits), count: UInt64(end.count))
  }

  /// Writes a match: at most 15 + 5 bits of length and 15 + 13 of distance.
  @inline(__always)
  private func write(
    length: UInt32, distance: UInt32, _ literals: HuffmanCode, _ distances: HuffmanCode,
    to writer: inout BitWriter
  ) {
    let lengthSymbol = DeflateSymbols.length(length)
    let distanceSymbol = DeflateSymbols.distance(distance)
    let lengthWord = literals.words[lengthSymbol.symbol]
    let distanceWord = distances.words[distanceSymbol.symbol]
    var bits = UInt64(lengthWord.bits)
    var count = UInt64(lengthWord.count)
    bits |= UInt64((length &- 3) & (1 &<< lengthSymbol.extra &- 1)) &<< count
    count &+= UInt64(lengthSymbol.extra)
    bits |= UInt64(distanceWord.bits) &<< count
    count &+= UInt64(distanceWord.count)
    bits |= UInt64((distance &- 1) & (1 &<< distanceSymbol.extra &- 1)) &<< count
    count &+= UInt64(distanceSymbol.extra)
    writer.write(bits, count: count)
  }
}
