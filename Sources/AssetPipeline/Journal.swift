import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files a run is about to write, noted before each takes its name.
///
/// The manifest is written once, at the end of a run. A run that is killed leaves its journal, and
/// by that the next one knows which files are the tool's own although no manifest lists them.
final class Journal: Sendable {
  private static let name = ".mintmark-journal"
  private let folder: OutputFolder
  private let file: Int32

  init(_ folder: OutputFolder) throws(PipelineError) {
    self.folder = folder
    file = try folder.openForAppending(Self.name)
  }

  deinit { close(file) }

  /// Notes files whose bytes are known and which are written next.
  ///
  /// One call to the system for all of them; the system keeps the lines of several workers whole.
  func note(_ entries: [Manifest.Entry]) throws(PipelineError) {
    var lines: [UInt8] = []
    for entry in entries { entry.appendLine(to: &lines, isLast: true) }
    let code = AtomicFile.writeAll(lines, to: file)
    if code != 0 { throw .file(FileError(.write, path: "\(folder.path)/\(Self.name)", code: code)) }
  }

  /// What a run before noted and never put into a manifest; a torn last line is left out.
  static func entries(in folder: OutputFolder) -> [Manifest.Entry]? {
    guard var lines = folder.lines(of: name) else { return nil }
    var entries: [Manifest.Entry] = []
    var makes = MakeTable()
    while let line = lines.next() {
      if let entry = Manifest.Entry(line: line, &makes) { entries.append(entry) }
    }
    return entries
  }

  /// Removes the journal once the manifest holds what it noted.
  static func remove(from folder: OutputFolder) throws(PipelineError) { try folder.remove(name) }
}
