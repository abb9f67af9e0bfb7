internal import CPlatform
package import SystemPackage

extension FilePath {
  /// The path of a file to write.
  ///
  /// - Throws: `FileError` if the text ends in a slash, which means a folder. A `FilePath` does not keep
  ///   that slash, so only the text shows it.
  package init(ofFile text: String) throws(FileError) {
    self.init(text)
    if text.utf8.last == UInt8(ascii: "/") {
      throw FileError(.write, path: self, code: .isDirectory)
    }
  }

  /// A form of a path for comparisons that ignore letter case and Unicode normalization, as some disks do.
  ///
  /// Comparing strings already ignores normalization. Converting to upper case first makes `ß` and `SS` equal.
  package static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// A relative path that has one component.
  package init(_ component: Component) { self.init(root: nil, components: component) }

  /// Whether two paths lead to the same file or folder. Compares device and inode, so that symbolic links,
  /// hard links and other spellings of a path are recognized.
  ///
  /// False if a path leads to nothing, such as an output that is not written yet. Also false for pipes,
  /// sockets and devices, because nothing in them is overwritten.
  ///
  /// - Throws: `FileError` if the status of a file can't be read.
  package func isSameFile(as other: FilePath) throws(FileError) -> Bool {
    guard let own = try Stat.ifPresent(self), [.regular, .directory].contains(own.type),
      let status = try Stat.ifPresent(other)
    else { return false }
    return own.version.isSameFile(as: status.version)
  }

  /// Throws the system's error if the process may not write to the file: `access(2)`.
  func checkWritable() throws(Errno) {
    try systemCall { withPlatformString { access($0, W_OK) } }
  }

  /// The path from the working folder, if it leads below it; otherwise the path itself.
  package func fromWorkingFolder() throws(FileError) -> FilePath {
    guard isAbsolute, let here = try FilePath(".").resolved(), let own = try resolved(),
      own.starts(with: here), own != here
    else { return self }
    return FilePath(root: nil, Array(own.components.dropFirst(here.components.count)))
  }

  /// The absolute path with symbolic links resolved; nil if there is nothing at the path.
  package func resolved() throws(FileError) -> FilePath? {
    do { return try realPath() } catch  where error.isAbsence {
      return nil
    } catch {
      throw FileError(.read, path: self, code: error)
    }
  }

  /// The absolute path with symbolic links resolved: `realpath(3)`.
  package func realPath() throws(Errno) -> FilePath {
    let result = withPlatformString { path -> Result<FilePath, Errno> in
      guard let resolved = realpath(path, nil) else { return .failure(Errno(rawValue: errno)) }
      defer { free(resolved) }
      return .success(FilePath(platformString: resolved))
    }
    return try result.get()
  }

  /// The target that a symbolic link contains; nil if the path is not a link or leads to nothing:
  /// `readlink(2)`.
  func linkTarget() throws(Errno) -> FilePath? {
    let capacity = Int(PATH_MAX)
    // One element more for the 0 that ends a C string. The call does not write it.
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
