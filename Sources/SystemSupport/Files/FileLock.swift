package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An exclusive lock that other processes respect, for as long as the value lives: `flock(2)`.
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
      let copy = try systemCall { fcntl(handle.rawValue, F_DUPFD_CLOEXEC, 0) }
      return lock(FileDescriptor(rawValue: copy))
    } catch {
      return .failed(error)
    }
  }

  /// Locks a file in a folder, made where there is none.
  package static func lock(
    _ name: FilePath.Component, in folder: Directory
  ) throws(FileError) -> Outcome {
    lock(try folder.openForLocking(name))
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

  deinit {
    // A copy of a folder's descriptor shares its lock, which closing would not release.
    file.unlock()
    file.closeQuietly()
  }
}
