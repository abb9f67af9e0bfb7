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

  /// Gives a file another name (`renameat(2)`), creates the folders above the new name, and removes those above the
  /// old one that are empty then.
  ///
  /// The file has one of the names at every moment. A file of the new name is replaced.
  package mutating func move(_ name: FilePath, to newName: FilePath) throws(FileError) {
    var target = DirectoryWalker(directory)
    guard let old = try parent(of: name, isMaking: false),
      let new = try target.parent(of: newName, isMaking: true)
    else { throw FileError(.read, path: directory.path(of: name), code: .noSuchFileOrDirectory) }
    do {
      try old.folder.rename(old.leaf, to: new.leaf, in: new.folder)
    } catch {
      throw FileError(.write, path: directory.path(of: newName), code: error)
    }
    try removeEmptyFolders(above: name)
  }
}
