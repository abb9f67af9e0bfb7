import Platform
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder a batch writes into, held open; all names are relative to it.
final class OutputFolder: Sendable {
  let path: String
  private let descriptor: Int32
  private let count = Atomic<UInt64>(0)

  /// Opens a folder; nil where there is none.
  init?(existing path: String) throws(PipelineError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    guard descriptor < 0 else { return }
    if errno == ENOENT { return nil }
    throw .file(FileError(.write, path: path))
  }

  /// A folder that is not there; everything in it is absent.
  init(missing path: String) {
    self.path = path
    descriptor = -1
  }

  /// Opens a folder, made first where there is none.
  static func make(_ path: String) throws(PipelineError) -> OutputFolder {
    for parent in OutputPath.folders(of: path) where !parent.isEmpty {
      _ = mkdir(String(parent), 0o777)
    }
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .file(FileError(.write, path: path)) }
    guard let folder = try OutputFolder(existing: path) else {
      throw .file(FileError(.write, path: path, code: ENOENT))
    }
    return folder
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads a regular file that is no longer than `limit` bytes; nil where there is none such.
  func read(_ name: String, limit: Int, into buffer: inout [UInt8]) -> Int? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else {
      return nil
    }
    let size = Int(info.st_size)
    if buffer.count < size { buffer = [UInt8](repeating: 0, count: max(size, 1 << 16)) }
    return buffer.withUnsafeMutableBytes { buffer in
      var done = 0
      while done < size {
        let count = systemRead(file, buffer.baseAddress.map { $0 + done }, size - done)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return nil }
        done += count
      }
      return size
    }
  }

  /// Opens a regular file to read its lines; nil where there is none.
  func lines(of name: String) -> LineReader? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return LineReader(file)
  }

  /// Whether a regular file holds exactly the bytes of a size and digest.
  func holds(_ name: String, size: Int, digest: Digest, buffer: inout [UInt8]) -> Bool {
    guard let count = read(name, limit: size, into: &buffer), count == size else { return false }
    var state = SHA256()
    buffer.withUnsafeBytes { state.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return Digest(bytes: state.finish()) == digest
  }

  /// Writes a file under its name, whole or not at all; makes the folders it needs.
  func write(_ bytes: [UInt8], to name: String) throws(PipelineError) {
    try write(to: name) { AtomicFile.writeAll(bytes, to: $0) }
  }

  /// Writes a file piece by piece.
  ///
  /// - Parameter body: writes to the descriptor it is given; returns 0 or the error's number.
  func write(to name: String, _ body: (Int32) -> Int32) throws(PipelineError) {
    let temporary =
      ".mintmark-\(getpid())-\(count.wrappingAdd(1, ordering: .relaxed).newValue).tmp"
    let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(name) }
    var code = body(file)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0 { code = rename(temporary, to: name) }
    guard code == 0 else {
      unlinkat(descriptor, temporary, 0)
      throw failure(name, code: code)
    }
  }

  /// Removes a file and the folders that are empty then.
  func remove(_ name: String) throws(PipelineError) {
    if unlinkat(descriptor, name, 0) != 0, errno != ENOENT, errno != ENOTDIR { throw failure(name) }
    for folder in OutputPath.folders(of: name).reversed() {
      // Fails where something is left in it, which then keeps the ones above it too.
      guard unlinkat(descriptor, String(folder), AT_REMOVEDIR) == 0 else { return }
    }
  }

  /// Opens a file to add lines to.
  func openForAppending(_ name: String) throws(PipelineError) -> Int32 {
    let file = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(name) }
    return file
  }

  /// Opens a file to hold a lock on.
  func openForLocking(_ name: String) throws(PipelineError) -> Int32 {
    let file = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(name) }
    return file
  }

  /// Locks the folder itself against other runs, as far as the file system can; 0 or the error.
  func lock() -> Int32 { flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno }

  /// Lets other runs in again.
  func unlock() { _ = flock(descriptor, LOCK_UN) }

  /// The number the file system knows the folder by.
  var inode: UInt64 {
    var info = stat()
    return fstat(descriptor, &info) == 0 ? UInt64(info.st_ino) : 0
  }

  /// Refuses a folder or file that is, or lies behind, a link leading out of this folder.
  func checkLinks(_ name: Substring) throws(PipelineError) {
    var info = stat()
    guard fstatat(descriptor, String(name), &info, AT_SYMLINK_NOFOLLOW) == 0,
      info.st_mode & S_IFMT == S_IFLNK
    else { return }
    guard let root = resolved(path), let target = resolved("\(path)/\(name)"),
      target == root || target.hasPrefix(root == "/" ? root : root + "/")
    else { throw .linkLeadsOut(String(name), output: path) }
  }

  /// Removes what a run that was killed left half written.
  func sweep() throws(PipelineError) {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let folder = fdopendir(copy) else { throw failure("") }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".mintmark-"), name.hasSuffix(".tmp") { unlinkat(descriptor, name, 0) }
    }
  }

  private func rename(_ temporary: String, to name: String) -> Int32 {
    if renameat(descriptor, temporary, descriptor, name) == 0 { return 0 }
    guard errno == ENOENT else { return errno }
    for folder in OutputPath.folders(of: name) {
      if mkdirat(descriptor, String(folder), 0o777) != 0, errno != EEXIST { return errno }
    }
    return renameat(descriptor, temporary, descriptor, name) == 0 ? 0 : errno
  }

  private func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func failure(_ name: String, code: Int32 = errno) -> PipelineError {
    .file(FileError(.write, path: name.isEmpty ? path : "\(path)/\(name)", code: code))
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
