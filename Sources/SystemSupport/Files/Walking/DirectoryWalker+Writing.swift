package import SystemPackage

extension DirectoryWalker {
  /// Writes a file, completely or not at all, and creates the folders above it.
  ///
  /// An existing file is replaced. A symbolic link is replaced itself; its target stays.
  package mutating func write(_ bytes: [UInt8], to name: FilePath) throws(FileError) {
    guard let root = directory.handle else {
      throw FileError(.write, path: directory.path, code: .noSuchFileOrDirectory)
    }
    for isLastTry in [false, true] {
      guard let parent = try parent(of: name, isMaking: true) else { continue }
      do {
        return try AtomicFile.write(bytes, to: parent.leaf, in: parent.folder, from: root)
      } catch {
        // Another thread or process may have removed the folder since it was opened.
        guard error == .noSuchFileOrDirectory, !isLastTry else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
        leaveFolder()
      }
    }
    throw FileError(.write, path: directory.path(of: name), code: .noSuchFileOrDirectory)
  }

  /// Creates a hard link to a file (`linkat(2)`), so that its bytes are stored once. Creates the folders
  /// above the link.
  ///
  /// - Parameters:
  ///   - original: the name of the existing file.
  ///   - source: a walker of the same directory, which opens the folder of the original.
  ///   - name: the name of the link.
  /// - Returns: false if the link can't be created, such as when the name exists or the file system has no
  ///   hard links. The caller then writes the file instead.
  /// - Throws: `FileError` if a folder can't be opened or created.
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
}
