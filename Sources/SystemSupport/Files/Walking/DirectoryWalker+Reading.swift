internal import SystemPackage

extension DirectoryWalker {
  /// Reads an open file to its end. Its kind is asked for only where there is nothing to read, as for
  /// each of many files that is one more call to the system: a folder can't be read, a pipe that nobody
  /// writes to is empty.
  static func read(
    _ file: FileDescriptor, limit: Int, into buffer: inout [UInt8]
  ) throws(Errno) -> ReadResult {
    var count = 0
    while count <= limit {
      if count == buffer.count {
        buffer += [UInt8](repeating: 0, count: max(buffer.count, 1 << 16))
      }
      // A byte beyond the limit, so that the end is seen.
      let end = min(buffer.count, limit == .max ? limit : limit + 1)
      let asked = end - count
      let result = buffer.withUnsafeMutableBytes { buffer -> Result<Int, Errno> in
        Result { () throws(Errno) in
          try file.readSome(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count..<end]))
        }
      }
      let got: Int
      do throws(Errno) { got = try result.get() } catch {
        guard error == .isDirectory || error == .wouldBlock else { throw error }
        return .unsuitable
      }
      count += got
      // A regular file gives less than was asked for at its end alone.
      if got < asked { break }
    }
    guard count <= limit else { return .unsuitable }
    if count == 0, try FileStatus(of: file).kind != .file { return .unsuitable }
    return .bytes(count)
  }
}
