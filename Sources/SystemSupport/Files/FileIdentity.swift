#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells that a file or folder is the one that was seen before, without reading it.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64
  /// The time of the last change, in nanoseconds.
  package var modified: Int64

  /// The identity of what a path leads to now; nil if there is nothing.
  package init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: info.st_dev)
    inode = UInt64(truncatingIfNeeded: info.st_ino)
    size = Int64(truncatingIfNeeded: info.st_size)
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }
}
