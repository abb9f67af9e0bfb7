package import SystemPackage

/// The identity of a file or folder, and the state of its contents. Two values are equal if the file was
/// neither replaced nor changed between them.
package struct FileIdentity: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  /// The size in bytes.
  package var size: Int64
  /// The time of the last change of the contents, in nanoseconds since 1970.
  package var modified: Int64

  /// The identity of the file that a path leads to; nil if there is none.
  package init?(path: FilePath) {
    guard let status = try? FileStatus(of: path) else { return nil }
    self = status.identity
  }

  /// Whether two identities are of the same file, even if its contents changed in between.
  package func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && inode == other.inode
  }

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }
}
