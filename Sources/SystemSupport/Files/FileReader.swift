#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files.
public enum FileReader {
  /// The bytes of a regular file; links are followed.
  ///
  /// - Parameter limit: the largest size accepted, in bytes; a larger file is an error before
  ///   anything is allocated for it.
  /// - Throws: `FileError`, also for a pipe or a device, which is never waited for.
  public static func bytes(of path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let descriptor = try openRegular(path)
    defer { close(descriptor) }
    return try bytes(ofOpen: descriptor, path: path, limit: limit)
  }

  /// Opens a regular file for reading; the caller closes it.
  ///
  /// - Throws: `FileError` for a folder, and for a pipe or a device, which is never waited for.
  package static func openRegular(_ path: String) throws(FileError) -> Int32 {
    // Without O_NONBLOCK opening a pipe waits for its writer.
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(.read, path: path) }
    do {
      _ = try regularSize(descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// The size of an open regular file in bytes.
  static func regularSize(_ descriptor: Int32, path: String) throws(FileError) -> Int {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(.read, path: path) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return Int(info.st_size)
    case S_IFDIR: throw FileError(.read, path: path, code: EISDIR)
    default: throw FileError(.read, path: path, code: FileError.notRegular)
    }
  }

  /// The rest of an open regular file.
  package static func bytes(
    ofOpen descriptor: Int32, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    let size = try regularSize(descriptor, path: path)
    guard size <= limit else { throw FileError(.read, path: path, code: EFBIG) }
    // One byte more, so that a file that grew meanwhile is noticed; files of /proc have no size.
    var capacity = max(size, 1 << 12) + 1
    var result: [UInt8] = []
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
        count = readAll(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        initializedCount = max(0, count)
      }
      guard count >= 0 else { throw FileError(.read, path: path) }
      guard result.count + count <= limit else { throw FileError(.read, path: path, code: EFBIG) }
      if result.isEmpty { result = piece } else { result += piece }
      if count < capacity { return result }
      capacity = 1 << 16
    }
  }
}
