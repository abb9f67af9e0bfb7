internal import CPlatform
package import SystemPackage

extension FilePath {
  /// The path of a file to write.
  ///
  /// - Throws: `FileError` where the text ends in a slash and so names a folder, as paths
  ///   themselves don't keep such a slash.
  package init(ofFile text: String) throws(FileError) {
    self.init(text)
    if text.utf8.last == UInt8(ascii: "/") {
      throw FileError(.write, path: self, code: .isDirectory)
    }
  }

  /// A relative path of one component.
  package init(_ component: Component) { self.init(root: nil, components: component) }

  /// Whether two paths lead to one file or folder: by device and inode, so that links, spellings and
  /// hard links don't hide it.
  ///
  /// False where a path leads to nothing, such as an output that is not written yet. Also false for
  /// pipes and devices, as nothing in them is overwritten.
  ///
  /// - Throws: `FileError` where the system can't tell.
  package func isSameFile(as other: FilePath) throws(FileError) -> Bool {
    guard let own = try FileStatus.ifPresent(self), own.kind != .other,
      let status = try FileStatus.ifPresent(other)
    else { return false }
    return own.identity.isSameFile(as: status.identity)
  }

  /// Whether the process may write to the file: `access(2)`.
  func checkWritable() throws(Errno) {
    try systemCall { withPlatformString { access($0, W_OK) } }
  }

  /// The absolute path without links; nil where it leads to nothing.
  package func resolved() -> FilePath? { try? withoutLinks() }

  /// The absolute path without links: `realpath(3)`.
  package func withoutLinks() throws(Errno) -> FilePath {
    let result = withPlatformString { path -> Result<FilePath, Errno> in
      guard let resolved = realpath(path, nil) else { return .failure(Errno(rawValue: errno)) }
      defer { free(resolved) }
      return .success(FilePath(platformString: resolved))
    }
    return try result.get()
  }

  /// The path that a link holds; nil where the path is none, or leads to nothing: `readlink(2)`.
  func linkTarget() throws(Errno) -> FilePath? {
    let capacity = Int(PATH_MAX)
    // One more for the 0 that ends a C string, which the call doesn't write.
    var buffer = [CInterop.PlatformChar](repeating: 0, count: capacity + 1)
    do throws(Errno) {
      try systemCall { withPlatformString { readlink($0, &buffer, capacity) } }
      return FilePath(platformString: buffer)
    } catch {
      guard error == .invalidArgument || error.isAbsence else { throw error }
      return nil
    }
  }
}
