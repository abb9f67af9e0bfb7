import SystemSupport

/// The files a run is about to write, noted before each takes its name.
///
/// The manifest is written once, at the end of a run. A run that is killed leaves its journal, and by that the
/// next one knows which files are the tool's own although no manifest lists them. A run that only removes has
/// an empty one, so that the next knows that it did not end.
final class Journal: Sendable {
  private let file: AppendedFile

  /// Opens the journal, made first where there is none.
  init(of owner: OutputOwner, in folder: Directory) throws(PipelineError) {
    do { file = try AppendedFile(owner.journalName, in: folder) } catch { throw .file(error) }
  }

  /// Notes files whose bytes are known and which are written next.
  ///
  /// One call to the system for all of them; the system keeps the lines of several threads whole.
  func note(_ entries: [OutputEntry]) throws(PipelineError) {
    let lines = entries.map { $0.line + "\n" }.joined()
    do { try file.append(Array(lines.utf8)) } catch { throw .file(error) }
  }

  /// The files that an earlier run noted and never put into a manifest, without lines that are torn; nil without
  /// a journal.
  static func entries(
    of owner: OutputOwner, in files: inout OutputFiles
  ) throws(PipelineError) -> [OutputEntry]? {
    try files.bytesOfRecord(owner.journalName.string).map { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { OutputEntry(line: $0) }
    }
  }
}
