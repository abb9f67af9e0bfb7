package import SystemPackage

extension DirectoryWalker {
  /// Writes a file under its name, whole or not at all; makes the folders it needs.
  ///
  /// A file of that name is replaced; of a link, the link itself and not its target.
  package mutating func write(_ bytes: [UInt8], to name: FilePath) throws(FileError) {
    guard let root = directory.handle else {
      throw FileError(.write, path: directory.path, code: .noSuchFileOrDirectory)
    }
    for isLastTry in [false, true] {
      guard let parent = try parent(of: name, isMaking: true) else { continue }
      do {
        return try AtomicFile.write(bytes, to: parent.leaf, in: parent.folder, from: root)
      } catch {
        // The folder may have been removed since it was opened.
        guard error == .noSuchFileOrDirectory, !isLastTry else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
        leaveFolder()
      }
    }
    throw FileError(.write, path: directory.path(of: name), code: .noSuchFileOrDirectory)
  }

  /// Gives a file another name (`linkat(2)`), so that its bytes are stored once; makes the folders it
  /// needs.
  ///
  /// - Parameter source: a walker of the same directory, which finds the file.
  /// - Returns: false where something has the name, or the file system has no such links: write the
  ///   file instead.
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
