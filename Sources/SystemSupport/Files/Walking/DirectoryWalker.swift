package import SystemPackage

/// Reads, writes and removes files below a directory without following any link.
///
/// Names are relative, with slashes between folders; each folder is opened in the one above
/// (`openat(2)` with `O_NOFOLLOW`), so that a folder swapped for a link in the middle of a run
/// leads nowhere. The last folder stays open, as neighbours mostly share it.
package struct DirectoryWalker: ~Copyable {
  package let directory: Directory
  private let isDurable: Bool
  private var folderName = FilePath()
  private var folder: FileDescriptor?
  /// A folder that was not there when it was last looked for, so that it is looked for once for all
  /// files in it. Another process may have made it since.
  private var missingFolder: FilePath?

  /// The result of reading a file.
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

  deinit { folder?.closeQuietly() }

  // MARK: - Reading

  /// Reads a regular file that is no longer than a limit.
  package mutating func read(
    _ name: FilePath, limit: Int, into buffer: inout [UInt8]
  ) throws(FileError) -> ReadResult {
    guard let parent = try parent(of: name, isMaking: false) else { return .absent }
    do throws(Errno) {
      let file: FileDescriptor
      do throws(Errno) {
        file = try parent.folder.open(parent.leaf, [.reading, .noFollow])
      } catch {
        switch error {
        case .noSuchFileOrDirectory: return .absent
        case .tooManySymbolicLinkLevels, .noSuchAddressOrDevice, .operationNotSupportedByDevice:
          return .unsuitable
        default: throw error
        }
      }
      defer { file.closeQuietly() }
      return try Self.read(file, limit: limit, into: &buffer)
    } catch {
      throw FileError(.read, path: directory.path(of: name), code: error)
    }
  }

  /// Opens a regular file for reading, with its size in bytes; nil where there is none. The caller
  /// closes it.
  ///
  /// - Throws: `FileError`, also for a link, a pipe or a device, and a file longer than the limit.
  package mutating func openRegular(
    _ name: FilePath, limit: Int
  ) throws(FileError) -> (file: FileDescriptor, size: Int)? {
    guard let parent = try parent(of: name, isMaking: false) else { return nil }
    let path = directory.path(of: name)
    let file: FileDescriptor
    do {
      file = try parent.folder.open(parent.leaf, [.reading, .noFollow])
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      let isLink = error == .tooManySymbolicLinkLevels
      throw FileError(isLink ? .follow : .read, path: path, code: error)
    }
    do throws(FileError) {
      let size = try FileReader.regularSize(file, path: path)
      guard size <= limit else { throw FileError(.read, path: path, code: .fileTooLarge) }
      return (file, size)
    } catch {
      file.closeQuietly()
      throw error
    }
  }

  /// The kind of file that has a name; nil for none.
  package mutating func kind(of name: FilePath) throws(FileError) -> FileStatus.Kind? {
    try status(of: name)?.kind
  }

  /// The status of the file that has a name, itself a link or not; nil for none.
  package mutating func status(of name: FilePath) throws(FileError) -> FileStatus? {
    guard let parent = try parent(of: name, isMaking: false) else { return nil }
    do {
      return try FileStatus(of: parent.leaf, in: parent.folder)
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw FileError(.read, path: directory.path(of: name), code: error)
    }
  }

  // MARK: - Writing

  /// Writes a file under its name, whole or not at all; makes the folders it needs.
  package mutating func write(_ bytes: [UInt8], to name: FilePath) throws(FileError) {
    try write(to: name) { file throws(Errno) in try file.writeEverything(bytes) }
  }

  /// Writes a file piece by piece.
  ///
  /// A file of that name is replaced; of a link, the link itself and not its target.
  /// - Parameter body: writes to the descriptor it is given.
  package mutating func write(
    to name: FilePath, _ body: (FileDescriptor) throws(Errno) -> Void
  ) throws(FileError) {
    guard let root = directory.handle else {
      throw FileError(.write, path: directory.path, code: .noSuchFileOrDirectory)
    }
    for isLastTry in [false, true] {
      guard let parent = try parent(of: name, isMaking: true) else { continue }
      do {
        return try AtomicFile.write(
          to: parent.leaf, in: parent.folder, from: root, isDurable: isDurable, body)
      } catch {
        // The folder may have been removed since it was opened.
        guard error == .noSuchFileOrDirectory, !isLastTry else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
        leave()
      }
    }
    throw FileError(.write, path: directory.path(of: name), code: .noSuchFileOrDirectory)
  }

  /// Gives a file another name (`linkat(2)`), so that its bytes are stored once; makes the folders it
  /// needs.
  ///
  /// - Parameter source: a walker of the same directory, which finds the file.
  /// - Returns: false where that can't be done, as something has the name or the file system has no
  ///   such links: write the file instead.
  package mutating func link(
    _ original: FilePath, of source: inout DirectoryWalker, to name: FilePath
  ) throws(FileError) -> Bool {
    guard let old = try source.parent(of: original, isMaking: false),
      let new = try parent(of: name, isMaking: true)
    else { return false }
    do {
      try old.folder.link(old.leaf, to: new.leaf, in: new.folder)
      return true
    } catch {
      return false
    }
  }

  // MARK: - Removing

  /// Removes a file, if it is there, and the folders above it that are empty then.
  package mutating func remove(_ name: FilePath) throws(FileError) {
    if let parent = try parent(of: name, isMaking: false) {
      do {
        try parent.folder.remove(parent.leaf)
      } catch {
        guard error == .noSuchFileOrDirectory else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
      }
      if isDurable { try? parent.folder.synchronize() }
    }
    try removeEmptyFolders(above: name)
  }

  /// Removes the folders above a name that are empty, the innermost first.
  package mutating func removeEmptyFolders(above name: FilePath) throws(FileError) {
    var rest = name
    while rest.removeLastComponent(), !rest.isEmpty {
      if rest == folderName { leave() }
      guard let parent = try parent(of: rest, isMaking: false) else { continue }
      do {
        try parent.folder.removeFolder(parent.leaf)
      } catch {
        switch error {
        case .noSuchFileOrDirectory: continue
        // A folder that is not empty keeps those above it too.
        case .directoryNotEmpty, .fileExists, .notDirectory: return
        default: throw FileError(.write, path: directory.path(of: rest), code: error)
        }
      }
    }
  }

  // MARK: - Folders

  /// The open folder above a name, and the name in it; nil where the folder does not exist.
  ///
  /// - Throws: `FileError` with `.follow` where a folder on the way is a link.
  private mutating func parent(
    of name: FilePath, isMaking: Bool
  ) throws(FileError) -> (folder: FileDescriptor, leaf: FilePath)? {
    guard let root = directory.handle else { return nil }
    guard let last = name.lastComponent else {
      throw FileError(isMaking ? .write : .read, path: directory.path, code: .isDirectory)
    }
    let leaf = FilePath(last)
    let path = name.removingLastComponent()
    if path.isEmpty { return (root, leaf) }
    if let folder, path == folderName { return (folder, leaf) }
    if !isMaking, path == missingFolder { return nil }
    leave()
    var current = root
    var walked = FilePath()
    for component in path.components {
      walked.append(component)
      let next: FileDescriptor
      do {
        defer { if current != root { current.closeQuietly() } }
        next = try open(FilePath(component), in: current, isMaking: isMaking)
      } catch {
        switch error {
        case .isLink:
          throw FileError(.follow, path: directory.path(of: walked), code: .notDirectory)
        // Nothing can lie in a file.
        case .failed(.noSuchFileOrDirectory) where !isMaking,
          .failed(.notDirectory) where !isMaking:
          missingFolder = path
          return nil
        case .failed(let code):
          throw FileError(isMaking ? .write : .read, path: directory.path(of: walked), code: code)
        }
      }
      current = next
    }
    folder = current
    folderName = path
    if isMaking { missingFolder = nil }
    return (current, leaf)
  }

  private enum OpenFailure: Error {
    case isLink
    case failed(Errno)
  }

  /// Opens a folder in another, made where there is none and `isMaking`.
  private func open(
    _ name: FilePath, in folder: FileDescriptor, isMaking: Bool
  ) throws(OpenFailure) -> FileDescriptor {
    do throws(Errno) {
      do throws(Errno) {
        return try folder.open(name, [.folder, .noFollow])
      } catch {
        guard error == .noSuchFileOrDirectory, isMaking else { throw error }
      }
      do throws(Errno) {
        try folder.makeFolder(name)
      } catch {
        // Another thread or process made it.
        guard error == .fileExists else { throw error }
      }
      if isDurable { try? folder.synchronize() }
      return try folder.open(name, [.folder, .noFollow])
    } catch {
      let isLink =
        error != .noSuchFileOrDirectory && (try? FileStatus(of: name, in: folder))?.kind == .link
      throw isLink ? .isLink : .failed(error)
    }
  }

  private mutating func leave() {
    folder?.closeQuietly()
    folder = nil
    folderName = FilePath()
  }
}
