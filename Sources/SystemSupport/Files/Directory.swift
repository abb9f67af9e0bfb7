#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder held open, in which files are found by names relative to it.
///
/// Its own path may lead through links; no link below it is followed. A ``DirectoryWalker`` does the
/// work, one for each thread.
package final class Directory: Sendable {
  package let path: String
  /// Nil where the folder does not exist, so that everything in it is absent.
  let handle: Int32?

  /// Opens a folder; nil where there is none.
  package init?(existing path: String) throws(FileError) {
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    self.path = path
    handle = descriptor >= 0 ? descriptor : nil
    guard descriptor < 0 else { return }
    if errno == ENOENT { return nil }
    throw FileError(.read, path: path)
  }

  /// Opens a folder in another, unless it is a link; nil where there is none.
  package init?(existing name: String, in parent: Directory) throws(FileError) {
    let path = parent.path(of: name)
    self.path = path
    let descriptor = retryingInterrupts {
      openat(parent.handle ?? -1, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    handle = descriptor >= 0 ? descriptor : nil
    guard descriptor < 0 else { return }
    if errno == ENOENT { return nil }
    throw FileError(.follow, path: path)
  }

  /// A folder that does not exist; nothing can be written into it.
  package init(missing path: String) {
    self.path = path
    handle = nil
  }

  /// Opens a folder, made first with those above it where there is none.
  package static func make(_ path: String) throws(FileError) -> Directory {
    var end = path.startIndex
    while end < path.endIndex {
      let next = path.utf8[path.utf8.index(after: end)...].firstIndex(of: UInt8(ascii: "/"))
      end = next ?? path.endIndex
      let folder = String(path[..<end])
      guard retryingInterrupts({ mkdir(folder, 0o777) }) != 0, errno != EEXIST else { continue }
      // A folder that can't be made for want of permission may well be there.
      let code = errno
      var info = stat()
      guard stat(folder, &info) == 0 else { throw FileError(.write, path: folder, code: code) }
    }
    guard let directory = try Directory(existing: path) else {
      throw FileError(.write, path: path, code: ENOENT)
    }
    return directory
  }

  deinit { if let handle { close(handle) } }

  /// The number the file system knows the folder by; 0 where it does not exist.
  package var inode: UInt64 {
    var info = stat()
    guard let handle, fstat(handle, &info) == 0 else { return 0 }
    return UInt64(info.st_ino)
  }

  /// Removes the temporary files of runs that were killed, which all lie in the folder itself.
  package func removeAbandonedFiles() throws(FileError) {
    guard let handle else { return }
    let code = TemporaryFile.removeAbandoned(in: handle)
    guard code == 0 else { throw FileError(.read, path: path, code: code) }
  }

  /// The path of a file in it, for messages.
  package func path(of name: some StringProtocol) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}
