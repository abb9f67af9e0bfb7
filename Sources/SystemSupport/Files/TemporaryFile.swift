import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Hidden files that hold what is being written until it takes its name.
///
/// Their names begin with `.mintmark-` and end in `.tmp`. A process that writes one holds a lock on
/// it (`flock(2)`), which the system releases however the process ends; so one without a lock is
/// what a killed run left, and the next run removes it.
package enum TemporaryFile {
  package static func isName(_ name: String) -> Bool {
    name.hasPrefix(".mintmark-") && name.hasSuffix(".tmp")
  }

  /// Creates a locked file in an open folder.
  ///
  /// - Returns: the name and the descriptor, which the caller closes; or the error number.
  package static func create(in folder: Int32) -> Result<
    (name: String, descriptor: Int32), SystemError
  > {
    while true {
      // In a container every run has the same process id, and one that was killed left its file.
      let count = counter.wrappingAdd(1, ordering: .relaxed).newValue
      let name = ".mintmark-\(getpid())-\(count).tmp"
      let descriptor = retryingInterrupts {
        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
      // Where files can't be locked, none is ever taken for abandoned either.
      _ = retryingInterrupts { flock(descriptor, LOCK_EX | LOCK_NB) }
      return .success((name, descriptor))
    }
  }

  /// Removes from an open folder what killed runs left.
  ///
  /// - Returns: 0 or the error number of listing the folder.
  @discardableResult
  package static func removeAbandoned(in folder: Int32) -> Int32 {
    let listing = DirectoryListing.names(in: folder)
    guard case .success(let names) = listing else {
      if case .failure(let error) = listing { return error.code }
      return 0
    }
    for name in names where isName(name) {
      let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else {
        // Not ours to read, or a link: nothing of ours is lost by removing the name of a link.
        if errno == ELOOP { unlinkat(folder, name, 0) }
        continue
      }
      let isAbandoned = retryingInterrupts { flock(file, LOCK_EX | LOCK_NB) } == 0
      if isAbandoned { _ = retryingInterrupts { unlinkat(folder, name, 0) } }
      close(file)
    }
    return 0
  }

  private static let counter = Atomic<UInt64>(0)
}

/// A number of `errno`.
package struct SystemError: Error, Hashable, Sendable {
  package var code: Int32

  package init(code: Int32) { self.code = code }
}

/// The names in a folder.
package enum DirectoryListing {
  /// The names in an open folder but `.` and `..`, in no order; those that are not UTF-8 are left
  /// out: `readdir(3)`.
  package static func names(in folder: Int32) -> Result<[String], SystemError> {
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return .failure(SystemError(code: errno)) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      return .failure(SystemError(code: code))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        return errno == 0 ? .success(names) : .failure(SystemError(code: errno))
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
  }
}
