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
}
