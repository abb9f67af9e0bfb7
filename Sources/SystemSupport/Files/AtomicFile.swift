package import SystemPackage

/// Writes files that are complete under their own name or absent, however the process ends.
///
/// A loss of power may leave an empty or a short file under the name, as a file system may write a name
/// before the bytes.
package enum AtomicFile {
  /// Replaces or creates the file at a path.
  ///
  /// The bytes go to a hidden neighbour first, which then takes the name (`rename(2)`); such
  /// neighbours that killed runs left are removed. A link is followed; a device or pipe is written
  /// directly, as it can't be replaced.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    do throws(Errno) {
      let target = try Target(path)
      guard target.isReplaceable else { return try writeDirectly(bytes, to: target.path) }
      try replace(target.path, with: bytes)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  private static func replace(_ path: FilePath, with bytes: [UInt8]) throws(Errno) {
    guard let name = path.lastComponent else { throw .isDirectory }
    let parent = path.removingLastComponent()
    let folder = try FileDescriptor.open(parent.isEmpty ? "." : parent, .folder)
    defer { folder.closeQuietly() }
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
      try temporary.file.writeEverything(bytes)
      // Renamed before it is closed, which ends its lock.
      try temporaryFolder.rename(temporary.name, to: name, in: folder)
    } catch {
      try? temporaryFolder.remove(temporary.name)
      temporary.file.closeQuietly()
      throw error
    }
    try temporary.file.closeWritten()
  }

  /// The file that a path leads to.
  private struct Target {
    var path: FilePath
    var isReplaceable: Bool

    init(_ path: FilePath) throws(Errno) {
      guard !path.isEmpty else { throw .noSuchFileOrDirectory }
      let status: FileStatus
      do {
        status = try FileStatus(of: path)
      } catch .noSuchFileOrDirectory {
        (self.path, isReplaceable) = (try Self.withoutLinks(path), true)
        return
      }
      switch status.kind {
      case .folder: throw .isDirectory
      case .file, .link:
        // A file that its owner made read-only stays as it is.
        try path.checkWritable()
        (self.path, isReplaceable) = (try path.withoutLinks(), true)
      case .other: (self.path, isReplaceable) = (path, false)
      }
    }

    /// A path that leads to nothing yet: itself, or the path that its links name.
    private static func withoutLinks(_ path: FilePath) throws(Errno) -> FilePath {
      var path = path
      for _ in 0..<mostLinks {
        guard let target = try path.linkTarget() else { return path }
        path = path.removingLastComponent().pushing(target)
      }
      throw .tooManySymbolicLinkLevels
    }

    /// How many links in a row are followed, as on Linux.
    private static let mostLinks = 40
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: FilePath) throws(Errno) {
    let file = try FileDescriptor.open(path, .writing)
    do {
      try file.writeEverything(bytes)
    } catch {
      file.closeQuietly()
      throw error
    }
    try file.closeWritten()
  }
}
