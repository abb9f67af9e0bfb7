import Messages
import SystemSupport

/// The reports of the failures of tests, one in the folder `.failures` of each folder of references.
///
/// Each is a report as that of a ``Verification``: a page, the results of the failures, and their files. It is written at
/// most once a second, and when the process ends. Processes that run at the same time, or one after the other, add to it.
/// A test that passes takes its failure out.
package final class FailureReports: Sendable {
  /// The reports of this process.
  package static let shared = FailureReports()

  private struct Report {
    /// The failures of tests, and nil for tests that pass, since the report was written.
    var changes: [PictureName: SnapshotResults.Picture?] = [:]
    var written: ContinuousClock.Instant?
  }

  private let reports = Locked<[FilePath: Report]>([:])

  private init() {
    ProcessExit.atExit {
      do {
        try FailureReports.shared.write()
      } catch {
        try? StandardStream.error.write("error: \(error)\n")
      }
    }
  }

  /// Notes a failure of a test, or that a test passes.
  ///
  /// - Throws: ``SnapshotError/file(_:)`` if the report can't be written.
  func note(
    _ failure: SnapshotResults.Picture?, of name: PictureName, in store: ReferenceStore
  ) throws(SnapshotError) {
    let isWritten = try store.exists(Self.folder.pushing(SnapshotReport.results))
    let isDue = reports.withLock { reports in
      // Nothing has to be taken out of a report that is not there.
      guard failure != nil || isWritten || reports[store.path] != nil else { return false }
      reports[store.path, default: Report()].changes[name] = .some(failure)
      guard let written = reports[store.path]?.written else { return true }
      return ContinuousClock.now - written >= .seconds(1)
    }
    // At the end of the process it may wait for another one.
    if isDue { _ = try write(to: store.path) }
  }

  /// Writes all reports that have changed, and waits for other processes that write them.
  ///
  /// - Throws: the first error, once the other reports are written.
  package func write() throws(SnapshotError) {
    var failure: SnapshotError?
    for path in reports.withLock({ Array($0.keys) }) {
      do throws(SnapshotError) {
        for attempt in 1... {
          if try write(to: path) || attempt == 100 { break }
          SystemClock.sleep(milliseconds: 20)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Writes a report; false if another process or thread writes it just now.
  private func write(to path: FilePath) throws(SnapshotError) -> Bool {
    do {
      guard let folder = try Directory.open(path)?.openFolder(SnapshotFile.failures) else {
        return true
      }
      switch try FileLock.lock(folder) {
      case .heldByOther: return false
      case .acquired(let lock):
        try update(folder, of: path)
        _ = consume lock
      case .unsupported: try update(folder, of: path)
      }
      return true
    } catch let error as FileError {
      throw .file(error)
    } catch let error as SnapshotError {
      throw error
    } catch {
      throw .report(path, "\(error)")
    }
  }

  private func update(_ folder: Directory, of path: FilePath) throws {
    let changes = reports.withLock { reports in
      defer { reports[path] = Report(written: .now) }
      return reports[path]?.changes ?? [:]
    }
    guard !changes.isEmpty else { return }
    do {
      try write(changes, to: folder, of: path)
    } catch {
      // They are written the next time, unless the tests ran again.
      reports.withLock { $0[path]?.changes.merge(changes) { newer, _ in newer } }
      throw error
    }
  }

  private func write(
    _ changes: [PictureName: SnapshotResults.Picture?], to folder: Directory, of path: FilePath
  ) throws {
    var results = (try? SnapshotReport(folder))?.results ?? SnapshotResults()
    results.commit = HostEnvironment.current.commit
    results.reference = try path.fromWorkingFolder().displayText
    results.actual = "the tests"
    var pictures = Dictionary(results.failures.map { ($0.name, $0) }) { first, _ in first }
    for (name, failure) in changes { pictures[name] = failure }
    results.pictures = pictures.values.sorted { $0.name < $1.name }
    results.count()
    var walker = DirectoryWalker(folder)
    guard !results.passed else {
      for name in [SnapshotReport.results, "index.html"] { try walker.remove(name) }
      return
    }
    try walker.write(HTMLReport(results: results, folder: folder.path).html(), to: "index.html")
    try walker.write(Array((results.json + "\n").utf8), to: SnapshotReport.results)
  }

  private static let folder = FilePath(SnapshotFile.failures)
}
