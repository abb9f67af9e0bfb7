/// The literals and matches of a deflate block, and the number of occurrences of each symbol.
struct DeflateBlock: ~Copyable {
  private var tokens = TokenBuffer()
  private var counts = SymbolCounts()

  init() { counts.addLiteral(UInt32(DeflateSymbols.endOfBlock)) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    tokens.append(UInt32(byte) | TokenBuffer.noDistance &<< 14)
    counts.addLiteral(UInt32(byte))
  }

  /// Appends a match. One longer than 258 bytes is split into several with the same distance.
  ///
  /// - Precondition: `length >= 3`, and `distance` is from 1 to 32,768, the range of distances in deflate
  ///   (RFC 1951, 3.2.5). A greater distance would not fit into its bits of the token.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    precondition(length >= DeflateSymbols.shortestMatch, "too short a match")
    precondition(1...DeflateSymbols.farthestMatch ~= distance, "a match out of reach")
    let last = UInt32(truncatingIfNeeded: distance &- 1)
    let (distanceSymbol, distanceExtra) = DeflateSymbols.distance(last &+ 1)
    let upper = distanceSymbol &<< 14 | (last & (1 &<< distanceExtra &- 1)) &<< 19
    var rest = length
    while rest > 0 {
      // Leaves no remainder, or one that is long enough to be a match.
      let piece = UInt32(
        truncatingIfNeeded: rest <= DeflateSymbols.longestMatch
          ? rest : min(DeflateSymbols.longestMatch, rest &- DeflateSymbols.shortestMatch))
      let (symbol, extra) = DeflateSymbols.length(piece)
      tokens.append(upper | ((piece &- 3) & (1 &<< extra &- 1)) &<< 9 | symbol)
      counts.addLiteral(symbol)
      counts.addDistance(distanceSymbol)
      rest &-= Int(piece)
    }
  }

  /// Huffman codes for this block (RFC 1951, 3.2.7).
  func codes() -> BlockCodes {
    BlockCodes(literalCounts: counts.literals, distanceCounts: counts.distances)
  }

  /// Writes the literals and matches as the final block of a stream, with dynamic Huffman codes.
  func write(_ codes: BlockCodes, to writer: inout BitWriter) {
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    codes.lengths.write(to: &writer)
    codes.withCodeTables { literals, distances in
      tokens.forEach { token in
        let (literal, distance) = (literals[token], distances[token &>> 14])
        // At most 48 bits: a length takes 15 + 5 (code word and extra bits), a distance 15 + 13.
        var bits = UInt64(literal.bits)
        var count = UInt64(literal.count)
        bits |= UInt64(token &>> 9 & 31) &<< count
        count &+= UInt64(literal.extra)
        bits |= UInt64(distance.bits) &<< count
        count &+= UInt64(distance.count)
        bits |= UInt64(token &>> 19) &<< count
        count &+= UInt64(distance.extra)
        writer.write(bits, count: count)
      }
    }
    let end = codes.literals.words[DeflateSymbols.endOfBlock]
    writer.write(UInt64(end.bits), count: UInt64(end.count))
  }
}

/// The number of occurrences of each symbol in a block.
private struct SymbolCounts: ~Copyable {
  // The sizes are powers of two above the numbers of symbols, so that a mask keeps every index in bounds.
  private static let literals = 512
  private static let distances = 32
  private let counts: UnsafeMutablePointer<UInt32>

  init() {
    counts = .allocate(capacity: Self.literals + Self.distances)
    counts.initialize(repeating: 0, count: Self.literals + Self.distances)
  }

  deinit { counts.deallocate() }

  @inline(__always)
  mutating func addLiteral(_ symbol: UInt32) {
    counts[Int(symbol) & (Self.literals - 1)] &+= 1
  }

  @inline(__always)
  mutating func addDistance(_ symbol: UInt32) {
    counts[Self.literals + Int(symbol) & (Self.distances - 1)] &+= 1
  }

  var literals: [UInt32] {
    (0..<DeflateSymbols.literalCount).map { counts[$0] }
  }

  var distances: [UInt32] {
    (0..<DeflateSymbols.distanceCount).map { counts[Self.literals + $0] }
  }
}
