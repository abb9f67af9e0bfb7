package import SystemPackage

/// A file that only grows, such as a journal; several threads and processes may add to it at once.
package final class AppendedFile: Sendable {
  private let path: FilePath
  private let file: FileDescriptor

  /// Opens a file by its path, made where there is none; links are followed.
  package init(_ path: FilePath) throws(FileError) {
    do {
      file = try FileDescriptor.open(path, .appending)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
    self.path = path
  }

  /// Opens a regular file of the folder itself, made where there is none.
  ///
  /// A last line without an end, as a killed process leaves it, is ended first.
  package init(_ name: FilePath.Component, in folder: Directory) throws(FileError) {
    file = try folder.openRegular(name, .updatingAtEnd)
    path = folder.path.appending(name)
    do {
      var last: UInt8 = 0
      let size = try FileStatus(of: file).size
      if size > 0, try file.readByte(at: size - 1, into: &last), last != UInt8(ascii: "\n") {
        try file.writeEverything([UInt8(ascii: "\n")])
      }
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }

  deinit { file.closeQuietly() }

  /// Adds bytes by one system call, so that those of several writers stay apart: `O_APPEND` of `open(2)`.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try file.writeEverything(bytes)
    } catch {
      throw FileError(.write, path: path, code: error)
    }
  }
}
