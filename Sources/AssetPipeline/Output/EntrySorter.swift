import Synchronization
import SystemSupport

/// Sorts the lines of files that several threads add in any order.
///
/// Lines that are too many for memory are sorted in runs, which are merged at the end.
final class EntrySorter: Sendable {
  private let folder: Directory?
  private let state: Mutex<State>

  /// - Parameter folder: as in ``SortedEntriesBuilder/init(in:)``.
  init(in folder: Directory?) {
    self.folder = folder
    state = Mutex(State(runs: SpillingBytes(in: folder)))
  }

  /// Adds lines with their newlines, made by ``EntryLine``.
  func add(_ lines: [UInt8]) throws(PipelineError) {
    let result = state.withLock { state in
      Result { () throws(FileError) in try state.add(lines) }
    }
    do { try result.get() } catch { throw .file(error) }
  }

  /// Adds a line.
  func add(_ line: EntryLine) throws(PipelineError) {
    try add(Array(line.bytes) + [UInt8(ascii: "\n")])
  }

  /// All lines in order, those that are equal once; nothing is added any more.
  func finish() throws(PipelineError) -> SortedEntries {
    let result = state.withLock { state in
      Result { () throws(FileError) in try state.finish() }
    }
    let (bytes, ranges): (SpillingBytes, [Range<Int>])
    do { (bytes, ranges) = try result.get() } catch { throw .file(error) }
    // All pieces that are read at once take as much memory as the lines before.
    let chunk = max(1 << 11, SpillingBytes.limit / max(1, ranges.count))
    var merge = try EntryMerge(ranges.map { EntryLines(bytes, $0, chunk: min(chunk, 1 << 16)) })
    var builder = SortedEntriesBuilder(in: folder)
    var last: EntryLine?
    while let line = try merge.next() {
      if let last, last.bytes == line.bytes { continue }
      try builder.add(line)
      last = line
    }
    return try builder.finish()
  }

  private struct State {
    /// Runs of sorted lines, one after the other.
    var runs: SpillingBytes
    var ranges: [Range<Int>] = []
    /// Lines that are not in a run yet.
    var text: [UInt8] = []

    mutating func add(_ lines: [UInt8]) throws(FileError) {
      if text.count + lines.count > SpillingBytes.limit { try endRun() }
      text += lines
    }

    mutating func finish() throws(FileError) -> (SpillingBytes, [Range<Int>]) {
      try endRun()
      try runs.finish()
      defer { self = State(runs: SpillingBytes(in: nil)) }
      return (runs, ranges)
    }

    private mutating func endRun() throws(FileError) {
      guard !text.isEmpty else { return }
      let lines = text.split(separator: UInt8(ascii: "\n")).compactMap(EntryLine.init)
      let begin = runs.count
      for line in lines.sorted(by: EntryLine.precedes) {
        try runs.append(line.bytes)
        try runs.append([UInt8(ascii: "\n")])
      }
      ranges.append(begin..<runs.count)
      text.removeAll(keepingCapacity: true)
    }
  }
}
