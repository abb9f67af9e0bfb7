package import SystemPackage

/// An exclusive lock against other processes (`flock(2)`), held for the lifetime of the value.
///
/// The system also releases it when the process ends, for whatever reason.
package struct FileLock: ~Copyable {
  /// The result of taking a lock.
  package enum LockAttempt: ~Copyable {
    case acquired(FileLock)
    /// Another process holds it.
    case heldByOther
    /// The file system has no locks for this file or folder.
    case unsupported(Errno)
  }

  private let file: FileDescriptor

  /// Locks a folder itself.
  ///
  /// - Throws: `FileError` if the folder does not exist, or can't be opened or locked.
  package static func lock(_ folder: Directory) throws(FileError) -> LockAttempt {
    guard let handle = folder.handle else {
      throw FileError(.write, path: folder.path, code: .noSuchFileOrDirectory)
    }
    do throws(Errno) {
      // Opens the folder again. A duplicate of the descriptor would share the lock, and closing one of them
      // would not release it.
      return try lock(handle.open(.folderItself, .folder))
    } catch {
      throw FileError(.write, path: folder.path, code: error)
    }
  }

  /// Locks a file in a folder, and creates it if there is none.
  ///
  /// - Throws: `FileError` if the file can't be opened or locked.
  package static func lock(
    _ name: FilePath.Component, in folder: Directory
  ) throws(FileError) -> LockAttempt {
    let file = try folder.openRegular(name, .updating)
    do throws(Errno) {
      return try lock(file)
    } catch {
      throw FileError(.write, path: folder.path.appending(name), code: error)
    }
  }

  /// The errors of `flock(2)` on file systems without such locks. On NFS it also fails for a folder: an
  /// exclusive lock there needs a descriptor that is open for writing, which a folder can't have.
  private static let unsupported: [Errno] = [
    .notSupported, .noLocks, .noFunction, .invalidArgument, .badFileDescriptor,
  ]

  private static func lock(_ file: FileDescriptor) throws(Errno) -> LockAttempt {
    do throws(Errno) {
      if try file.tryLock() { return .acquired(FileLock(file: file)) }
      file.closeQuietly()
      return .heldByOther
    } catch {
      file.closeQuietly()
      guard unsupported.contains(error) else { throw error }
      return .unsupported(error)
    }
  }

  deinit { file.closeQuietly() }
}
