import SystemSupport

/// The files below an output folder, read and written by one thread; no link is followed.
struct OutputFiles: ~Copyable {
  private var walker: DirectoryWalker

  init(_ folder: Directory) { walker = DirectoryWalker(folder) }

  /// The file at a path, compared with its record.
  enum Finding {
    case absent, holds
    /// Other bytes, a link, a folder or anything else.
    case other
  }

  mutating func check(_ path: String, _ record: OutputRecord) throws(PipelineError) -> Finding {
    switch try content(of: path, record) {
    case .absent: .absent
    case .unsuitable: .other
    case .bytes(let bytes): Digest(of: bytes) == record.content ? .holds : .other
    }
  }

  /// The bytes of a file with the digest on record; nil for any other file, or none.
  mutating func bytes(_ path: String, _ record: OutputRecord) throws(PipelineError) -> [UInt8]? {
    guard case .bytes(let bytes) = try content(of: path, record),
      Digest(of: bytes) == record.content
    else { return nil }
    return bytes
  }

  private mutating func content(
    of path: String, _ record: OutputRecord
  ) throws(PipelineError) -> DirectoryWalker.Content {
    do { return try walker.read(FilePath(path), limit: record.size) } catch { throw .file(error) }
  }

  /// The bytes of a file of the tool's own in the output itself; nil where there is none.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where it can't be read just now, so that the record is not
  ///   forgotten, and where it is a link, a pipe or larger than any such file.
  mutating func bytesOfRecord(_ name: String) throws(PipelineError) -> [UInt8]? {
    do { return try walker.bytes(of: FilePath(name), limit: Self.recordLimit) } catch {
      throw .file(error)
    }
  }

  /// The largest size of a record in bytes: 100,000 files with the longest paths have 60 MB.
  private static let recordLimit = 1 << 27

  /// Whether there is anything at a path: a file, a folder, or a link to nothing.
  mutating func exists(_ path: String) throws(PipelineError) -> Bool {
    do { return try walker.kind(of: FilePath(path)) != nil } catch { throw .file(error) }
  }

  mutating func write(_ bytes: [UInt8], to path: String) throws(PipelineError) {
    do { try walker.write(bytes, to: FilePath(path)) } catch { throw .file(error) }
  }

  mutating func write(_ manifest: Manifest, to name: String) throws(PipelineError) {
    try write(Array(manifest.text().utf8), to: name)
  }

  /// Removes a file, if it is there, and the folders above it that are empty then.
  mutating func remove(_ path: String) throws(PipelineError) {
    do { try walker.remove(FilePath(path)) } catch { throw .file(error) }
  }

  /// Removes the folders above a path that are empty.
  mutating func removeEmptyFolders(above path: String) throws(PipelineError) {
    do { try walker.removeEmptyFolders(above: FilePath(path)) } catch { throw .file(error) }
  }
}
