/// Finds matches in the rows of one picture.
///
/// In RGBA rows of one colour (``ColoredPixel``) red, green and blue are parts of matches and never
/// literals. So the colour can be replaced in the compressed stream. Precondition: red is not 0, so
/// that a filter byte, which is 0, never matches a red byte.
struct MatchFinder<Pixel: PixelForm> {
  private let rows: RowBytes
  /// The bytes of a row, the filter byte included.
  private let stride: Int
  private let heads: HashTable
  /// The start of the row of the position; always 0 for indices, which need no alignment.
  private var rowStart = 0
  /// The position that was last looked up in `heads`, and the one that was found there.
  private var lookup = (anchor: -1, last: 0)

  /// Appends the bytes of some rows from a position on, as literals and matches.
  ///
  /// - Precondition: `start >= 0` and `stride > 0`.
  static func findMatches(
    _ rows: [UInt8], stride: Int, from start: Int, into block: inout DeflateBlock
  ) {
    precondition(start >= 0 && stride > 0, "a row has a filter byte")
    RowBytes.with(rows) { rows in
      HashTable.withTable { heads in
        var finder = MatchFinder(rows: rows, stride: stride, heads: heads)
        finder.findMatches(from: start, into: &block)
      }
    }
  }

  @inline(__always)
  private mutating func findMatches(from start: Int, into block: inout DeflateBlock) {
    var position = start
    while position < rows.count {
      guard var match = match(at: position) else {
        block.append(rows[position])
        position &+= 1
        continue
      }
      // A byte later a match from the same source is a byte shorter. So after one from the pixel
      // before hardly any other saves more, and after one from the row above only a run.
      // The colour's bytes are never literals.
      while match.distance != Pixel.size, gap(at: position) == 0, position &+ 9 <= rows.count {
        let later = position &+ 1
        let next =
          match.distance == stride
          ? run(at: later, longerThan: match.length &- 1) : best(of: sources(of: later), at: later)
        guard next.gain > match.gain else { break }
        block.append(rows[position])
        position = later
        match = next
      }
      block.append(length: match.length, distance: match.distance)
      enter(from: position, to: position &+ match.length)
      position &+= match.length
    }
  }

  /// The match at a position that saves most; nil where a literal is as good.
  @inline(__always)
  private mutating func match(at position: Int) -> Match? {
    guard position >= Pixel.size else { return nil }
    guard position &+ 8 <= rows.count else { return lastMatch(at: position) }
    let sources = sources(of: position)
    guard sources.mayPay else { return nil }
    let match = best(of: sources, at: position)
    return match.gain > 0 ? match : nil
  }

  /// The match with the pixel before; of any length where it is not longer than one.
  ///
  /// - Precondition: eight bytes are left.
  @inline(__always)
  private func run(at position: Int, longerThan length: Int) -> Match {
    let source = position &- Pixel.size
    let difference = rows.difference(source, position, rows.word(at: position))
    let length = rows.commonLength(source, position, difference, atLeast: length)
    return Match(length, distance: Pixel.size, cost: Cost.run)
  }

  /// Where a match may come from: the pixel before, the row above and the last occurrence of the same
  /// pixels, each with the bits of its first eight bytes that differ.
  private struct Sources {
    var run: UInt64
    var above: UInt64
    var far: UInt64
    /// The position of the last occurrence.
    var last: Int

    /// Whether any match is long enough to pay: three bytes, or four from afar.
    @inline(__always)
    var mayPay: Bool { run & 0xFF_FFFF == 0 || above & 0xFF_FFFF == 0 || far & 0xFFFF_FFFF == 0 }
  }

  /// - Precondition: eight bytes are left.
  @inline(__always)
  private mutating func sources(of position: Int) -> Sources {
    let word = rows.word(at: position)
    let gap = gap(at: position)
    // In RGBA rows the same alpha follows twice: with the colour before it, and alone.
    if Pixel.size == 1 || position &+ gap != lookup.anchor {
      lookup.anchor = position &+ gap
      let key =
        Pixel.size == 1 ? UInt32(truncatingIfNeeded: word) : rows.key(lookup.anchor, Pixel.size)
      lookup.last = heads.exchange(key, lookup.anchor)
    }
    let last = max(0, lookup.last &- gap)
    return Sources(
      run: rows.difference(position &- Pixel.size, position, word),
      above: position >= stride ? rows.difference(position &- stride, position, word) : ~0,
      far: rows.difference(last, position, word),
      last: last)
  }

