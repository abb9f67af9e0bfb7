import SystemSupport

/// Reads and writes files below an output folder. Each thread has its own instance. Symbolic links are not
/// followed.
final class OutputFileAccess {
  let folder: Directory
  private var walker: DirectoryWalker

  init(_ folder: Directory) {
    self.folder = folder
    walker = DirectoryWalker(folder)
  }

  /// The result of comparing the file at a record's path with the record.
  enum FoundFile {
    case absent
    /// A file whose size and digest are those of the record.
    case same
    /// Other bytes, a link, a folder or anything else.
    case other
  }

  func compare(_ record: OutputRecord) throws(FileError) -> FoundFile {
    switch try walker.read(FilePath(record.path), limit: record.size) {
    case .absent: .absent
    case .unsuitable: .other
    case .bytes(let bytes): Digest(of: bytes) == record.content ? .same : .other
    }
  }

  /// The bytes of a file; nil unless their size and digest are those of the record.
  func bytes(_ record: OutputRecord) throws(FileError) -> [UInt8]? {
    guard case .bytes(let bytes) = try walker.read(FilePath(record.path), limit: record.size),
      Digest(of: bytes) == record.content
    else { return nil }
    return bytes
  }

  /// The bytes of a file; nil if there is none of at most `limit` bytes.
  func bytes(at path: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard case .bytes(let bytes) = try walker.read(FilePath(path), limit: limit) else { return nil }
    return bytes
  }

  /// The bytes of a manifest or journal; nil if the file does not exist.
  ///
  /// - Throws: `FileError` if the file exists but can't be read: without the error, the run would take it for
  ///   missing and forget the files that it lists. Also for a link, a pipe, or a file that is too large.
  func bytesOfRecord(_ name: String) throws(FileError) -> [UInt8]? {
    try walker.bytes(of: FilePath(name), limit: Self.recordLimit)
  }

  /// The largest size of a manifest or journal in bytes. 100,000 files with the longest paths need 60 MB.
  private static let recordLimit = 1 << 27

  /// Whether anything exists at a path: a file, a folder, or a link, even a broken one.
  func exists(_ path: String) throws(FileError) -> Bool {
    try walker.type(of: FilePath(path)) != nil
  }

  /// Whether two paths lead to the same file, as those do that a disk takes for spellings of one. False if one of them
  /// leads through a link.
  func isOneFile(_ path: String, _ other: String) throws(FileError) -> Bool {
    do {
      guard let status = try walker.status(of: FilePath(path)),
        let otherStatus = try walker.status(of: FilePath(other))
      else { return false }
      return status.version.isSameFile(as: otherStatus.version)
    } catch  where error.operation == .follow {
      return false
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try walker.write(bytes, to: FilePath(path))
  }

  /// Removes a file, if it exists, and the folders above it that become empty.
  func remove(_ path: String) throws(FileError) { try walker.remove(FilePath(path)) }

  /// Removes the folders above a path that are empty.
  func removeEmptyFolders(above path: String) throws(FileError) {
    try walker.removeEmptyFolders(above: FilePath(path))
  }
}
