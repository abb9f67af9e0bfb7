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

  /// Moves a reference. It has the new name before it loses the old one.
  mutating func move(_ name: PictureName, to other: PictureName) throws(FileError) {
    guard let bytes = try bytes(of: name.path, limit: EncodedPicture.largestFile) else {
      throw FileError(.read, path: directory.path(of: name.path), code: .noSuchFileOrDirectory)
    }
    try write(bytes, to: other.path)
    try remove(name.path)
  }
}
