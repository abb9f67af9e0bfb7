import SystemSupport

/// Files with their records, sorted by the bytes of their paths: lines that are read as they are
/// needed, so that any number of them takes little memory.
struct SortedEntries: Sendable {
  private let bytes: SpillingBytes
  private let index: EntryIndex

  /// - Parameter index: that of the lines in the bytes.
  init(_ bytes: SpillingBytes, _ index: EntryIndex) {
    self.bytes = bytes
    self.index = index
  }

  static let none = SortedEntries(SpillingBytes(in: nil), EntryIndex(from: 0))

  var count: Int { index.count }
  var isEmpty: Bool { count == 0 }

  /// All lines in order.
  ///
  /// - Parameter chunk: the number of bytes that are kept.
  func lines(chunk: Int = 1 << 14) -> EntryLines { EntryLines(bytes, index.range, chunk: chunk) }

  /// The number of parts of about 80 lines, each of which is read with one call to the system.
  var partCount: Int { index.blockCount }

  /// The lines of a part.
  func lines(ofPart number: Int) -> EntryLines {
    let range = index.block(number).range
    return EntryLines(bytes, range, chunk: range.count)
  }

  /// Calls `body` with every file in order.
  func forEach(_ body: (Manifest.Entry) throws(PipelineError) -> Void) throws(PipelineError) {
    var lines = lines()
    while let line = try lines.next() { try body(try lines.entry(of: line)) }
  }

  /// Calls `body` with every path in order.
  func forEachPath(_ body: (String) throws -> Void) throws {
    var lines = lines()
    while let line = try lines.next() { try body(line.pathText) }
  }

  /// Whether two lists have the same files with the same records.
  func hasSameLines(as other: SortedEntries) throws(PipelineError) -> Bool {
    guard count == other.count else { return false }
    var (mine, theirs) = (lines(), other.lines())
    while let line = try mine.next() {
      guard try theirs.next()?.bytes == line.bytes else { return false }
    }
    return true
  }

  /// Finds files by their paths, for one thread.
  struct Finder {
    private let entries: SortedEntries
    private var block: Int?
    private var buffer: [UInt8] = []

    init(_ entries: SortedEntries) { self.entries = entries }

    /// The files of a path, each with its index among all.
    mutating func find(
      _ path: String
    ) throws(PipelineError) -> [(index: Int, entry: Manifest.Entry)] {
      guard !entries.isEmpty else { return [] }
      let key = Array(path.utf8)[...]
      var found: [(index: Int, entry: Manifest.Entry)] = []
      for number in entries.index.block(of: key)..<entries.index.blockCount {
        let block = entries.index.block(number)
        if number != self.block {
          do { try entries.bytes.read(block.range, into: &buffer) } catch { throw .file(error) }
          self.block = number
        }
        var start = 0
        var index = block.firstEntry
        while start < buffer.count {
          guard let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")),
            let line = EntryLine(buffer[start..<end])
          else { throw .file(entries.bytes.changed) }
          if EntryLine.precedes(key, line.path) { return found }
          if line.path.elementsEqual(key) {
            guard let entry = line.entry else { throw .file(entries.bytes.changed) }
            found.append((index, entry))
          }
          start = end + 1
          index += 1
        }
      }
      return found
    }
  }
}

/// Lines that are read one after the other.
struct EntryLines: Sendable {
  private var reader: LineReader
  private let changed: FileError

  init(_ bytes: SpillingBytes, _ range: Range<Int>, chunk: Int) {
    reader = LineReader(bytes, range, chunk: chunk)
    changed = bytes.changed
  }

  /// The next line; nil at the end.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where the file can't be read, or someone changed it.
  mutating func next() throws(PipelineError) -> EntryLine? {
    let bytes: ArraySlice<UInt8>?
    do { bytes = try reader.next() } catch { throw .file(error) }
    guard let bytes else { return nil }
    guard let line = EntryLine(bytes) else { throw .file(changed) }
    return line
  }

  /// The file of a line that was read here.
  func entry(of line: EntryLine) throws(PipelineError) -> Manifest.Entry {
    guard let entry = line.entry else { throw .file(changed) }
    return entry
  }
}
