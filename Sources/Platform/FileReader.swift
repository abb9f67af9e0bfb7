#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files.
public enum FileReader {
  /// The bytes of a regular file.
  ///
  /// - Parameter limit: the largest size accepted, in bytes; a larger file is an error before
  ///   anything is allocated for it.
  public static func bytes(of path: String, limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path: path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError(.read, path: path) }
    if info.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, path: path, code: EISDIR) }
    guard info.st_size <= limit else { throw FileError(.read, path: path, code: EFBIG) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(Int(info.st_size), 1 << 16))
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path: path) }
      if count == 0 { return result }
      guard result.count + count <= limit else { throw FileError(.read, path: path, code: EFBIG) }
      result.append(contentsOf: chunk[..<count])
    }
  }
}
