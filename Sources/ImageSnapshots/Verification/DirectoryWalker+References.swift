import ImageComparison
import SystemSupport

/// Changes of single references.
extension DirectoryWalker {
  /// Checks that neither a link nor a folder is in the way of a reference that is to be written.
  mutating func checkWritable(_ name: PictureName) throws(FileError) {
    let type = try type(of: name.path)
    let path = directory.path(of: name.path)
    if type == .symbolicLink {
      throw FileError(.follow, path: path, code: .tooManySymbolicLinkLevels)
    }
    if type == .directory { throw FileError(.write, path: path, code: .isDirectory) }
  }

  /// Whether a reference is a pointer of Git LFS. The picture that it stands for must not get lost.
  mutating func isGitLFSPointer(_ name: PictureName) throws(FileError) -> Bool {
    // The specification allows pointers of less than 1,024 bytes.
    guard case .bytes(let bytes) = try read(name.path, limit: 1024) else { return false }
    return OtherFile(bytes) == .gitLFSPointer
  }

  /// Removes the folders of references that are empty, also those that an interrupted run left.
  mutating func removeEmptyFolders() throws(FileError) {
    let folders = try PictureFolder(directory.path).listing().folders
    for folder in folders.reversed() {
      do {
        try removeEmptyFolders(above: folder.appending("."))
      } catch  where error.code == .resourceBusy {
        // A mount point can't be removed, and stays.
      }
    }
  }
}
