package import SystemPackage

/// An open folder, below which no link is followed; its own path may lead through links.
///
/// A ``DirectoryWalker`` reads and writes the files below it, one walker for each thread.
package final class Directory: Sendable {
  package let path: FilePath
  /// Nil where the folder does not exist, so that everything in it is absent.
  let handle: FileDescriptor?

  private init(path: FilePath, handle: FileDescriptor?) {
    self.path = path
    self.handle = handle
  }

  /// Opens a folder; nil where there is none.
  package static func open(_ path: FilePath) throws(FileError) -> Directory? {
    do {
      return Directory(path: path, handle: try FileDescriptor.open(path, .folder))
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// Opens a folder in this one, unless it is a link; nil where there is none.
  package func openFolder(_ name: FilePath.Component) throws(FileError) -> Directory? {
    guard let handle else { return nil }
    let path = path.appending(name)
    do {
      let folder = try handle.open(FilePath(name), [.folder, .noFollow])
      return Directory(path: path, handle: folder)
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw FileError(.follow, path: path, code: error)
    }
  }

  /// A folder that does not exist; nothing can be written into it.
  package static func missing(_ path: FilePath) -> Directory {
    Directory(path: path, handle: nil)
  }

  /// Opens a folder, made first with those above it where there is none.
  package static func make(_ path: FilePath) throws(FileError) -> Directory {
    let here = FileDescriptor.workingFolder
    var folder = path.root.map { FilePath(root: $0) } ?? FilePath()
    for component in path.components {
      folder.append(component)
      do throws(Errno) {
        try here.makeFolder(folder)
      } catch .fileExists {
        continue
      } catch {
        // A folder that can't be made for want of permission may well be there.
        guard try FileStatus.ifPresent(folder) != nil else {
          throw FileError(.write, path: folder, code: error)
        }
      }
    }
    guard let directory = try open(path) else {
      throw FileError(.write, path: path, code: .noSuchFileOrDirectory)
    }
    return directory
  }

  /// Opens a folder that only its owner may read, made first with the one above it where there is
  /// none; nil where it can't be made or is a link.
  package static func makePrivate(_ path: FilePath) throws(FileError) -> Directory? {
    guard let name = path.lastComponent else { return nil }
    let here = FileDescriptor.workingFolder
    let parent = path.removingLastComponent()
    try? here.makeFolder(parent, mode: 0o700)
    try? here.makeFolder(path, mode: 0o700)
    return try open(parent)?.openFolder(name)
  }

  deinit { handle?.closeQuietly() }

  /// Opens a regular file of the folder itself to write to, made where there is none. The caller closes it.
  ///
  /// - Throws: `FileError`, also for a link, a pipe or a device.
  func openRegular(
    _ name: FilePath.Component, _ flags: OpenFlags
  ) throws(FileError) -> FileDescriptor {
    let path = path.appending(name)
    guard let handle else { throw FileError(.write, path: path, code: .noSuchFileOrDirectory) }
    let file: FileDescriptor
    do {
      file = try handle.open(FilePath(name), [flags, .noFollow])
    } catch {
      throw FileError(opening: path, to: .write, code: error)
    }
    do {
      _ = try file.regularSize()
      return file
    } catch {
      file.closeQuietly()
      throw FileError(.write, path: path, code: error)
    }
  }

  /// The inode number of the folder; 0 where it does not exist.
  package var inode: UInt64 {
    handle.flatMap { try? FileStatus(of: $0) }?.identity.inode ?? 0
  }

  /// Removes the temporary files of runs that were killed, which all lie in the folder itself.
  package func removeAbandonedFiles() throws(FileError) {
    guard let handle else { return }
    do {
      try TemporaryFile.removeAbandoned(in: handle)
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// An entry of a folder.
  package struct Entry: Hashable, Sendable {
    package var name: FilePath.Component
    /// Whether it is a folder itself, not a link to one.
    package var isFolder: Bool
    /// Whether it is a link, to whatever it leads.
    package var isLink: Bool
  }

  /// Whether a path leads to a folder; links are followed.
  package static func isFolder(_ path: FilePath) throws(FileError) -> Bool {
    try FileStatus.ifPresent(path)?.kind == .folder
  }

  /// The entries of a folder except `.` and `..`, in no order, without those that are removed
  /// meanwhile.
  ///
  /// - Parameter followsLink: whether the path may be a link to the folder.
  /// - Throws: `FileError` where the folder can't be read, or it can't be found out what an entry is.
  package static func entries(
    of path: FilePath, followsLink: Bool
  ) throws(FileError) -> [Entry] {
    var failing = path
    do throws(Errno) {
      let folder = try FileDescriptor.open(path, followsLink ? .folder : [.folder, .noFollow])
      defer { folder.closeQuietly() }
      var entries: [Entry] = []
      for name in try folder.entries() {
        failing = path.appending(name)
        do throws(Errno) {
          let kind = try FileStatus(of: FilePath(name), in: folder).kind
          entries.append(Entry(name: name, isFolder: kind == .folder, isLink: kind == .link))
        } catch {
          guard error.isAbsence else { throw error }
        }
      }
      return entries
    } catch {
      throw FileError(.read, path: failing, code: error)
    }
  }

  /// The path of a file in it, for messages.
  package func path(of name: FilePath) -> FilePath { path.pushing(name) }
}
