#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads, writes and removes files below a directory without following any link.
///
/// Names are relative, with slashes between folders; each folder is opened in the one above
/// (`openat(2)` with `O_NOFOLLOW`), so that a folder swapped for a link in the middle of a run leads
/// nowhere. The last folder stays open, as neighbours mostly share it.
package struct DirectoryWalker: ~Copyable {
  package let directory: Directory
  private let isDurable: Bool
  private var folderName = ""
  private var folder: Int32 = -1

  /// What a name stands for.
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
  }

  /// What reading a file gave.
  package enum ReadResult: Hashable, Sendable {
    /// There is nothing of that name.
    case absent
    /// The number of bytes at the beginning of the buffer.
    case bytes(Int)
    /// A link, a folder, a device, or a file that is longer than the limit.
    case unsuitable
  }

  /// - Parameter isDurable: whether files are on the disk before they take their names.
  package init(_ directory: Directory, isDurable: Bool = false) {
    self.directory = directory
    self.isDurable = isDurable
  }

  deinit { if folder >= 0 { close(folder) } }

  // MARK: - Reading

  /// Reads a regular file that is no longer than a limit.
  package mutating func read(
    _ name: String, limit: Int, into buffer: inout [UInt8]
  ) throws(FileError) -> ReadResult {
    guard let parent = try parent(of: name, isMaking: false) else { return .absent }
    let file = retryingInterrupts {
      openat(parent.folder, parent.leaf, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard file >= 0 else {
      switch errno {
      case ENOENT: return .absent
      case ELOOP, ENXIO, ENODEV: return .unsuitable
      default: throw FileError(.read, path: directory.path(of: name))
      }
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileError(.read, path: directory.path(of: name)) }
    guard info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else { return .unsuitable }
    let size = Int(info.st_size)
    if buffer.count < size { buffer = [UInt8](repeating: 0, count: max(size, 1 << 16)) }
    let count = buffer.withUnsafeMutableBytes { buffer in
      readAll(file, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<size]))
    }
    guard count >= 0 else { throw FileError(.read, path: directory.path(of: name)) }
    return count == size ? .bytes(size) : .unsuitable
  }

  /// Opens a regular file for reading; nil where there is none. The caller closes it.
  ///
  /// - Throws: `FileError`, also for a link, a pipe or a device, and a file longer than the limit.
  package mutating func openRegular(
    _ name: String, limit: Int
  ) throws(FileError) -> Int32? {
    guard let parent = try parent(of: name, isMaking: false) else { return nil }
    let path = directory.path(of: name)
    let file = retryingInterrupts {
      openat(parent.folder, parent.leaf, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? FileError(.follow, path: path) : FileError(.read, path: path)
    }
    let size: Int
    do {
      size = try FileReader.regularSize(file, path: path)
    } catch {
      close(file)
      throw error
    }
    guard size <= limit else {
      close(file)
      throw FileError(.read, path: path, code: EFBIG)
    }
    return file
  }

  /// What stands under a name; nil for nothing.
  package mutating func kind(of name: String) throws(FileError) -> Kind? {
    guard let parent = try parent(of: name, isMaking: false) else { return nil }
    var info = stat()
    guard fstatat(parent.folder, parent.leaf, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.read, path: directory.path(of: name))
    }
    return switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  // MARK: - Writing

  /// Writes a file under its name, whole or not at all; makes the folders it needs.
  package mutating func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try write(to: name) { AtomicFile.writeAll(bytes, to: $0) }
  }

  /// Writes a file piece by piece.
  ///
  /// What stands under the name is replaced, a link itself and not what it leads to.
  /// - Parameter body: writes to the descriptor it is given; returns 0 or the error number.
  package mutating func write(to name: String, _ body: (Int32) -> Int32) throws(FileError) {
    guard let root = directory.handle else {
      throw FileError(.write, path: directory.path, code: ENOENT)
    }
    for isLastTry in [false, true] {
      guard let parent = try parent(of: name, isMaking: true) else { continue }
      let code = AtomicFile.write(
        to: parent.leaf, in: parent.folder, from: root, isDurable: isDurable, body)
      if code == 0 { return }
      // The folder may have been removed since it was opened.
      guard code == ENOENT, !isLastTry else {
        throw FileError(.write, path: directory.path(of: name), code: code)
      }
      leave()
    }
    throw FileError(.write, path: directory.path(of: name), code: ENOENT)
  }

  /// Opens a file in the directory itself to add lines to; it begins with a new line where what was
  /// there ends without one.
  package mutating func openForAppending(_ name: String) throws(FileError) -> Int32 {
    let file = try openFile(name, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK)
    var last: UInt8 = 0
    let size = lseek(file, 0, SEEK_END)
    if size > 0, pread(file, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
      let code = AtomicFile.writeAll([UInt8(ascii: "\n")], to: file)
      if code != 0 {
        close(file)
        throw FileError(.write, path: directory.path(of: name), code: code)
      }
    }
    return file
  }

  /// Opens a file in the directory itself to hold a lock on.
  package mutating func openForLocking(_ name: String) throws(FileError) -> Int32 {
    try openFile(name, O_RDWR | O_CREAT | O_NONBLOCK)
  }

  private func openFile(_ name: String, _ flags: Int32) throws(FileError) -> Int32 {
    let path = directory.path(of: name)
    guard let root = directory.handle else { throw FileError(.write, path: path, code: ENOENT) }
    let file = retryingInterrupts { openat(root, name, flags | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    guard file >= 0 else {
      throw errno == ELOOP ? FileError(.follow, path: path) : FileError(.write, path: path)
    }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw FileError(.write, path: path, code: FileError.notRegular)
    }
    return file
  }

  // MARK: - Removing

  /// Removes a file, if it is there, and the folders above it that are empty then.
  package mutating func remove(_ name: String) throws(FileError) {
    if let parent = try parent(of: name, isMaking: false) {
      if retryingInterrupts({ unlinkat(parent.folder, parent.leaf, 0) }) != 0, errno != ENOENT {
        throw FileError(.write, path: directory.path(of: name))
      }
      if isDurable { _ = synchronize(parent.folder) }
    }
    try removeEmptyFolders(above: name)
  }

  /// Removes the folders above a name that are empty, the innermost first.
  package mutating func removeEmptyFolders(above name: String) throws(FileError) {
    var rest = name[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      if isOpen(rest) { leave() }
      guard let parent = try parent(of: String(rest), isMaking: false) else { continue }
      let isRemoved = retryingInterrupts { unlinkat(parent.folder, parent.leaf, AT_REMOVEDIR) }
      if isRemoved == 0 || errno == ENOENT { continue }
      // A folder that is not empty keeps those above it too.
      if errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR { return }
      throw FileError(.write, path: directory.path(of: rest))
    }
  }

  // MARK: - Folders

  /// The open folder above a name, and the name in it; nil where the folder does not exist.
  ///
  /// - Throws: `FileError` with `.follow` where a folder on the way is a link.
  private mutating func parent(
    of name: String, isMaking: Bool
  ) throws(FileError) -> (folder: Int32, leaf: String)? {
    guard let root = directory.handle else { return nil }
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (root, name) }
    let path = name[..<slash]
    let leaf = String(name[name.utf8.index(after: slash)...])
    if folder >= 0, isOpen(path) { return (folder, leaf) }
    leave()
    var current: Int32 = root
    var end = path.startIndex
    for component in path.utf8.split(separator: UInt8(ascii: "/")) {
      end = component.endIndex
      let next = open(String(Substring(component)), in: current, isMaking: isMaking)
      let code = next < 0 ? errno : 0
      let isLink = code != 0 && self.isLink(String(Substring(component)), in: current)
      if current != root { close(current) }
      guard code == 0 else {
        let shown = directory.path(of: path[..<end])
        if isLink { throw FileError(.follow, path: shown) }
        // Nothing can lie in a file.
        if !isMaking, code == ENOENT || code == ENOTDIR { return nil }
        throw FileError(isMaking ? .write : .read, path: shown, code: code)
      }
      current = next
    }
    folder = current
    folderName = String(path)
    return (folder, leaf)
  }

  private func open(_ name: String, in folder: Int32, isMaking: Bool) -> Int32 {
    func open() -> Int32 {
      retryingInterrupts { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }
    let found = open()
    guard found < 0, errno == ENOENT, isMaking else { return found }
    let isMade = retryingInterrupts { mkdirat(folder, name, 0o777) }
    guard isMade == 0 || errno == EEXIST else { return -1 }
    if isDurable { _ = synchronize(folder) }
    return open()
  }

  private func isLink(_ name: String, in folder: Int32) -> Bool {
    let code = errno
    defer { errno = code }
    var info = stat()
    return fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0
      && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether the open folder has a name, byte for byte: to a file system, canonically equivalent
  /// names are two.
  private func isOpen(_ name: Substring) -> Bool {
    folderName.utf8.elementsEqual(name.utf8)
  }

  private mutating func leave() {
    if folder >= 0 { close(folder) }
    folder = -1
    folderName = ""
  }
}
