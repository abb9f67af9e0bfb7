/// The first path of every few kilobytes of sorted lines, so that a path is found with one read.
struct EntryIndex: Sendable {
  /// Lines that are read together.
  struct Block {
    /// Their bytes.
    var range: Range<Int>
    /// The number of lines before them.
    var firstEntry: Int
  }

  private static let blockSize = 1 << 14

  /// The number of lines.
  private(set) var count = 0
  /// The offset at which the last line ends.
  private var end: Int
  private var offsets: [Int] = []
  private var firstEntries: [Int] = []
  /// The first paths, one after the other.
  private var paths: [UInt8] = []
  private var pathEnds: [Int] = []

  /// - Parameter offset: that of the first line.
  init(from offset: Int) { end = offset }

  /// Adds the line that follows.
  ///
  /// - Parameter end: the offset behind its newline.
  mutating func add(_ line: EntryLine, endingAt end: Int) {
    if self.end - (offsets.last ?? -Self.blockSize) >= Self.blockSize {
      offsets.append(self.end)
      firstEntries.append(count)
      paths += line.path
      pathEnds.append(paths.count)
    }
    count += 1
    self.end = end
  }

  /// All lines.
  var range: Range<Int> { (offsets.first ?? end)..<end }

  var blockCount: Int { offsets.count }

  func block(_ index: Int) -> Block {
    let next = index + 1 < offsets.count ? offsets[index + 1] : end
    return Block(range: offsets[index]..<next, firstEntry: firstEntries[index])
  }

  /// The block in which the lines of a path begin, if there are any.
  func block(of path: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      let first = paths[(middle > 0 ? pathEnds[middle - 1] : 0)..<pathEnds[middle]]
      if EntryLine.precedes(first, path) { low = middle + 1 } else { high = middle }
    }
    // Lines of the path may also end the block before the one that begins with it.
    return max(0, low - 1)
  }
}
