#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Repeats a system call that a signal interrupted (`EINTR`).
package func retryingInterrupts(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Reads until a buffer is full or the file ends; the number of bytes, or -1 with `errno`: `read(2)`.
func readAll(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  var done = 0
  while done < buffer.count {
    let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
    let count = read(descriptor, rest.baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    if count < 0 { return -1 }
    if count == 0 { break }
    done += count
  }
  return done
}

/// Makes a file's or folder's bytes survive a loss of power: `fsync(2)`, on Apple's systems
/// `F_FULLFSYNC`; 0 or the error number. A file system that can't is not an error.
package func synchronize(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
  #endif
  guard retryingInterrupts({ fsync(descriptor) }) != 0 else { return 0 }
  return errno == EINVAL || errno == ENOTSUP || errno == EROFS ? 0 : errno
}
