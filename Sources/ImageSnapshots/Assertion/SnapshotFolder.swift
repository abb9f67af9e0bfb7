import Synchronization
import SystemSupport

/// The folder of a test's references. No link inside it is followed.
struct SnapshotFolder {
  /// The name of the subfolder for the files of failures.
  static let failures = ".failures"

  private let path: FilePath

  init(_ path: String) { self.path = FilePath(path) }

  /// The bytes of a reference; nil if there is none.
  func bytes(of name: String) throws(SnapshotError) -> [UInt8]? {
    guard let directory = try directory() else { return nil }
    return try PictureFile.bytes(of: FilePath(name), in: directory)
  }

  /// The rules in the folder's file `snapshots.yml`.
  func rules() throws(SnapshotError) -> SnapshotRules {
    try SnapshotRules(of: directory())
  }

  /// Writes a file of a failure, and the `.gitignore` file of its folder.
  func writeFailure(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    try write(Array("*\n".utf8), to: Self.failures + "/.gitignore")
    try write(bytes, to: name)
  }

  /// Removes a file, if it exists, and then the folders above it that have become empty.
  func remove(_ name: String) throws(SnapshotError) {
    guard let directory = try directory() else { return }
    do {
      var walker = DirectoryWalker(directory)
      // If the file does not exist, empty folders stay because another test might be about to write there.
      if try walker.type(of: FilePath(name)) != nil { try walker.remove(FilePath(name)) }
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

  /// Writes a file. The first call for a folder also removes temporary files that killed processes left.
  func write(_ bytes: [UInt8], to name: String) throws(SnapshotError) {
    do throws(FileError) {
      let directory = try Directory.make(path)
      if Self.swept.withLock({ $0.insert(path).inserted }) { try directory.removeAbandonedFiles() }
      var walker = DirectoryWalker(directory)
      let name = FilePath(name)
      if try walker.type(of: name) == .symbolicLink {
        throw FileError(
          .follow, path: directory.path(of: name), code: .tooManySymbolicLinkLevels)
      }
      do {
        try walker.write(bytes, to: name)
      } catch  where error.code == .noSuchFileOrDirectory {
        // Another test passed and removed the empty folder after this one had created it. Tries once more.
        try walker.write(bytes, to: name)
      }
    } catch {
      throw .file(error)
    }
  }

  /// The folders from which this process has already removed old temporary files.
  private static let swept = Mutex<Set<FilePath>>([])
}
