/// Finds matches in the rows of one picture.
///
/// For RGBA rows of one colour (`step == 4`) red, green and blue are emitted only as parts of
/// matches, never as literals, so that the colour can be patched in afterwards. Precondition: red
/// is not 0, so that a filter byte, which is 0, never matches a red byte.
struct MatchFinder {
  private static let hashBits = 12

  private let rows: [UInt8]
  /// The bytes of a row, the filter byte included.
  private let stride: Int
  /// The bytes of a pixel; the first three of four are the same in all pixels.
  private let step: Int
  /// The last position with each hash, plus 1; 0 for none.
  private var heads = [Int32](repeating: 0, count: 1 << Self.hashBits)
  /// The start of the row of the position.
  private var rowStart = 0
  /// Every position before this one that is worth it is in `heads`.
  private var hashed = 0

  /// A match, and the bits that it is estimated to save.
  private struct Match {
    var length = 0
    var distance = 0
    var gain = 0
  }

  /// - Precondition: `stride > 0`, and `step` is 1 or 4.
  init(rows: [UInt8], stride: Int, step: Int) {
    precondition(stride > 0 && (step == 1 || step == 4), "a row has a filter byte and pixels")
    self.rows = rows
    self.stride = stride
    self.step = step
  }

  /// Appends the bytes from a position on, as literals and matches.
  mutating func findMatches(from start: Int, into block: inout DeflateBlock) {
    let count = rows.count
    var position = start
    while position < count {
      var match = match(at: position)
      // A match one byte later may save more, but the colour's bytes are never literals.
      while match.gain > 0, match.length < lazyLimit, position &+ 1 < count, gap(at: position) == 0
      {
        let next = self.match(at: position &+ 1)
        guard next.gain > match.gain else { break }
        block.append(rows[position])
        position &+= 1
        match = next
      }
      if match.gain > 0 {
        block.append(length: match.length, distance: match.distance)
        position &+= match.length
      } else {
        block.append(rows[position])
        position &+= 1
      }
    }
  }

  /// The match at a position that saves most, within the reach of a deflate distance.
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

  /// Replaces the best match by the one from a source if that saves more.
  ///
  /// - Parameter cost: the bits of its codes; each byte of it is estimated to save three.
  @inline(__always)
  private func consider(_ source: Int, _ cost: Int, at position: Int, _ best: inout Match) {
    let end = position &+ best.length
    guard end < rows.count, rows[source &+ best.length] == rows[end] else { return }
    let length = commonLength(source, position)
    let gain = 3 &* length &- cost
    guard gain > best.gain, length >= DeflateSymbols.shortestMatch else { return }
    best = Match(length: length, distance: position &- source, gain: gain)
  }

  /// The number of bytes from a position to the next alpha or filter byte.
  @inline(__always)
  private mutating func gap(at position: Int) -> Int {
    guard step > 1 else { return 0 }
    while position &- rowStart >= stride { rowStart &+= stride }
    let column = position &- rowStart
    return column == 0 ? step : (step &- column & 3) & 3
  }

  /// The number of bytes that are equal from two positions on, `a < b`, up to the end of the rows.
  @inline(__always)
  private func commonLength(_ a: Int, _ b: Int) -> Int {
    var length = 0
    let limit = rows.count &- b
    while length &+ 8 <= limit {
      let difference = word(at: a &+ length) ^ word(at: b &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < limit, rows[a &+ length] == rows[b &+ length] { length &+= 1 }
    return length
  }

  /// Eight bytes, the first lowest. The one check covers all, so that this compiles to one load.
  @inline(__always)
  private func word(at i: Int) -> UInt64 {
    precondition(i >= 0 && i <= rows.count - 8, "beyond the rows")
    let low =
      UInt64(rows[i]) | UInt64(rows[i + 1]) << 8 | UInt64(rows[i + 2]) << 16
      | UInt64(rows[i + 3]) << 24
    let high =
      UInt64(rows[i + 4]) | UInt64(rows[i + 5]) << 8 | UInt64(rows[i + 6]) << 16
      | UInt64(rows[i + 7]) << 24
    return low | high << 32
  }

  /// The last position of the same three pixels, or of others with their hash; -1 for none.
  @inline(__always)
  private mutating func candidate(for anchor: Int) -> Int {
    // After a long match only its end is entered into `heads`.
    if anchor &- hashed > skipLimit &* step { hashed = anchor &- skipLimit &* step }
    if step == 1 {
      while hashed < anchor {
        heads[hash(hashed)] = Int32(truncatingIfNeeded: hashed &+ 1)
        hashed &+= 1
      }
    } else {
      var column = hashed % stride
      while hashed < anchor {
        if column & 3 == 0 { heads[hash(hashed)] = Int32(truncatingIfNeeded: hashed &+ 1) }
        hashed &+= 1
        column = column &+ 1 == stride ? 0 : column &+ 1
      }
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
