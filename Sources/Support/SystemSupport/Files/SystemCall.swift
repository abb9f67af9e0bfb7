internal import CPlatform
package import SystemPackage

/// The error number of the last failed call in this thread: `errno(3)`.
var errno: Int32 {
  get { cplatform_error() }
  set { cplatform_set_error(newValue) }
}

/// Makes a system call, and repeats it if a signal interrupts it (`EINTR`).
///
/// - Parameter call: returns -1 and sets `errno` if it fails.
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

  /// Tries to take an exclusive lock without waiting: `flock(2)`.
  ///
  /// - Returns: false if the file is locked already.
  func tryLock() throws(Errno) -> Bool {
    do throws(Errno) {
      try systemCall { flock(rawValue, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error == .wouldBlock { return false }
      throw error
    }
  }

  /// Reads the byte at an offset: `pread(2)`.
  ///
  /// - Returns: false if the file ends before the offset.
  func readByte(at offset: Int, into byte: inout UInt8) throws(Errno) -> Bool {
    try systemCall { CPlatform.pread(rawValue, &byte, 1, off_t(offset)) } == 1
  }

  /// The current working folder, to which relative paths refer (`AT_FDCWD`).
  static var workingFolder: FileDescriptor { FileDescriptor(rawValue: AT_FDCWD) }

  /// Closes the file and ignores a failure.
  package func closeQuietly() { _ = CPlatform.close(rawValue) }

  /// Closes a file that was written: `close(2)`, which can report a failed write. After an interruption
  /// (`EINTR`) the file counts as closed, and the call is not repeated.
  func closeWritten() throws(Errno) {
    if CPlatform.close(rawValue) != 0, errno != EINTR { throw Errno(rawValue: errno) }
  }
}
