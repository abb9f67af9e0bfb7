import Synchronization
import SystemSupport

/// The folder of a test's references; no link below it is followed.
struct SnapshotFolder {
  /// The folder below it in which failures are shown.
  static let failures = ".failures"

  private let path: FilePath

  init(_ path: String) { self.path = FilePath(path) }

  /// The bytes of a reference; nil where there is none.
  func bytes(of name: String) throws(SnapshotError) -> [UInt8]? {
    do {
      guard let directory = try Directory.open(path) else { return nil }
      var walker = DirectoryWalker(directory)
      guard try walker.kind(of: FilePath(name)) != nil else { return nil }
      return try PictureFile.bytes(of: name, below: directory)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a reference so that it survives a loss of power, and removes temporary files of runs
  /// that were killed.
  func record(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try write(bytes, to: name, isDurable: true)
  }

  /// Writes a file that shows a failure.
  func writeFailure(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try write(Array("*\n".utf8), to: Self.failures + "/.gitignore", isDurable: false)
    try write(bytes, to: name, isDurable: false)
  }

  /// Removes a file, if it is there, and the folders above it that are empty then.
  func remove(_ name: String) throws(SnapshotError) {
    do {
      guard let directory = try Directory.open(path) else { return }
      var walker = DirectoryWalker(directory)
      // Folders are left alone where nothing was in them, as another test may be writing there.
      if try walker.kind(of: FilePath(name)) != nil { try walker.remove(FilePath(name)) }
    } catch {
      throw .file(error)
    }
  }

  private func write(
    _ bytes: [UInt8], to name: String, isDurable: Bool
  ) throws(SnapshotError) {
    do throws(FileError) {
      let directory = try Directory.make(path)
      if Self.swept.withLock({ $0.insert(path).inserted }) { try directory.removeAbandonedFiles() }
      var walker = DirectoryWalker(directory, isDurable: isDurable)
      let kind = try walker.kind(of: FilePath(name))
      if kind == .link {
        throw FileError(
          .follow, path: directory.path(of: FilePath(name)), code: .tooManySymbolicLinkLevels)
      }
      do {
        try walker.write(bytes, to: FilePath(name))
      } catch  where error.code == .noSuchFileOrDirectory {
        // A test that passed has removed the folder since it was made.
        try walker.write(bytes, to: FilePath(name))
      }
    } catch {
      throw .file(error)
    }
  }

  /// The folders from which temporary files were removed by this process.
  private static let swept = Mutex<Set<FilePath>>([])
}
