package import SystemPackage

/// An exclusive lock against other processes, held until the value is released: `flock(2)`.
///
/// The system releases it when the process ends, however it ends.
package struct FileLock: ~Copyable {
  /// The result of taking a lock.
  package enum Outcome: ~Copyable {
    case taken(FileLock)
    /// Another process holds it.
    case held
    /// The file system can't lock this.
    case unsupported(Errno)
  }

  private let file: FileDescriptor

  /// Locks a folder itself.
  ///
  /// - Throws: `FileError` where the folder can't be opened just now.
  package static func lock(_ folder: Directory) throws(FileError) -> Outcome {
    guard let handle = folder.handle else {
      throw FileError(.write, path: folder.path, code: .noSuchFileOrDirectory)
    }
    do throws(Errno) {
      // Not a copy of the descriptor, which would share the lock, so that closing would not release it.
      return try lock(handle.open(".", .folder))
    } catch {
      throw FileError(.write, path: folder.path, code: error)
    }
  }

  /// Locks a file in a folder, made where there is none.
  ///
  /// - Throws: `FileError` where the file can't be opened.
  package static func lock(
    _ name: FilePath.Component, in folder: Directory
  ) throws(FileError) -> Outcome {
    let file = try folder.openRegular(name, .updating)
    do throws(Errno) {
      return try lock(file)
    } catch {
      throw FileError(.write, path: folder.path.appending(name), code: error)
    }
  }

  /// What `flock(2)` answers on file systems without such locks, and NFS for a folder, which it can't open
  /// for writing.
  private static let unsupported: [Errno] = [
    .notSupported, .noLocks, .noFunction, .invalidArgument, .badFileDescriptor,
  ]

  private static func lock(_ file: FileDescriptor) throws(Errno) -> Outcome {
    do throws(Errno) {
      if try file.lock() { return .taken(FileLock(file: file)) }
      file.closeQuietly()
      return .held
    } catch {
      file.closeQuietly()
      guard unsupported.contains(error) else { throw error }
      return .unsupported(error)
    }
  }

  deinit { file.closeQuietly() }
}
