package import SystemPackage

/// An open folder. Symbolic links below it are not followed; the path of the folder itself may contain
/// links.
///
/// A ``DirectoryWalker`` reads and writes the files below it. Each thread needs its own walker.
package final class Directory: Sendable {
  package let path: FilePath
  /// Nil if the folder does not exist. Then everything in it is absent.
  let handle: FileDescriptor?

  private init(path: FilePath, handle: FileDescriptor?) {
    self.path = path
    self.handle = handle
  }

  /// Opens a folder; nil if there is none.
  package static func open(_ path: FilePath) throws(FileError) -> Directory? {
    do {
      return Directory(path: path, handle: try FileDescriptor.open(path, .folder))
    } catch .noSuchFileOrDirectory {
      return nil
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// Opens a folder in this one; nil if there is none.
  ///
  /// - Throws: `FileError` with `.follow` for a symbolic link and for any other failure.
  package func openFolder(_ name: FilePath.Component) throws(FileError) -> Directory? {
    guard let handle else { return nil }
    let path = path.appending(name)
    do {
      let folder = try handle.open(EntryName(name), [.folder, .noFollow])
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

  /// Opens a folder below the working folder by a path without symbolic links; nil if there is none.
  ///
  /// - Throws: `FileError`, with `.follow` for a link.
  package static func openWithoutLinks(_ path: FilePath) throws(FileError) -> Directory? {
    guard let here = try open(".") else { return nil }
    var walker = DirectoryWalker(here)
    guard let folder = try walker.parent(of: path.appending("."), isMaking: false)?.folder else {
      return nil
    }
    do {
      return Directory(path: path, handle: try folder.open(.folderItself, .folder))
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// Opens a folder. Creates it and the folders above it if they do not exist.
  package static func make(_ path: FilePath) throws(FileError) -> Directory {
    let here = FileDescriptor.workingFolder
    var folder = path.root.map { FilePath(root: $0) } ?? FilePath()
    for component in path.components {
      folder.append(component)
      do throws(Errno) {
        try here.makeFolder(EntryName(folder))
      } catch .fileExists {
        continue
      } catch {
        // Without permission the call fails even if the folder exists.
        guard try Stat.ifPresent(folder) != nil else {
          throw FileError(.write, path: folder, code: error)
        }
      }
    }
    do {
      return Directory(path: path, handle: try FileDescriptor.open(path, .folder))
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  deinit { handle?.closeQuietly() }

  /// Opens a regular file directly in the folder for writing. The caller closes it.
  ///
  /// - Parameter flags: whether the file is created if there is none, and how it is written.
  /// - Throws: `FileError`, also for a symbolic link, a pipe or a device.
  func openRegular(
    _ name: FilePath.Component, _ flags: OpenFlags
  ) throws(FileError) -> FileDescriptor {
    let path = path.appending(name)
    guard let handle else { throw FileError(.write, path: path, code: .noSuchFileOrDirectory) }
    let file: FileDescriptor
    do {
      file = try handle.open(EntryName(name), [flags, .noFollow])
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

  /// The inode number of the folder; 0 if it does not exist.
  package var inode: UInt64 {
    handle.flatMap { try? Stat($0) }?.version.inode ?? 0
  }

  /// Removes the temporary files of runs that were killed. They are directly in the folder.
  package func removeAbandonedFiles() throws(FileError) {
    guard let handle else { return }
    do {
      try TemporaryFile.removeAbandoned(in: handle)
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// An entry of a folder.
  package struct FolderEntry: Hashable, Sendable {
    package var name: FilePath.Component
    /// Whether it is a folder; false for a link to a folder.
    package var isFolder: Bool
    /// Whether it is a symbolic link, whatever its target is.
    package var isLink: Bool
  }

  /// Whether a path leads to a folder; links are followed.
  package static func isFolder(_ path: FilePath) throws(FileError) -> Bool {
    try Stat.ifPresent(path)?.type == .directory
  }

  /// The entries of a folder except `.` and `..`, in no particular order. Entries that are removed during
  /// the call are left out.
  ///
  /// - Parameter followsLink: whether to accept a symbolic link to the folder.
  /// - Throws: `FileError` if the folder, or the kind of an entry, can't be read.
  package static func entries(
    of path: FilePath, followsLink: Bool
  ) throws(FileError) -> [FolderEntry] {
    var failing = path
    do throws(Errno) {
      let folder = try FileDescriptor.open(path, followsLink ? .folder : [.folder, .noFollow])
      defer { folder.closeQuietly() }
      var entries: [FolderEntry] = []
      for name in try folder.entries() {
        failing = path.appending(name)
        do throws(Errno) {
          let type = try Stat(of: EntryName(name), in: folder).type
          entries.append(
            FolderEntry(name: name, isFolder: type == .directory, isLink: type == .symbolicLink))
        } catch {
          guard error.isAbsence else { throw error }
        }
      }
      return entries
    } catch {
      throw FileError(.read, path: failing, code: error)
    }
  }

  /// The path of a file in this folder, for messages.
  package func path(of name: FilePath) -> FilePath { path.pushing(name) }
}
