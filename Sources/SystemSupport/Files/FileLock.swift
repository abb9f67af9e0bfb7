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
  /// What taking a lock gave.
  package enum Outcome: ~Copyable {
    case taken(FileLock)
    /// Another process holds it.
    case held
    /// The file system can't lock this; the error number.
    case failed(Int32)
  }

  private let descriptor: Int32

  /// Locks a folder itself.
  package static func lock(_ folder: Directory) -> Outcome {
    guard let handle = folder.handle else { return .failed(ENOENT) }
    return lock(fcntl(handle, F_DUPFD_CLOEXEC, 0))
  }

  /// Locks a file in a folder, made where there is none.
  package static func lock(_ name: String, in folder: Directory) throws(FileError) -> Outcome {
    var walker = DirectoryWalker(folder)
    return lock(try walker.openForLocking(name))
  }

  private static func lock(_ descriptor: Int32) -> Outcome {
    guard descriptor >= 0 else { return .failed(errno) }
    if retryingInterrupts({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 {
      return .taken(FileLock(descriptor: descriptor))
    }
    let code = errno
    close(descriptor)
    return code == EWOULDBLOCK ? .held : .failed(code)
  }

  deinit {
    // A copy of a folder's descriptor shares its lock, which closing would leave in place.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
