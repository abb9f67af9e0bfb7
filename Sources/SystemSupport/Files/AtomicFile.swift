package import SystemPackage

/// Writes files that are complete under their own name or absent, however the process ends.
///
/// A loss of power may leave an empty or a short file under the name, as a file system may write a name
/// before the bytes.
package enum AtomicFile {
  /// Replaces or creates the file at a path.
  ///
  /// The bytes go to a ``TemporaryFile`` beside it, which then takes the name (`rename(2)`). Those that
  /// killed runs left there are removed. A link is followed. A device or pipe is written directly, as it
  /// can't be replaced.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do throws(Errno) {
      if let target = try replaceable(path) {
        try replace(target, with: bytes)
      } else {
        let file = try FileDescriptor.open(path, .writing)
        try file.writeAndClose(bytes)
      }
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  private static func replace(_ path: FilePath, with bytes: [UInt8]) throws(Errno) {
    guard let name = path.lastComponent else { throw .isDirectory }
    let parent = path.removingLastComponent()
    let folder = try FileDescriptor.open(parent.isEmpty ? "." : parent, .folder)
    defer { folder.closeQuietly() }
    // Files of killed runs that can't be removed don't keep this one from being written.
    try? TemporaryFile.removeAbandoned(in: folder)
    for isLastTry in [false, true] {
      do throws(Errno) {
        return try write(bytes, to: FilePath(name), in: folder, from: folder)
      } catch {
        // Another process may take the temporary file for abandoned in the moment before it is
        // locked.
        guard error == .noSuchFileOrDirectory, !isLastTry else { throw error }
      }
    }
  }

  /// Writes a file in an open folder by way of a temporary file, which may lie in another folder of
  /// the same file system.
  static func write(
    _ bytes: [UInt8], to name: FilePath, in folder: FileDescriptor,
    from temporaryFolder: FileDescriptor
  ) throws(Errno) {
    let temporary = try TemporaryFile.create(in: temporaryFolder)
    do throws(Errno) {
      // Renamed before it is closed, which ends its lock.
      try temporary.file.writeAndClose(bytes) { () throws(Errno) in
        try temporaryFolder.rename(temporary.name, to: name, in: folder)
      }
    } catch {
      try? temporaryFolder.remove(temporary.name)
      throw error
    }
  }

  /// The path without links of the file that a path leads to, which need not exist yet.
  ///
  /// - Returns: nil for a device or pipe.
  /// - Throws: the system's error, also for a folder and for a file that its owner made read-only.
  private static func replaceable(_ path: FilePath) throws(Errno) -> FilePath? {
    guard !path.isEmpty else { throw .noSuchFileOrDirectory }
    let kind: FileStatus.Kind
    do {
      kind = try FileStatus(of: path).kind
    } catch .noSuchFileOrDirectory {
      return try withoutLinks(path)
    }
    switch kind {
    case .folder: throw .isDirectory
    case .other: return nil
    case .file, .link:
      try path.checkWritable()
      return try path.withoutLinks()
    }
  }

  /// A path that leads to nothing yet: itself, or the target of its last link.
  private static func withoutLinks(_ path: FilePath) throws(Errno) -> FilePath {
    var path = path
    // As many links in a row as Linux follows.
    for _ in 0..<40 {
      guard let target = try path.linkTarget() else { return path }
      path = path.removingLastComponent().pushing(target)
    }
    throw .tooManySymbolicLinkLevels
  }
}

extension FileDescriptor {
  /// Writes all bytes, and closes the file whatever fails.
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
