/// Finds matches in the rows of one picture.
///
/// In RGBA rows of one colour (``ColoredPixel``), red, green and blue are always parts of matches and
/// never literals. So the colour can be replaced in the compressed stream. Precondition: red is not 0.
/// Then a filter byte, which is 0, never matches a red byte.
struct MatchFinder<Pixel: PixelForm> {
  private let rows: RowBytes
  /// The number of bytes of a row, the filter byte included.
  private let stride: Int
  private let heads: HashTable
  /// The start of the row that contains the current position; always 0 for palette indices, for which
  /// rows don't matter.
  private var rowStart = 0
  /// The position that was last looked up in `heads`, and the earlier position that was found there.
  private var lookup = (anchor: -1, last: 0)

  /// Appends the bytes of rows, from a position to the end, to a block as literals and matches.
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
      // Lazy matching: tries whether a literal and a match one byte later save more. From the same
      // source, that match would be a byte shorter. So nothing is tried after a match with the pixel
      // before, and only the pixel before is tried after a match with the row above. The gap is 0 at
      // alpha bytes and palette indices only: bytes of the colour must not become literals.
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

  /// The match at a position that saves most; nil if a literal is as good.
  @inline(__always)
  private mutating func match(at position: Int) -> Match? {
    guard position >= Pixel.size else { return nil }
    guard position &+ 8 <= rows.count else { return lastMatch(at: position) }
    let sources = sources(of: position)
    guard sources.mayPay else { return nil }
    let match = best(of: sources, at: position)
    return match.gain > 0 ? match : nil
  }

  /// The match with the pixel before.
  ///
  /// - Parameter length: if the match is not longer than this, the result may be too short.
  /// - Precondition: at least eight bytes are left.
  @inline(__always)
  private func run(at position: Int, longerThan length: Int) -> Match {
    let source = position &- Pixel.size
    let difference = rows.difference(source, position, rows.word(at: position))
    let length = rows.commonLength(source, position, difference, atLeast: length)
    return Match(length, distance: Pixel.size, cost: Cost.run)
  }

  /// Where a match can come from: the pixel before, the row above and the last occurrence of the same
  /// pixels. Each value is the exclusive or of the eight bytes there and the eight at the position.
  private struct Sources {
    var run: UInt64
    var above: UInt64
    var far: UInt64
    /// The position of the last occurrence.
    var last: Int

    /// Whether any match is long enough to save bits: three bytes, or four from the last occurrence.
    @inline(__always)
    var mayPay: Bool { run & 0xFF_FFFF == 0 || above & 0xFF_FFFF == 0 || far & 0xFFFF_FFFF == 0 }
  }

  /// - Precondition: at least eight bytes are left.
  @inline(__always)
  private mutating func sources(of position: Int) -> Sources {
    let word = rows.word(at: position)
    let gap = gap(at: position)
    // In RGBA rows the same alpha byte is looked up twice: from the colour before it and from itself. The
    // second time, the table would give that byte itself.
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

  /// The match that saves most of those that a deflate distance reaches. The gain is 0 if none saves
  /// anything.
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

  /// A match with the pixel before or the row above, for a position with fewer than eight bytes left;
  /// nil if there is none.
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

  /// The number of bytes from a position to the next alpha byte; 0 at an alpha byte and for palette
  /// indices.
  @inline(__always)
  private mutating func gap(at position: Int) -> Int {
    guard Pixel.size > 1 else { return 0 }
    while position &- rowStart >= stride { rowStart &+= stride }
    let column = position &- rowStart
    return column == 0 ? Pixel.size : (Pixel.size &- column & 3) & 3
  }

  /// Enters the last two pixels of a match into the hash table.
  @inline(__always)
  private mutating func enter(from start: Int, to end: Int) {
    let next = end &+ gap(at: end)
    let first = max(start, rowStart)
    for anchor in [next &- 2 &* Pixel.size, next &- Pixel.size] where anchor >= first {
      heads.exchange(rows.key(anchor, Pixel.size), anchor)
    }
  }
}

/// The length in pixels from which a match is good enough: the last occurrence is not tried then.
private let niceLength = 16

/// The estimated number of bits of the codes of a match.
private enum Cost {
  static let run = 5
  static let above = 8
  /// Without the extra bits of the distance.
  static let far = 8
}

/// A match, and the estimated number of bits that it saves.
private struct Match {
  var length = 0
  var distance = 0
  var gain = 0

  init() {}

  /// Estimates that each byte saves three bits. So a match with the row above or the last occurrence gains
  /// only if it is no shorter than deflate's shortest match; the caller checks this for other matches.
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

/// The number of bytes of a pixel, known when the code is compiled.
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
