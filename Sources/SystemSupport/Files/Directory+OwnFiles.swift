internal import SystemPackage

extension Directory {
  /// Opens a file of the folder itself to add lines to; it begins with a new line where what was
  /// there ends without one.
  func openForAppending(_ name: FilePath.Component) throws(FileError) -> FileDescriptor {
    let file = try openOwnFile(name, .updatingAtEnd)
    do {
      var last: UInt8 = 0
      let size = try file.length()
      if size > 0, try file.readByte(at: size - 1, into: &last), last != UInt8(ascii: "\n") {
        try file.writeEverything([UInt8(ascii: "\n")])
      }
      return file
    } catch {
      file.closeQuietly()
      throw FileError(.write, path: path.appending(name), code: error)
    }
  }

  /// Opens a file of the folder itself to hold a lock on.
  func openForLocking(_ name: FilePath.Component) throws(FileError) -> FileDescriptor {
    try openOwnFile(name, .updating)
  }

  private func openOwnFile(
    _ name: FilePath.Component, _ flags: OpenFlags
  ) throws(FileError) -> FileDescriptor {
    let path = path.appending(name)
    guard let handle else { throw FileError(.write, path: path, code: .noSuchFileOrDirectory) }
    let file: FileDescriptor
    do {
      file = try handle.open(FilePath(name), [flags, .noFollow])
    } catch {
      let isLink = error == .tooManySymbolicLinkLevels
      throw FileError(isLink ? .follow : .write, path: path, code: error)
    }
    guard (try? FileStatus(of: file))?.kind == .file else {
      file.closeQuietly()
      throw FileError(.write, path: path, code: FileError.notRegular)
    }
    return file
  }
}
