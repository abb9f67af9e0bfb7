package import SystemPackage

/// Reads, writes and removes files below a directory without following any link.
///
/// Names are relative, with slashes between folders; each folder is opened in the one above
/// (`openat(2)` with `O_NOFOLLOW`), so that a folder swapped for a link in the middle of a run
/// leads nowhere.
package struct DirectoryWalker: ~Copyable {
  package let directory: Directory
  /// The folder of the last file, which stays open as its neighbours mostly follow.
  private var last: (path: FilePath, handle: FileDescriptor)?

  /// The result of reading a file.
  package enum Content: Hashable, Sendable {
    /// There is nothing of that name.
    case absent
    case bytes([UInt8])
    /// A link, a folder, a pipe, a device, or a file longer than the limit.
    case unsuitable(FileError)
  }

  package init(_ directory: Directory) { self.directory = directory }

  deinit { last?.handle.closeQuietly() }

  // MARK: - Reading

  /// Reads a regular file that is no longer than a limit.
  ///
  /// - Throws: `FileError` where the system fails, or a folder on the way is a link.
  package mutating func read(_ name: FilePath, limit: Int) throws(FileError) -> Content {
    guard let parent = try parent(of: name, isMaking: false) else { return .absent }
    let path = directory.path(of: name)
    do throws(Errno) {
      let file = try parent.folder.open(parent.leaf, [.reading, .noFollow])
      defer { file.closeQuietly() }
      return .bytes(try file.regularBytes(limit: limit))
    } catch {
      let failure = FileError(opening: path, to: .read, code: error)
      switch error {
      case .noSuchFileOrDirectory: return .absent
      case .tooManySymbolicLinkLevels, .isDirectory, FileError.notRegular, .fileTooLarge,
        // A socket, or a device without a driver.
        .noSuchAddressOrDevice, .operationNotSupportedByDevice:
        return .unsuitable(failure)
      default: throw failure
      }
    }
  }

  /// The bytes of a regular file; nil where there is none.
  ///
  /// - Throws: `FileError`, also for whatever ``read(_:limit:)`` finds unsuitable.
  package mutating func bytes(of name: FilePath, limit: Int) throws(FileError) -> [UInt8]? {
    switch try read(name, limit: limit) {
    case .absent: nil
    case .bytes(let bytes): bytes
    case .unsuitable(let error): throw error
    }
  }

  /// The kind of a file; nil where there is none.
  package mutating func kind(of name: FilePath) throws(FileError) -> FileStatus.Kind? {
    try status(of: name)?.kind
  }

  /// The status of a file, or of a link itself; nil where there is none.
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

  // MARK: - Folders

  /// The open folder above a name, and the name in it; nil where the folder does not exist.
  ///
  /// - Throws: `FileError` with `.follow` where a folder on the way is a link.
  mutating func parent(
    of name: FilePath, isMaking: Bool
  ) throws(FileError) -> (folder: FileDescriptor, leaf: FilePath)? {
    guard directory.handle != nil else { return nil }
    guard let last = name.lastComponent else {
      throw FileError(isMaking ? .write : .read, path: directory.path, code: .isDirectory)
    }
    let path = name.removingLastComponent()
    guard let folder = try folder(path, isMaking: isMaking) else { return nil }
    return (folder, FilePath(last))
  }

  /// Opens a folder, made with those above it where there is none and `isMaking`; nil where there is none
  /// otherwise. It stays open until another folder is asked for, or left.
  ///
  /// - Parameter path: relative to the directory; the empty path is the directory itself.
  /// - Throws: `FileError` with `.follow` where a folder on the way is a link.
  private mutating func folder(
    _ path: FilePath, isMaking: Bool
  ) throws(FileError) -> FileDescriptor? {
    guard let root = directory.handle, !path.isEmpty else { return directory.handle }
    if let last, last.path == path { return last.handle }
    leaveFolder()
    var handle = root
    var walked = FilePath()
    for name in path.components {
      walked.append(name)
      let parent = handle
      defer { if parent.rawValue != root.rawValue { parent.closeQuietly() } }
      do throws(Errno) {
        handle = try parent.openFolder(FilePath(name), isMaking: isMaking)
      } catch {
        // Nothing can lie in a file.
        let isAbsent = error == .noSuchFileOrDirectory || error == .notDirectory
        if error == .tooManySymbolicLinkLevels || isAbsent && parent.isLink(FilePath(name)) {
          throw FileError(.follow, path: directory.path(of: walked), code: .notDirectory)
        }
        if isAbsent, !isMaking { return nil }
        throw FileError(isMaking ? .write : .read, path: directory.path(of: walked), code: error)
      }
    }
    last = (path, handle)
    return handle
  }

  /// Closes the folder of the last file, as it may be removed.
  mutating func leaveFolder() {
    last?.handle.closeQuietly()
    last = nil
  }
}

extension FileDescriptor {
  /// Opens a folder in this one, made where there is none and `isMaking`; a link is an error.
  fileprivate func openFolder(_ name: FilePath, isMaking: Bool) throws(Errno) -> FileDescriptor {
    do throws(Errno) {
      return try open(name, [.folder, .noFollow])
    } catch {
      guard error == .noSuchFileOrDirectory, isMaking else { throw error }
    }
    do throws(Errno) {
      try makeFolder(name)
    } catch {
      // Another thread or process made it.
      guard error == .fileExists else { throw error }
    }
    return try open(name, [.folder, .noFollow])
  }

  fileprivate func isLink(_ name: FilePath) -> Bool {
    (try? FileStatus(of: name, in: self))?.kind == .link
  }
}
