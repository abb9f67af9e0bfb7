package import SystemPackage

/// Reads, writes and removes files below a directory without following any link.
///
/// Names are relative, with slashes between folders; each folder is opened in the one above
/// (`openat(2)` with `O_NOFOLLOW`), so that a folder swapped for a link in the middle of a run
/// leads nowhere.
package struct DirectoryWalker: ~Copyable {
  package let directory: Directory
  let isDurable: Bool
  var folders: OpenFolders

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
    folders = OpenFolders(directory, isDurable: isDurable)
  }

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
    guard let folder = try folders.folder(path, isMaking: isMaking) else { return nil }
    return (folder, FilePath(last))
  }
}
