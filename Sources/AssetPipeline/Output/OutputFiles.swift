import SystemSupport

/// The files below an output folder, read and written by one thread; no link is followed.
final class OutputFiles {
  private var walker: DirectoryWalker

  init(_ folder: Directory) { walker = DirectoryWalker(folder) }

  /// The file at a record's path.
  enum Finding {
    case absent
    /// A file with the bytes on record.
    case same
    /// Other bytes, a link, a folder or anything else.
    case other
  }

  func compare(_ record: OutputRecord) throws(FileError) -> Finding {
    switch try walker.read(FilePath(record.path), limit: record.size) {
    case .absent: .absent
    case .unsuitable: .other
    case .bytes(let bytes): Digest(of: bytes) == record.content ? .same : .other
    }
  }

  /// The bytes of a file, if they are those on record.
  func bytes(_ record: OutputRecord) throws(FileError) -> [UInt8]? {
    guard case .bytes(let bytes) = try walker.read(FilePath(record.path), limit: record.size),
      Digest(of: bytes) == record.content
    else { return nil }
    return bytes
  }

  /// The bytes of a manifest or journal; nil where there is none.
  ///
  /// - Throws: `FileError` where it can't be read just now, so that the record is not forgotten, and where it is
  ///   a link, a pipe or larger than any such file.
  func bytesOfRecord(_ name: String) throws(FileError) -> [UInt8]? {
    try walker.bytes(of: FilePath(name), limit: Self.recordLimit)
  }

  /// The largest size of a record in bytes: 100,000 files with the longest paths have 60 MB.
  private static let recordLimit = 1 << 27

  /// Whether there is anything at a path: a file, a folder, or a link to nothing.
  func exists(_ path: String) throws(FileError) -> Bool {
    try walker.kind(of: FilePath(path)) != nil
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try walker.write(bytes, to: FilePath(path))
  }

  /// Removes a file, if it is there, and the folders above it that are empty then.
  func remove(_ path: String) throws(FileError) { try walker.remove(FilePath(path)) }

  /// Removes the folders above a path that are empty.
  func removeEmptyFolders(above path: String) throws(FileError) {
    try walker.removeEmptyFolders(above: FilePath(path))
  }
}
