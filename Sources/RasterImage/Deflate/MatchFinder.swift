/// Finds matches in the rows of one picture.
///
/// For RGBA rows of one colour (``ColoredPixel``) red, green and blue are emitted only as parts of
/// matches, never as literals, so that the colour can be patched in afterwards. Precondition: red
/// is not 0, so that a filter byte, which is 0, never matches a red byte.
struct MatchFinder<Pixel: PixelForm> {
  private let rows: RowBytes
  /// The bytes of a row, the filter byte included.
  private let stride: Int
  private let heads: HashTable
  /// The start of the row of the position.
  private var rowStart = 0
  /// Every position before this one that is worth it is in `heads`.
  private var hashed = 0

  /// Appends the bytes of some rows from a position on, as literals and matches.
  ///
  /// - Precondition: `stride > 0`.
  static func findMatches(
    _ rows: [UInt8], stride: Int, from start: Int, into block: inout DeflateBlock
  ) {
    precondition(stride > 0, "a row has a filter byte")
    RowBytes.with(rows) { rows in
      HashTable.withTable { heads in
        var finder = MatchFinder(rows: rows, stride: stride, heads: heads)
        finder.findMatches(from: start, into: &block)
      }
    }
  }

  @inline(__always)
  private init(rows: RowBytes, stride: Int, heads: HashTable) {
    self.rows = rows
    self.stride = stride
    self.heads = heads
  }

  @inline(__always)
  private mutating func findMatches(from start: Int, into block: inout DeflateBlock) {
    var position = start
    // A match at the byte before, emitted unless the one at the position saves more.
    var held = Match()
    var byteBefore: UInt8 = 0
    while position < rows.count {
      let window = rows.window(at: position)
      let match = match(window, at: position)
      if held.gain > 0 {
        guard match.gain > held.gain else {
          block.append(length: held.length, distance: held.distance)
          position &+= held.length &- 1
          held = Match()
          continue
        }
        block.append(byteBefore)
      }
      held = match
      byteBefore = UInt8(truncatingIfNeeded: window.bytes)
      if match.gain == 0 {
        block.append(byteBefore)
        position &+= 1
      } else if match.length < lazyLimit, gap(at: position) == 0, position &+ 1 < rows.count {
        // The colour's bytes are never literals.
        position &+= 1
      } else {
        block.append(length: match.length, distance: match.distance)
        position &+= match.length
        held = Match()
      }
    }
  }

  /// The match at a position that saves most, within the reach of a deflate distance.
  ///
  /// Sources are the pixel before, the row above and the last occurrence of the same three pixels.
  /// Each byte of a match is estimated to save three bits, and its codes to take 5, 7 and 9 bits or
  /// more: a match from the row above that saves anything is no shorter than deflate's shortest.
  @inline(__always)
  private mutating func match(_ window: RowBytes.Window, at position: Int) -> Match {
    var best = Match()
    if position >= Pixel.size {
      let length = rows.commonLength(position &- Pixel.size, position, window, atLeast: 0)
      if length >= DeflateSymbols.shortestMatch {
        best = Match(length: length, distance: Pixel.size, gain: 3 &* length &- 5)
      }
    }
    if position >= stride, stride <= DeflateSymbols.farthestMatch {
      best.improve(rows, position &- stride, 7, position, window)
    }
    let gap = gap(at: position)
    let anchor = position &+ gap
    guard best.length < niceLength &* Pixel.size, anchor &+ 2 &* Pixel.size < rows.count else {
      return best
    }
    let last = lastOccurrence(of: anchor)
    let distance = anchor &- last
    guard last >= gap, distance <= DeflateSymbols.farthestMatch else { return best }
    let extra = DeflateSymbols.distance(UInt32(truncatingIfNeeded: distance)).extra
    best.improve(rows, last &- gap, 9 &+ Int(extra), position, window)
    return best
  }

  /// The number of bytes from a position to the next alpha or filter byte.
  @inline(__always)
  private mutating func gap(at position: Int) -> Int {
    guard Pixel.size > 1 else { return 0 }
    while position &- rowStart >= stride { rowStart &+= stride }
    let column = position &- rowStart
    return column == 0 ? Pixel.size : (Pixel.size &- column & 3) & 3
  }

  /// The last position of the same three pixels, or of others with their hash; -1 for none.
  @inline(__always)
  private mutating func lastOccurrence(of anchor: Int) -> Int {
    // After a long match only its end is entered into `heads`.
    if anchor &- hashed > Pixel.hashedBytes { hashed = anchor &- Pixel.hashedBytes }
    if Pixel.size == 1 {
      while hashed < anchor {
        heads[rows.key(hashed, step: Pixel.size)] = hashed
        hashed &+= 1
      }
    } else {
      // From one alpha or filter byte to the next: in columns that are multiples of 4.
      var column = hashed &- rowStart
      while column < 0 { column &+= stride }
      let excess = column & 3
      hashed &-= excess
      column &-= excess
      while hashed < anchor {
        heads[rows.key(hashed, step: Pixel.size)] = hashed
        let isLast = column &+ 1 == stride
        hashed &+= isLast ? 1 : Pixel.size
        column = isLast ? 0 : column &+ Pixel.size
      }
      hashed = anchor
    }
    return heads[rows.key(anchor, step: Pixel.size)]
  }
}

private let lazyLimit = 128
private let niceLength = 32

/// A match, and the bits that it is estimated to save.
private struct Match {
  var length = 0
  var distance = 0
  var gain = 0

  /// Replaces this match by the one from a source where that saves more.
  ///
  /// - Parameter cost: the bits of its codes.
  @inline(__always)
  mutating func improve(
    _ rows: RowBytes, _ source: Int, _ cost: Int, _ position: Int, _ window: RowBytes.Window
  ) {
    let length = rows.commonLength(source, position, window, atLeast: self.length)
    let gain = 3 &* length &- cost
    guard gain > self.gain else { return }
    self = Match(length: length, distance: position &- source, gain: gain)
  }
}

/// The bytes of a pixel, known when the code is compiled.
protocol PixelForm {
  static var size: Int { get }
  /// The number of bytes at the end of a match that are looked up later.
  static var hashedBytes: Int { get }
}

/// An index of a palette.
enum IndexedPixel: PixelForm {
  static var size: Int { 1 }
  static var hashedBytes: Int { 2 }
}

/// Red, green, blue and alpha; the first three are the same in all pixels.
enum ColoredPixel: PixelForm {
  static var size: Int { 4 }
  static var hashedBytes: Int { 64 }
}
