#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An entry of a folder.
package struct DirectoryEntry: Hashable, Sendable {
  /// The name, byte for byte, as it need not be UTF-8.
  package var name: [UInt8]
  /// Whether it is a folder itself, and not a link to one.
  package var isFolder: Bool

  /// The entries of a folder, without `.` and `..`, in no particular order: `readdir(3)`.
  ///
  /// - Parameter followsLink: whether the folder may be a link to one.
  /// - Throws: `FileError` where the folder can't be opened or read.
  package static func entries(
    ofFolder path: String, followsLink: Bool
  ) throws(FileError) -> [DirectoryEntry] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = retryingInterrupts { open(path, flags) }
    guard descriptor >= 0 else { throw FileError(.read, path: path) }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(.read, path: path, code: code)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError(.read, path: path) }
        return entries
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
      let type = Int32(entry.pointee.d_type)
      entries.append(
        DirectoryEntry(
          name: name,
          isFolder: type == Int32(DT_UNKNOWN)
            ? isFolder(name, in: descriptor) : type == Int32(DT_DIR)))
    }
  }

  /// Whether an entry is a folder, on file systems that list no types: `fstatat(2)`.
  private static func isFolder(_ name: [UInt8], in folder: Int32) -> Bool {
    var info = stat()
    let name = (name + [0]).map { CChar(bitPattern: $0) }
    return fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0
      && info.st_mode & S_IFMT == S_IFDIR
  }
}
