package import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes a system call, again as often as a signal interrupts it (`EINTR`).
///
/// - Parameter call: returns -1 and sets `errno` where it fails.
/// - Throws: the value of `errno` after a failure.
@discardableResult
func systemCall<Value: SignedInteger>(_ call: () -> Value) throws(Errno) -> Value {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw Errno(rawValue: errno) }
  }
}

extension FileDescriptor {
  /// Reads until a buffer is full or the file ends; the number of bytes: `read(2)`.
  func readAll(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = try readSome(into: rest)
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Reads as many bytes as there are, at most a buffer full; 0 at the end of the file: `read(2)`.
  func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try systemCall { systemRead(rawValue, buffer.baseAddress, buffer.count) }
  }

  /// Writes until every byte is out: `write(2)`.
  package func writeEverything(_ bytes: [UInt8]) throws(Errno) {
    var done = 0
    while done < bytes.count {
      done += try systemCall {
        bytes.withUnsafeBytes {
          systemWrite(rawValue, $0.baseAddress.map { $0 + done }, $0.count - done)
        }
      }
    }
  }

  /// Takes an exclusive lock unless another process holds one; whether it did: `flock(2)`.
  func lock() throws(Errno) -> Bool {
    do throws(Errno) {
      try systemCall { flock(rawValue, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error == .wouldBlock { return false }
      throw error
    }
  }

  /// The length of an open file in bytes.
  func length() throws(Errno) -> Int64 { try FileStatus(of: self).identity.size }

  /// Reads one byte at an offset in bytes; whether there is one: `pread(2)`.
  func readByte(at offset: Int64, into byte: inout UInt8) throws(Errno) -> Bool {
    try systemCall { systemPread(rawValue, &byte, 1, off_t(offset)) } == 1
  }

  /// The folder to which relative paths belong.
  static var workingFolder: FileDescriptor { FileDescriptor(rawValue: AT_FDCWD) }

  /// Gives up a lock, also where the descriptor has copies.
  func unlock() { _ = flock(rawValue, LOCK_UN) }

  /// Closes the file where nothing can be done about a failure.
  package func closeQuietly() { _ = systemClose(rawValue) }

  /// Closes a file that was written, which may report a failed write; never twice: `close(2)`.
  func closeWritten() throws(Errno) {
    if systemClose(rawValue) != 0, errno != EINTR { throw Errno(rawValue: errno) }
  }
}

// The descriptor's own methods hide the C library's functions inside the extension.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
private func systemPread(
  _ file: Int32, _ byte: UnsafeMutableRawPointer, _ count: Int, _ offset: off_t
) -> Int { pread(file, byte, count, offset) }
private func systemClose(_ file: Int32) -> Int32 { close(file) }
