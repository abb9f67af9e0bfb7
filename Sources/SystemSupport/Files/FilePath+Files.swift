package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
  /// False where one of them leads to nothing, as an output that is yet to be written, and for pipes
  /// and devices, of which nothing is overwritten.
  package func isSameFile(as other: FilePath) -> Bool {
    guard let own = try? FileStatus(of: self), own.kind != .other,
      let status = try? FileStatus(of: other)
    else { return false }
    return own.identity.isSameFile(as: status.identity)
  }

  /// Whether the process may write to the file: `access(2)`.
  func checkWritable() throws(Errno) {
    try systemCall { withPlatformString { access($0, W_OK) } }
  }

  /// The absolute path without links; nil where it leads to nothing: `realpath(3)`.
  package func resolved() -> FilePath? {
    withPlatformString { path in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }

  /// The path that a link holds; nil where the path is none: `readlink(2)`.
  func linkTarget() -> FilePath? {
    let capacity = Int(PATH_MAX)
    // One more for the 0 that ends a C string, which the call doesn't write.
    var buffer = [CInterop.PlatformChar](repeating: 0, count: capacity + 1)
    let count = withPlatformString { readlink($0, &buffer, capacity) }
    return count > 0 ? FilePath(platformString: buffer) : nil
  }
}
