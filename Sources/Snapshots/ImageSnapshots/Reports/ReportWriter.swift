import ImageComparison
import Messages
import SystemSupport

/// One of the files that show a failure. The raw value is the name of their folder.
enum ReportPart: String, CaseIterable {
  case expected, difference, actual
  case countedOnly = "counted-only"

  var folder: FilePath { FilePath("pictures").appending(rawValue) }
}

/// Writes a report: the files of the failures while the pictures are compared, and then the page and the results.
struct ReportWriter: Sendable {
  /// The path of the report, as it was given.
  let path: FilePath
  private let folder: Directory
  private let names: ReportFileNames
  /// The pictures that an earlier report left, relative to the folder.
  private let old: [FilePath]

  /// Creates the folder if necessary. The results of an earlier report are removed: nothing can be accepted from a
  /// report before it is complete.
  ///
  /// - Parameter names: the names of all pictures and references.
  init(_ path: FilePath, names: some Sequence<PictureName>) throws(SnapshotError) {
    self.path = path
    self.names = ReportFileNames(names)
    do throws(FileError) {
      do throws(FileError) {
        folder = try Directory.make(path)
      } catch {
        throw FileError(.write, path: path, code: error.code)
      }
      var walker = DirectoryWalker(folder)
      try walker.remove(SnapshotReport.results)
      var old: [FilePath] = []
      for part in ReportPart.allCases where try walker.type(of: part.folder) == .directory {
        let listing = try PictureFolder(folder.path(of: part.folder)).listing()
        for (name, kind) in listing.files where kind == .pixels || kind == .bytes {
          old.append(part.folder.pushing(name.path))
        }
      }
      self.old = old
    } catch {
      throw .file(error)
    }
  }

  /// Writes the files of a failure. Several threads can do so at once.
  func write(_ finding: Finding) throws(SnapshotError) -> SnapshotResults.Files {
    var files = SnapshotResults.Files()
    let name = finding.entry.name
    files.expected = try write(finding.expected?.bytes, .expected, name, finding.expected?.size)
    files.actual = try write(finding.actual?.bytes, .actual, name, finding.actual?.size)
    files.difference = try write(
      finding.difference?.picture, .difference, name, finding.difference?.size)
    files.countedOnly = try write(
      finding.difference?.countedOnly, .countedOnly, name, finding.difference?.size)
    return files
  }

  /// Writes one of the files; nil if there is none.
  func write(
    _ bytes: [UInt8]?, _ part: ReportPart, _ name: PictureName, _ size: PictureSize?
  ) throws(SnapshotError) -> SnapshotResults.ReportFile? {
    guard let bytes else { return nil }
    let path = part.folder.pushing(names[name])
    var walker = DirectoryWalker(folder)
    try fileErrors(walker.write(bytes, to: path))
    return SnapshotResults.ReportFile(path, size)
  }

  /// Removes what an earlier report left, and writes the page `index.html` and `results.json`.
  func finish(_ results: SnapshotResults) throws(SnapshotError) {
    let files = results.pictures.compactMap(\.files).flatMap {
      [$0.expected, $0.difference, $0.countedOnly, $0.actual].compactMap { $0?.path }
    }
    let current = Set(files)
    let page: [UInt8]
    let text: String
    do {
      page = try HTMLReport(results: results, folder: path).html()
      text = try results.json
    } catch {
      // Limits are finite where a rule is valid.
      throw .report(path, "\(error)")
    }
    do {
      var walker = DirectoryWalker(folder)
      for path in old where !current.contains(path.string) { try walker.remove(path) }
      try walker.write(page, to: "index.html")
      try walker.write(Array((text + "\n").utf8), to: SnapshotReport.results)
    } catch {
      throw .file(error)
    }
  }
}
