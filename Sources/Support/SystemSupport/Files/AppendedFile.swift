package import SystemPackage

/// A file that only grows, such as a journal. Several threads and processes can append to it at once.
package final class AppendedFile: Sendable {
  private let path: FilePath
  private let file: FileDescriptor

  /// Opens a file by its path, and creates it if there is none. Symbolic links are followed.
  package init(_ path: FilePath) throws(FileError) {
    do {
      file = try FileDescriptor.open(path, .appending)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
    self.path = path
  }

  /// Opens a regular file directly in a folder, and creates it if there is none. Symbolic links are not
  /// followed.
  ///
  /// If the last line has no newline because a process was killed, a newline is appended first.
  package init(_ name: FilePath.Component, in folder: Directory) throws(FileError) {
    file = try folder.openRegular(name, .updatingAtEnd)
    path = folder.path.appending(name)
    do {
      var last: UInt8 = 0
      let size = Int(clamping: try Stat(file).size)
      if size > 0, try file.readByte(at: size - 1, into: &last), last != UInt8(ascii: "\n") {
        try file.writeEverything([UInt8(ascii: "\n")])
      }
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  deinit { file.closeQuietly() }

  /// Appends bytes, by one system call if the system takes them all (`O_APPEND` of `open(2)`). Then the
  /// bytes of several writers are not mixed.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try file.writeEverything(bytes)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }
}
