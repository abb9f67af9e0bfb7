#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes files that are complete under their own name or absent, however the process ends.
///
/// After a loss of power that holds for durable writes only: others may leave an empty or a short
/// file under the name, as a file system may write a name before the bytes.
public enum AtomicFile {
  /// Replaces or creates the file at a path.
  ///
  /// The bytes go to a hidden neighbour first, which then takes the name (`rename(2)`); such
  /// neighbours that killed runs left are removed. A link is followed; a device or pipe is written
  /// directly, as it can't be replaced.
  ///
  /// - Parameter isDurable: whether the bytes, then the name, are on the disk when this returns.
  public static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = false
  ) throws(FileError) {
    let target = try destination(of: path)
    guard target.isReplaceable else { return try writeDirectly(bytes, to: target.path) }
    let slash = target.path.lastIndex(of: "/")
    let folderPath = slash.map { $0 == target.path.startIndex ? "/" : String(target.path[..<$0]) }
    let folder = retryingInterrupts {
      open(folderPath ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard folder >= 0 else { throw FileError(.write, path: path) }
    defer { close(folder) }
    TemporaryFile.removeAbandoned(in: folder)
    let name = slash.map { String(target.path[target.path.index(after: $0)...]) } ?? target.path
    var code: Int32 = ENOENT
    // Another process may take the temporary file for abandoned in the moment before it is locked.
    for _ in 0..<2 where code == ENOENT {
      code = write(to: name, in: folder, from: folder, isDurable: isDurable) { descriptor in
        writeAll(bytes, to: descriptor)
      }
    }
    guard code == 0 else { throw FileError(.write, path: path, code: code) }
  }

  /// Writes a file in an open folder by way of a temporary file, which may lie in another folder of
  /// the same file system; 0 or the error number.
  ///
  /// - Parameter body: writes to the descriptor it is given; returns 0 or the error number.
  package static func write(
    to name: String, in folder: Int32, from temporaryFolder: Int32, isDurable: Bool,
    _ body: (Int32) -> Int32
  ) -> Int32 {
    let temporary: (name: String, descriptor: Int32)
    switch TemporaryFile.create(in: temporaryFolder) {
    case .success(let file): temporary = file
    case .failure(let error): return error.code
    }
    var code = body(temporary.descriptor)
    if code == 0, isDurable { code = synchronize(temporary.descriptor) }
    // Renamed before it is closed, which ends its lock.
    if code == 0 {
      let isRenamed = retryingInterrupts {
        renameat(temporaryFolder, temporary.name, folder, name)
      }
      if isRenamed != 0 { code = errno }
    }
    if code != 0 { _ = retryingInterrupts { unlinkat(temporaryFolder, temporary.name, 0) } }
    if close(temporary.descriptor) != 0, code == 0, errno != EINTR { code = errno }
    if code == 0, isDurable { code = synchronize(folder) }
    return code
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

  private static func destination(
    of path: String
  ) throws(FileError) -> (path: String, isReplaceable: Bool) {
    guard !path.isEmpty else { throw FileError(.write, path: path, code: ENOENT) }
    if path.hasSuffix("/") { throw FileError(.write, path: path, code: EISDIR) }
    var info = stat()
    guard stat(path, &info) == 0 else {
      guard errno == ENOENT else { throw FileError(.write, path: path) }
      return (try unresolved(path), true)
    }
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
    let descriptor = retryingInterrupts { open(path, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(.write, path: path) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileError(.write, path: path, code: failure) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
