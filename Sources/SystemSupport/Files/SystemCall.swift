internal import CPlatform
package import SystemPackage

/// The error number of the last call of this thread that failed: `errno(3)`.
var errno: Int32 {
  get { cplatform_error() }
  set { cplatform_set_error(newValue) }
}

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
  /// Writes all bytes: `write(2)`.
  package func writeEverything(_ bytes: [UInt8]) throws(Errno) {
    var done = 0
    while done < bytes.count {
      done += try systemCall {
        bytes.withUnsafeBytes {
          CPlatform.write(rawValue, $0.baseAddress.map { $0 + done }, $0.count - done)
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

  /// Reads one byte at an offset in bytes; whether there is one: `pread(2)`.
  func readByte(at offset: Int, into byte: inout UInt8) throws(Errno) -> Bool {
    try systemCall { CPlatform.pread(rawValue, &byte, 1, off_t(offset)) } == 1
  }

  /// The folder to which relative paths belong.
  static var workingFolder: FileDescriptor { FileDescriptor(rawValue: AT_FDCWD) }

  /// Closes the file where nothing can be done about a failure.
  package func closeQuietly() { _ = CPlatform.close(rawValue) }

  /// Closes a file that was written, which may report a failed write; never twice: `close(2)`.
  func closeWritten() throws(Errno) {
    if CPlatform.close(rawValue) != 0, errno != EINTR { throw Errno(rawValue: errno) }
  }
}
