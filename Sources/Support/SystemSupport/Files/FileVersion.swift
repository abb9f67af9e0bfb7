package import SystemPackage

/// A version of a file or folder: which file it is, and the state of its contents. Two values are equal if the
/// file was neither replaced nor changed between them.
package struct FileVersion: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// The size in bytes.
  package var size: Int64
  /// The time of the last change of the contents, in nanoseconds since 1970.
  package var modified: Int64
  /// The time of the last change of the contents or the status, in nanoseconds since 1970. No program can set it
  /// back, as it can the time of modification.
  package var changed: Int64

  /// Whether two versions are of the same file.
  package func isSameFile(as other: FileVersion) -> Bool {
    device == other.device && inode == other.inode
  }
}

extension FileVersion {
  /// The present version of the file that a path leads to; nil if there is none.
  package init?(path: FilePath) {
    guard let status = try? Stat(path) else { return nil }
    self = status.version
  }
}
