import SystemSupport

/// The files a run is about to write, noted before each takes its name.
///
/// The manifest is written once, at the end of a run. A run that is killed leaves its journal, and
/// by that the next one knows which files are the tool's own although no manifest lists them. A run
/// that only removes has an empty one, so that the next knows that it did not end.
final class Journal: Sendable {
  static let name: FilePath.Component = ".mintmark-journal"
  private let file: AppendOnlyFile

  /// - Parameter isDurable: whether a note is on the disk before its files are written.
  init(_ folder: Directory, isDurable: Bool) throws(PipelineError) {
    do {
      file = try AppendOnlyFile(Self.name, in: folder, isDurable: isDurable)
    } catch { throw .file(error) }
  }

  /// Notes files whose bytes are known and which are written next.
  ///
  /// One call to the system for all of them; the system keeps the lines of several workers whole.
  func note(_ entries: [Manifest.Entry]) throws(PipelineError) {
    var lines: [UInt8] = []
    for entry in entries { entry.appendLine(to: &lines, isLast: true) }
    do { try file.append(lines) } catch { throw .file(error) }
  }

  /// What a run before noted and never put into a manifest; nil where there is no journal. Lines that
  /// are torn are left out.
  static func entries(in folder: Directory) throws(PipelineError) -> [Manifest.Entry]? {
    guard var lines = try folder.lines(of: name.string) else { return nil }
    var entries: [Manifest.Entry] = []
    var makes = MakeTable()
    do {
      while let line = try lines.next() {
        if let entry = Manifest.Entry(line: line, &makes) { entries.append(entry) }
      }
    } catch { throw .file(error) }
    return entries
  }

  /// Removes the journal once the manifest holds what it noted.
  static func remove(from folder: Directory) throws(PipelineError) {
    var files = OutputFiles(folder)
    try files.remove(name.string)
  }
}
