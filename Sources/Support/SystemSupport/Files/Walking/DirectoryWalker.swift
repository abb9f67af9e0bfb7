package import SystemPackage

/// Reads, writes and removes files below a directory without following symbolic links.
///
/// Names are paths relative to the directory. Each folder is opened relative to the one above (`openat(2)`
/// with `O_NOFOLLOW`). So a folder that is replaced by a link during a run is an error and not followed.
package struct DirectoryWalker: ~Copyable {
  package let directory: Directory
  /// The folder of the last file. It stays open because the next file is mostly in the same folder.
  private var last: (anyName: EntryName, handle: FileDescriptor)?

  /// The result of reading a file.
  package enum ReadResult: Hashable, Sendable {
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
  /// - Throws: `FileError` if a system call fails, or a folder on the way is a link.
  package mutating func read(_ name: FilePath, limit: Int) throws(FileError) -> ReadResult {
    guard let parent = try parent(of: name, isMaking: false) else { return .absent }
    do throws(Errno) {
      let file = try parent.folder.open(parent.leaf, [.reading, .noFollow])
      defer { file.closeQuietly() }
      return .bytes(try file.regularBytes(limit: limit))
    } catch {
      let failure = FileError(opening: directory.path(of: name), to: .read, code: error)
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

  /// The bytes of a regular file; nil if nothing has the name.
  ///
  /// - Throws: `FileError`, also for content that ``read(_:limit:)`` returns as unsuitable.
  package mutating func bytes(of name: FilePath, limit: Int) throws(FileError) -> [UInt8]? {
    switch try read(name, limit: limit) {
    case .absent: nil
    case .bytes(let bytes): bytes
    case .unsuitable(let error): throw error
    }
  }

  /// The type of a file; nil if there is none.
  package mutating func type(of name: FilePath) throws(FileError) -> FileType? {
    try status(of: name)?.type
  }

  /// The status of a file; nil if there is none. For a link, the status is that of the link.
  package mutating func status(of name: FilePath) throws(FileError) -> Stat? {
    guard let parent = try parent(of: name, isMaking: false) else { return nil }
    do {
      return try Stat(of: parent.leaf, in: parent.folder)
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw FileError(.read, path: directory.path(of: name), code: error)
    }
  }

  // MARK: - Folders

  /// The open folder above a name, and the last component of the name; nil if the folder does not exist.
  ///
  /// - Parameter isMaking: whether to create missing folders.
  /// - Throws: `FileError`, with `.follow` if a folder on the way is a link.
  mutating func parent(
    of name: FilePath, isMaking: Bool
  ) throws(FileError) -> (folder: FileDescriptor, leaf: EntryName)? {
    guard directory.handle != nil else { return nil }
    guard let leaf = EntryName(lastOf: name) else {
      throw FileError(isMaking ? .write : .read, path: directory.path, code: .isDirectory)
    }
    guard let folder = try folder(of: leaf, isMaking: isMaking) else { return nil }
    return (folder, leaf)
  }

  /// Opens the folder of a name; nil if it does not exist. It stays open until another folder is opened, or
  /// until ``leaveFolder()``.
  ///
  /// - Parameters:
  ///   - name: relative to the directory.
  ///   - isMaking: whether to create the folder, and those above it, if they do not exist.
  /// - Throws: `FileError`, with `.follow` if a folder on the way is a link.
  private mutating func folder(
    of leaf: EntryName, isMaking: Bool
  ) throws(FileError) -> FileDescriptor? {
    guard let root = directory.handle, leaf.hasFolders else { return directory.handle }
    if let last, last.anyName.isBeside(leaf) { return last.handle }
    leaveFolder()
    var handle = root
    let names = leaf.folders
    for (index, name) in names.enumerated() {
      let parent = handle
      defer { if parent.rawValue != root.rawValue { parent.closeQuietly() } }
      do throws(Errno) {
        handle = try parent.openFolder(name, isMaking: isMaking)
      } catch {
        let path = names[...index].reduce(directory.path) { $0.pushing($1.path) }
        // If the parent is a file, the folder does not exist either.
        let isAbsent = error.isAbsence
        if error == .tooManySymbolicLinkLevels || isAbsent && parent.isLink(name) {
          throw FileError(.follow, path: path, code: .notDirectory)
        }
        if isAbsent, !isMaking { return nil }
        throw FileError(isMaking ? .write : .read, path: path, code: error)
      }
    }
    last = (leaf, handle)
    return handle
  }

  /// Closes the folder of the last file; call this if the folder may be removed.
  mutating func leaveFolder() {
    last?.handle.closeQuietly()
    last = nil
  }
}

extension FileDescriptor {
  /// Opens a folder in this one. If there is none and `isMaking` is true, creates it. A symbolic link is an
  /// error.
  fileprivate func openFolder(_ name: EntryName, isMaking: Bool) throws(Errno) -> FileDescriptor {
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

  fileprivate func isLink(_ name: EntryName) -> Bool {
    (try? Stat(of: name, in: self))?.type == .symbolicLink
  }
}
