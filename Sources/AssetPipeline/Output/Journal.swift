import SystemSupport

/// The files a run is about to write, noted before each takes its name.
///
/// The manifest is written once, at the end of a run. A run that is killed leaves its journal, and
/// by that the next one knows which files are the tool's own although no manifest lists them. A run
/// that only removes has an empty one, so that the next knows that it did not end.
final class Journal: Sendable {
  private let file: AppendOnlyFile

  private init(_ file: AppendOnlyFile) { self.file = file }

  /// Opens the journal, made first where there is none.
  ///
  /// - Parameter isDurable: whether a note is on the disk before its files are written.
  static func open(
    of owner: OutputOwner, in folder: Directory, isDurable: Bool
  ) throws(PipelineError) -> Journal {
    do {
      return Journal(try AppendOnlyFile(owner.journalName, in: folder, isDurable: isDurable))
    } catch { throw .file(error) }
  }

  /// Notes files whose bytes are known and which are written next, by their lines.
  ///
  /// One call to the system for all of them; the system keeps the lines of several workers whole.
  func note(_ lines: [UInt8]) throws(PipelineError) {
    do { try file.append(lines) } catch { throw .file(error) }
  }

  /// The files that an earlier run noted and never put into a manifest, without lines that are
  /// torn; nil without a journal.
  ///
  /// - Parameter scratch: as in ``SortedEntriesBuilder/init(in:)``.
  static func entries(
    of owner: OutputOwner, in folder: Directory, scratch: Directory?
  ) throws(PipelineError) -> SortedEntries? {
    guard let bytes = try folder.bytes(of: owner.journalName.string) else { return nil }
    let sorter = EntrySorter(in: scratch)
    var lines = LineReader(bytes)
    while true {
      let line: ArraySlice<UInt8>?
      do { line = try lines.next() } catch { throw .file(error) }
      guard let line else { return try sorter.finish() }
      if let line = EntryLine(line), line.isValid { try sorter.add(line) }
    }
  }

  /// Removes the journal once the manifest holds its entries.
  static func remove(of owner: OutputOwner, from folder: Directory) throws(PipelineError) {
    var files = OutputFiles(folder)
    try files.remove(owner.journalName.string)
  }
}