  /// The match that saves most, within the reach of a deflate distance; gains nothing where none
  /// does.
  @inline(__always)
  private func best(of sources: Sources, at position: Int) -> Match {
    var best = Match()
    let run = rows.commonLength(position &- Pixel.size, position, sources.run, atLeast: 0)
    if run >= DeflateSymbols.shortestMatch {
      best = Match(run, distance: Pixel.size, cost: Cost.run)
    }
    if stride <= DeflateSymbols.farthestMatch {
      let length = rows.commonLength(
        position &- stride, position, sources.above, atLeast: best.length)
      best.improve(Match(length, distance: stride, cost: Cost.above))
    }
    let distance = position &- sources.last
    guard sources.far & 0xFFFF_FFFF == 0, best.length < niceLength &* Pixel.size,
      distance <= DeflateSymbols.farthestMatch
    else { return best }
    let length = rows.commonLength(sources.last, position, sources.far, atLeast: best.length)
    let extra = DeflateSymbols.distance(UInt32(truncatingIfNeeded: distance)).extra
    best.improve(Match(length, distance: distance, cost: Cost.far &+ Int(extra)))
    return best
  }

  /// The match of the last few bytes from the pixel before or the row above; nil for none.
  @inline(never)
  private func lastMatch(at position: Int) -> Match? {
    for distance in [Pixel.size, stride]
    where distance <= min(position, DeflateSymbols.farthestMatch) {
      let length = (position..<rows.count).prefix { rows[$0] == rows[$0 - distance] }.count
      if length >= DeflateSymbols.shortestMatch {
        return Match(length, distance: distance, cost: 0)
      }
    }
    return nil
  }

  /// The number of bytes from a position to the next alpha or filter byte; 0 for indices.
  @inline(__always)
  private mutating func gap(at position: Int) -> Int {
    guard Pixel.size > 1 else { return 0 }
    while position &- rowStart >= stride { rowStart &+= stride }
    let column = position &- rowStart
    return column == 0 ? Pixel.size : (Pixel.size &- column & 3) & 3
  }

  /// Enters the last two pixels of a match into the table.
  @inline(__always)
  private mutating func enter(from start: Int, to end: Int) {
    let next = end &+ gap(at: end)
    let first = max(start, rowStart)
    for anchor in [next &- 2 &* Pixel.size, next &- Pixel.size] where anchor >= first {
      heads.exchange(rows.key(anchor, Pixel.size), anchor)
    }
  }
}

/// The length in pixels of a match that no last occurrence is compared with.
private let niceLength = 16

/// The bits that the codes of a match are estimated to take.
private enum Cost {
  static let run = 5
  static let above = 8
  /// Without the extra bits of the distance.
  static let far = 8
}

/// A match, and the bits that it is estimated to save.
private struct Match {
  var length = 0
  var distance = 0
  var gain = 0

  init() {}

  /// Each byte is estimated to save three bits: one that pays is no shorter than deflate's shortest.
  @inline(__always)
  init(_ length: Int, distance: Int, cost: Int) {
    self.length = length
    self.distance = distance
    gain = 3 &* length &- cost
  }

  /// Replaces this match by another one that saves more.
  @inline(__always)
  mutating func improve(_ other: Match) {
    if other.gain > gain { self = other }
  }
}

/// The bytes of a pixel, known when the code is compiled.
protocol PixelForm {
  static var size: Int { get }
}

/// An index of a palette.
enum IndexedPixel: PixelForm {
  static var size: Int { 1 }
}

/// Red, green, blue and alpha; the first three are the same in all pixels.
enum ColoredPixel: PixelForm {
  static var size: Int { 4 }
}
