internal import CPlatform
package import SystemPackage

/// Reads whole files; symbolic links are followed.
package enum FileReader {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: the largest size accepted, in bytes. The size is checked before memory is allocated.
  /// - Throws: `FileError`, also for a larger file, a folder, a pipe or a device. The call never waits for
  ///   a pipe or a device.
  package static func bytes(of path: FilePath, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    try read(path) { file throws(Errno) in try file.regularBytes(limit: limit) }
  }

  /// The size in bytes of a regular file.
  ///
  /// - Throws: `FileError`, also if the file is not a regular file or can't be opened for reading.
  package static func size(of path: FilePath) throws(FileError) -> Int {
    try read(path) { file throws(Errno) in try file.regularSize() }
  }

  private static func read<Value>(
    _ path: FilePath, _ body: (FileDescriptor) throws(Errno) -> Value
  ) throws(FileError) -> Value {
    do throws(Errno) {
      let file = try FileDescriptor.open(path, .reading)
      defer { file.closeQuietly() }
      return try body(file)
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }
}

extension FileDescriptor {
  /// The size in bytes of an open regular file.
  ///
  /// - Throws: the system's error. For a folder, `isDirectory`; for a pipe, a socket or a device,
  ///   ``FileError/notRegular``.
  func regularSize() throws(Errno) -> Int {
    let status = try Stat(self)
    switch status.type {
    case .regular: return Int(clamping: status.size)
    case .directory: throw .isDirectory
    default: throw FileError.notRegular
    }
  }

  /// The bytes of an open regular file.
  ///
  /// - Throws: the errors of ``regularSize()``; `fileTooLarge` for a file longer than the limit.
  func regularBytes(limit: Int) throws(Errno) -> [UInt8] {
    let size = try regularSize()
    guard size <= limit else { throw .fileTooLarge }
    // One byte more than the size shows whether the file has grown. Files of /proc report the size 0.
    var capacity = max(size, 1 << 12) + 1
    var result: [UInt8] = []
    while true {
      let piece = try nextBytes(capacity, endsAt: result.isEmpty ? size : 0)
      guard result.count + piece.count <= limit else { throw .fileTooLarge }
      if result.isEmpty { result = piece } else { result += piece }
      if piece.count < capacity { return result }
      capacity = 1 << 16
    }
  }

  /// The next bytes of an open file; fewer than `capacity` only at the end of the file: `read(2)`.
  ///
  /// - Parameter size: the number of bytes after which the file is known to end; 0 if it isn't known.
  private func nextBytes(_ capacity: Int, endsAt size: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, done in
      do throws(Errno) {
        var count = 0
        repeat {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[done...])
          count = try systemCall { CPlatform.read(rawValue, rest.baseAddress, rest.count) }
          done += count
        } while count > 0 && done < capacity && done != size
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
