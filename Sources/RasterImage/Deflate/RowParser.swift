/// Finds where one picture's rows repeat themselves.
///
/// In rows of four bytes a pixel, whose first three are the same everywhere, it takes those three
/// as found already: they are never said as bytes, and what is said fits any three bytes, as long as
/// those it is run on do not begin with 0, the number of the filter.
struct RowParser {
  /// The bits of the index into `heads`.
  static let hashBits = 12

  let rows: UnsafeRawBufferPointer
  /// The bytes of a row, the filter's included.
  let stride: Int
  /// The bytes of a pixel; the first three of four are the same everywhere.
  let step: Int
  /// The last position with each hash, one more than it; 0 for none.
  let heads: UnsafeMutablePointer<Int32>
  /// Where the row of the position begins.
  private var rowStart = 0
  /// Every position before this one that is worth it is in `heads`.
  private var hashed = 0

  /// A repetition and how much it is thought to save.
  private struct Match {
    var length = 0
    var distance = 0
    var gain = 0
  }

  init(
    rows: UnsafeRawBufferPointer, stride: Int, step: Int, heads: UnsafeMutablePointer<Int32>
  ) {
    self.rows = rows
    self.stride = stride
    self.step = step
    self.heads = heads
  }

  mutating func parse(from start: Int, into tokens: inout DeflateTokens) {
    let count = rows.count
    var position = start
    while position < count {
      var match = match(at: position)
      // What begins one byte later may save more, but not in the middle of what is always the same.
      while match.gain > 0, match.length < lazyLimit, position &+ 1 < count, gap(at: position) == 0
      {
        let next = self.match(at: position &+ 1)
        guard next.gain > match.gain else { break }
        tokens.append(rows[position])
        position &+= 1
        match = next
      }
      if match.gain > 0 {
        tokens.append(length: match.length, distance: match.distance)
        position &+= match.length
      } else {
        tokens.append(rows[position])
        position &+= 1
      }
    }
  }

  /// The repetition at a position that saves most.
  @inline(__always)
  private mutating func match(at position: Int) -> Match {
    var best = Match()
    if position >= step { consider(position &- step, 5, at: position, &best) }
    if position >= stride, stride <= DeflateSymbols.farthestMatch {
      consider(position &- stride, 7, at: position, &best)
    }
    let gap = gap(at: position)
    let anchor = position &+ gap
    guard best.length < niceLength &* step, anchor &+ 2 &* step < rows.count else { return best }
    let candidate = candidate(for: anchor)
    let distance = anchor &- candidate
    if candidate >= gap, distance <= DeflateSymbols.farthestMatch {
      let symbol = DeflateSymbols.distance(UInt32(truncatingIfNeeded: distance))
      consider(candidate &- gap, 9 &+ Int(symbol.extra), at: position, &best)
    }
    return best
  }

  /// Takes what repeats from a source on if it saves more than the best so far.
  ///
  /// - Parameter cost: of saying it, in bits; a byte of it is taken to save three.
  @inline(__always)
  private func consider(_ source: Int, _ cost: Int, at position: Int, _ best: inout Match) {
    let end = position &+ best.length
    guard end < rows.count, rows[source &+ best.length] == rows[end] else { return }
    let length = commonLength(source, position)
    let gain = 3 &* length &- cost
    guard gain > best.gain, length >= DeflateSymbols.shortestMatch else { return }
    best = Match(length: length, distance: position &- source, gain: gain)
  }

  /// The bytes up to the next that is not the same everywhere.
  @inline(__always)
  private mutating func gap(at position: Int) -> Int {
    guard step > 1 else { return 0 }
    while position &- rowStart >= stride { rowStart &+= stride }
    let column = position &- rowStart
    return column == 0 ? step : (step &- column & 3) & 3
  }

  @inline(__always)
  private func commonLength(_ a: Int, _ b: Int) -> Int {
    var length = 0
    let limit = rows.count &- b
    while length &+ 8 <= limit {
      let difference =
        rows.loadUnaligned(fromByteOffset: a &+ length, as: UInt64.self)
        ^ rows.loadUnaligned(fromByteOffset: b &+ length, as: UInt64.self)
      if difference != 0 {
        return length &+ UInt64(littleEndian: difference).trailingZeroBitCount / 8
      }
      length &+= 8
    }
    while length < limit, rows[a &+ length] == rows[b &+ length] { length &+= 1 }
    return length
  }

  /// The last position where the same three pixels stood, or others with their hash; -1 for none.
  @inline(__always)
  private mutating func candidate(for anchor: Int) -> Int {
    // Of what was skipped the end is worth finding again.
    if anchor &- hashed > skipLimit &* step { hashed = anchor &- skipLimit &* step }
    while hashed < anchor {
      if step == 1 || (hashed % stride) & 3 == 0 {
        heads[hash(hashed)] = Int32(truncatingIfNeeded: hashed &+ 1)
      }
      hashed &+= 1
    }
    return Int(heads[hash(anchor)]) &- 1
  }

  @inline(__always)
  private func hash(_ i: Int) -> Int {
    let key =
      UInt32(rows[i]) | UInt32(rows[i &+ step]) &<< 8 | UInt32(rows[i &+ 2 &* step]) &<< 16
    return Int((key &* 0x9E37_79B1) &>> UInt32(32 - Self.hashBits))
  }
}

private let lazyLimit = 32
private let niceLength = 32
private let skipLimit = 16
