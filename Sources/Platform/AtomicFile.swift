import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files that are complete under their own name or absent, whatever happens on the way.
public enum AtomicFile {
  /// Replaces or creates the file at a path.
  ///
  /// The bytes go to a hidden neighbour first, which then takes the name (`rename(2)`). A link is
  /// followed; a device or pipe is written directly, as it can't be replaced.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try destination(of: path)
    guard target.isReplaceable else { return try writeDirectly(bytes, to: target.path) }
    var temporary: String
    var descriptor: Int32
    // In a container every run has the same id, and one that was killed left its file.
    repeat {
      temporary = temporaryName(beside: target.path)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { throw FileError(.write, path: path) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, target.path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw FileError(.write, path: path, code: failure)
    }
  }

  /// Writes to an open descriptor until everything is out; returns 0 or the error number.
  public static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }

  /// The name of a hidden file beside another, used by no one else who is alive.
  ///
  /// It begins with `.mintmark-` and ends in `.tmp`, so that what a killed run left can be told.
  public static func temporaryName(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let count = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(folder).mintmark-\(getpid())-\(count).tmp"
  }

  private static let counter = Atomic<UInt64>(0)

  private static func destination(
    of path: String
  ) throws(FileError) -> (path: String, isReplaceable: Bool) {
    guard !path.isEmpty else { throw FileError(.write, path: path, code: ENOENT) }
    if path.hasSuffix("/") { throw FileError(.write, path: path, code: EISDIR) }
    var info = stat()
    guard stat(path, &info) == 0 else { return (try unresolved(path), true) }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(.write, path: path, code: EISDIR)
    case S_IFREG:
      // A file that its owner made read-only stays as it is.
      guard access(path, W_OK) == 0 else { throw FileError(.write, path: path) }
      guard let resolved = realpath(path, nil) else { return (path, true) }
      defer { free(resolved) }
      return (String(cString: resolved), true)
    default: return (path, false)
    }
  }

  /// Where a path leads that leads to nothing yet: itself, or what its links name.
  private static func unresolved(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<mostLinks {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return path }
      let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw FileError(.write, path: path, code: ELOOP)
  }

  /// How many links in a row are followed, as on Linux.
  private static let mostLinks = 40

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path: path) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw FileError(.write, path: path, code: failure) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
