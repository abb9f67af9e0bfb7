/// The Huffman codes of a block, with the header that describes them and the size of the encoded block.
struct BlockCodes {
  let literals: HuffmanCode
  let lengths: CodeLengths
  /// The number of bits of the whole block, from its header to the end-of-block symbol.
  let bitCount: Int
  private let literalCodes: [TokenCode]
  private let distanceCodes: [TokenCode]

  init(literalCounts: [UInt32], distanceCounts: [UInt32]) {
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    literals = HuffmanCode(counts: literalCounts, longest: 15)
    lengths = CodeLengths(literals, distances)
    literalCodes = Self.words(literals, size: 512, extra: DeflateSymbols.extraBitsOfLiteral)
    distanceCodes = Self.words(distances, size: 32, extra: DeflateSymbols.extraBitsOfDistance)
    bitCount =
      3 + lengths.bitCount + Self.bits(literalCounts, literalCodes)
      + Self.bits(distanceCounts, distanceCodes)
  }

  private static func words(
    _ code: HuffmanCode, size: Int, extra: (Int) -> UInt8
  ) -> [TokenCode] {
    var words = [TokenCode](repeating: TokenCode(), count: size)
    for (symbol, word) in code.words.enumerated() where word.count > 0 {
      words[symbol] = TokenCode(bits: word.bits, count: word.count, extra: extra(symbol))
    }
    return words
  }

  private static func bits(_ counts: [UInt32], _ words: [TokenCode]) -> Int {
    zip(counts, words).reduce(0) { $0 + Int($1.0) * Int($1.1.count + $1.1.extra) }
  }

  /// Calls a closure with the code words of literals and lengths, and with those of distances.
  @inline(__always)
  func withCodeTables(_ body: (_ literals: CodeTable, _ distances: CodeTable) -> Void) {
    literalCodes.withUnsafeBufferPointer { literals in
      distanceCodes.withUnsafeBufferPointer { distances in
        body(CodeTable(literals), CodeTable(distances))
      }
    }
  }

  /// A Huffman code word, its length, and the number of extra bits that follow it.
  struct TokenCode {
    var bits: UInt16 = 0
    var count: UInt8 = 0
    var extra: UInt8 = 0
  }

  /// Code words indexed by the lowest bits of a token. Higher bits are masked, so every index is in bounds.
  struct CodeTable {
    private let words: UnsafeBufferPointer<TokenCode>
    private let mask: UInt32

    /// - Precondition: the number of words is a power of two.
    init(_ words: UnsafeBufferPointer<TokenCode>) {
      precondition(words.count > 0 && words.count & (words.count - 1) == 0, "a power of two")
      self.words = words
      mask = UInt32(truncatingIfNeeded: words.count - 1)
    }

    @inline(__always)
    subscript(token: UInt32) -> TokenCode { words[Int(token & mask)] }
  }
}
