package import SystemPackage

extension DirectoryWalker {
  /// The bytes of a regular file; nil where there is none.
  ///
  /// - Throws: `FileError`, also for a link, a pipe or a device, and a file longer than the limit.
  package mutating func bytes(of name: FilePath, limit: Int) throws(FileError) -> [UInt8]? {
    guard let (file, _) = try openRegular(name, limit: limit) else { return nil }
    defer { file.closeQuietly() }
    return try FileReader.bytes(ofOpen: file, path: directory.path(of: name), limit: limit)
  }
}
