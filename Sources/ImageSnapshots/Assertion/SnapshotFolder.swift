import Synchronization
import SystemSupport

/// The folder of a test's references; no link below it is followed.
struct SnapshotFolder {
  /// The folder below it for the files of failures.
  static let failures = ".failures"

  private let path: FilePath

  init(_ path: String) { self.path = FilePath(path) }

  /// The bytes of a reference; nil where there is none.
  func bytes(of name: String) throws(SnapshotError) -> [UInt8]? {
    guard let directory = try directory() else { return nil }
    return try PictureFile.bytes(of: FilePath(name), in: directory)
  }

  /// Writes a file of a failure.
  func writeFailure(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try write(Array("*\n".utf8), to: Self.failures + "/.gitignore")
    try write(bytes, to: name)
  }

  /// Removes a file, if it exists, and the folders above it that are empty then.
  func remove(_ name: String) throws(SnapshotError) {
    guard let directory = try directory() else { return }
    do {
      var walker = DirectoryWalker(directory)
      // Folders stay where the file does not exist, as another test may be about to write there.
      if try walker.kind(of: FilePath(name)) != nil { try walker.remove(FilePath(name)) }
    } catch {
      throw .file(error)
    }
  }

  private func directory() throws(SnapshotError) -> Directory? {
    do {
      return try Directory.open(path)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a file, and removes temporary files of killed runs.
  func write(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    do throws(FileError) {
      let directory = try Directory.make(path)
      if Self.swept.withLock({ $0.insert(path).inserted }) { try directory.removeAbandonedFiles() }
      var walker = DirectoryWalker(directory)
      let name = FilePath(name)
      if try walker.kind(of: name) == .link {
        throw FileError(
          .follow, path: directory.path(of: name), code: .tooManySymbolicLinkLevels)
      }
      do {
        try walker.write(bytes, to: name)
      } catch  where error.code == .noSuchFileOrDirectory {
        // A test that passed has removed the folder since it was made.
        try walker.write(bytes, to: name)
      }
    } catch {
      throw .file(error)
    }
  }

  /// The folders from which temporary files were removed by this process.
  private static let swept = Mutex<Set<FilePath>>([])
}
