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
    case failed(Errno)
  }

  private let file: FileDescriptor

  /// Locks a folder itself.
  package static func lock(_ folder: Directory) -> Outcome {
    guard let handle = folder.handle else { return .failed(.noSuchFileOrDirectory) }
    do throws(Errno) {
      // Not a copy of the descriptor, which would share the lock, so that closing would not release it.
      return lock(try handle.open(".", .folder))
    } catch {
      return .failed(error)
    }
  }

  /// Locks a file in a folder, made where there is none.
  package static func lock(
    _ name: FilePath.Component, in folder: Directory
  ) throws(FileError) -> Outcome {
    lock(try folder.openRegular(name, .updating))
  }

  private static func lock(_ file: FileDescriptor) -> Outcome {
    do throws(Errno) {
      if try file.lock() { return .taken(FileLock(file: file)) }
      file.closeQuietly()
      return .held
    } catch {
      file.closeQuietly()
      return .failed(error)
    }
  }

  deinit { file.closeQuietly() }
}
