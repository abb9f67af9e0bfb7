package import SystemPackage

/// Writes files atomically: however the process ends, the name belongs to the complete new file or to the old
/// one.
///
/// After a power failure the file can be empty or too short, because a file system can write the name
/// before the bytes.
package enum AtomicFile {
  /// Replaces or creates the file at a path.
  ///
  /// The bytes go to a ``TemporaryFile`` in the same folder, which is then renamed (`rename(2)`). Temporary
  /// files that killed runs left in that folder are removed. A symbolic link is followed. A device or pipe
  /// is written directly, because it can't be replaced. The new file has the permissions of the replaced one, and
  /// none of its other hard links.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do throws(Errno) {
      if let (target, permissions) = try replacedPath(path) {
        try replace(target, with: bytes, permissions)
      } else {
        let file = try FileDescriptor.open(path, .writing)
        try file.writeAndClose(bytes)
      }
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  private static func replace(
    _ path: FilePath, with bytes: [UInt8], _ permissions: FilePermissions?
  ) throws(Errno) {
    guard let name = path.lastComponent else { throw .isDirectory }
    let parent = path.removingLastComponent()
    let folder = try FileDescriptor.open(parent.isEmpty ? "." : parent, .folder)
    defer { folder.closeQuietly() }
    // If files of killed runs can't be removed, this file is written nevertheless.
    try? TemporaryFile.removeAbandoned(in: folder)
    for isLastTry in [false, true] {
      do throws(Errno) {
        return try write(bytes, to: EntryName(name), in: folder, from: folder, permissions)
      } catch {
        // Another process can remove the temporary file as abandoned in the moment before it is locked.
        guard error == .noSuchFileOrDirectory, !isLastTry else { throw error }
      }
    }
  }

  /// Writes a file in an open folder. The temporary file can be in another folder of the same file
  /// system.
  ///
  /// - Parameter permissions: those of the file; nil for those of any new file.
  static func write(
    _ bytes: [UInt8], to name: EntryName, in folder: FileDescriptor,
    from temporaryFolder: FileDescriptor, _ permissions: FilePermissions? = nil
  ) throws(Errno) {
    let temporary = try TemporaryFile.create(in: temporaryFolder)
    do throws(Errno) {
      // Renames the file before it is closed, because closing it releases its lock.
      // A file system without permissions is no reason to keep the old file.
      if let permissions { try? temporary.file.setPermissions(permissions) }
      try temporary.file.writeAndClose(bytes) { () throws(Errno) in
        try temporaryFolder.rename(temporary.name, to: name, in: folder)
      }
    } catch {
      try? temporaryFolder.remove(temporary.name)
      throw error
    }
  }

  /// The path of the file to replace, with symbolic links resolved, and its permissions. The file need not exist yet.
  ///
  /// - Returns: nil for a device, a pipe or a socket.
  /// - Throws: the system's error, also for a folder and for a file that the process may not write to.
  private static func replacedPath(
    _ path: FilePath
  ) throws(Errno) -> (FilePath, FilePermissions?)? {
    guard !path.isEmpty else { throw .noSuchFileOrDirectory }
    let status: Stat
    do {
      status = try Stat(path)
    } catch .noSuchFileOrDirectory {
      return (try finalTarget(path), nil)
    }
    switch status.type {
    case .directory: throw .isDirectory
    case .regular:
      try path.checkWritable()
      return (try path.realPath(), status.permissions)
    default: return nil
    }
  }

  /// The path of a file that does not exist yet: the path itself, or the target of its last link.
  private static func finalTarget(_ path: FilePath) throws(Errno) -> FilePath {
    var path = path
    // Linux follows at most 40 links in a row.
    for _ in 0..<40 {
      guard let target = try path.linkTarget() else { return path }
      path = path.removingLastComponent().pushing(target)
    }
    throw .tooManySymbolicLinkLevels
  }
}

extension FileDescriptor {
  /// Writes all bytes, and closes the file even if writing fails.
  fileprivate func writeAndClose(
    _ bytes: [UInt8], beforeClosing: () throws(Errno) -> Void = {}
  ) throws(Errno) {
    do throws(Errno) {
      try writeEverything(bytes)
      try beforeClosing()
    } catch {
      closeQuietly()
      throw error
    }
    try closeWritten()
  }
}
