package import SystemPackage

extension DirectoryWalker {
  /// Removes a file, if it exists, and then the folders above it that are empty.
  package mutating func remove(_ name: FilePath) throws(FileError) {
    if let parent = try parent(of: name, isMaking: false) {
      do {
        try parent.folder.remove(parent.leaf)
      } catch {
        guard error == .noSuchFileOrDirectory else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
      }
    }
    try removeEmptyFolders(above: name)
  }

  /// Removes the folders above a name that are empty, the innermost first.
  package mutating func removeEmptyFolders(above name: FilePath) throws(FileError) {
    var rest = name
    while rest.removeLastComponent(), !rest.isEmpty {
      leaveFolder()
      guard let parent = try parent(of: rest, isMaking: false) else { continue }
      do {
        try parent.folder.removeFolder(parent.leaf)
      } catch {
        switch error {
        case .noSuchFileOrDirectory: continue
        // If a folder is not empty, those above it are not empty either.
        case .directoryNotEmpty, .fileExists, .notDirectory: return
        default: throw FileError(.write, path: directory.path(of: rest), code: error)
        }
      }
    }
  }
}
