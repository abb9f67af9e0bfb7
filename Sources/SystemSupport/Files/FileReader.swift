package import SystemPackage

/// Reads whole files.
package enum FileReader {
  /// The bytes of a regular file; links are followed.
  ///
  /// - Parameter limit: the largest size accepted, in bytes; a larger file is an error before
  ///   anything is allocated for it.
  /// - Throws: `FileError`, also for a pipe or a device, which is never waited for.
  package static func bytes(of path: FilePath, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let file = try openRegular(path)
    defer { file.closeQuietly() }
    return try bytes(ofOpen: file, path: path, limit: limit)
  }

  /// The size in bytes of a regular file that can be read.
  ///
  /// - Throws: as ``bytes(of:limit:)``.
  package static func size(of path: FilePath) throws(FileError) -> Int {
    let file = try openRegular(path)
    defer { file.closeQuietly() }
    return try regularSize(file, path: path)
  }

  /// Opens a regular file for reading; the caller closes it.
  ///
  /// - Throws: `FileError` for a folder, and for a pipe or a device, which is never waited for.
  static func openRegular(_ path: FilePath) throws(FileError) -> FileDescriptor {
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(path, .reading)
    } catch {
      throw FileError(.read, path: path, code: error)
    }
    do {
      _ = try regularSize(file, path: path)
      return file
    } catch {
      file.closeQuietly()
      throw error
    }
  }

  /// The size of an open regular file in bytes.
  static func regularSize(_ file: FileDescriptor, path: FilePath) throws(FileError) -> Int {
    let status: FileStatus
    do {
      status = try FileStatus(of: file)
    } catch {
      throw FileError(.read, path: path, code: error)
    }
    switch status.kind {
    case .file: return status.size
    case .folder: throw FileError(.read, path: path, code: .isDirectory)
    case .link, .other: throw FileError(.read, path: path, code: FileError.notRegular)
    }
  }

  /// The rest of an open regular file.
  package static func bytes(
    ofOpen file: FileDescriptor, path: FilePath, limit: Int
  ) throws(FileError) -> [UInt8] {
    let size = try regularSize(file, path: path)
    guard size <= limit else { throw FileError(.read, path: path, code: .fileTooLarge) }
    // One byte more, so that a file that grew meanwhile is noticed; files of /proc have no size.
    var capacity = max(size, 1 << 12) + 1
    var result: [UInt8] = []
    while true {
      var failure: Errno?
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        do throws(Errno) {
          count = try file.readAll(into: UnsafeMutableRawBufferPointer(buffer))
        } catch {
          failure = error
        }
      }
      if let failure { throw FileError(.read, path: path, code: failure) }
      guard result.count + piece.count <= limit else {
        throw FileError(.read, path: path, code: .fileTooLarge)
      }
      if result.isEmpty { result = piece } else { result += piece }
      if piece.count < capacity { return result }
      capacity = 1 << 16
    }
  }
}
