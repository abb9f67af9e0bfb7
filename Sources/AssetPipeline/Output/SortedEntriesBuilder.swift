import SystemSupport

/// Makes a list of lines that come in order.
struct SortedEntriesBuilder {
  private var bytes: SpillingBytes
  private var index = EntryIndex(from: 0)

  /// - Parameter folder: the one whose file system takes many lines; nil for the system's temporary
  ///   folder.
  init(in folder: Directory?) { bytes = SpillingBytes(in: folder) }

  /// - Precondition: no line that was added comes after this one.
  mutating func add(_ line: EntryLine) throws(PipelineError) {
    index.add(line, endingAt: bytes.count + line.bytes.count + 1)
    do {
      try bytes.append(line.bytes)
      try bytes.append([UInt8(ascii: "\n")])
    } catch { throw .file(error) }
  }

  consuming func finish() throws(PipelineError) -> SortedEntries {
    do { try bytes.finish() } catch { throw .file(error) }
    return SortedEntries(bytes, index)
  }
}
