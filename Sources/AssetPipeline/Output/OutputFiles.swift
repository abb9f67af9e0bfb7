import SystemSupport

/// The files below an output folder, read and written by one thread; no link is followed.
struct OutputFiles: ~Copyable {
  private var walker: DirectoryWalker
  private var buffer: [UInt8] = []

  /// - Parameter isDurable: whether files are on the disk before they take their names.
  init(_ folder: Directory, isDurable: Bool = false) {
    walker = DirectoryWalker(folder, isDurable: isDurable)
  }

  /// Whether a regular file has exactly the bytes on record.
  mutating func holds(_ path: String, _ record: OutputRecord) throws(PipelineError) -> Bool {
    try check(path, record) == .holds
  }

  /// The file at a path, compared with its record.
  enum Finding {
    case absent, holds
    /// Other bytes, a link, a folder or anything else.
    case other
  }

  mutating func check(
    _ path: String, _ record: OutputRecord
  ) throws(PipelineError) -> Finding {
    switch try read(path, limit: record.size) {
    case .absent: return .absent
    case .unsuitable: return .other
    case .bytes(let count):
      guard count == record.size else { return .other }
      return digest(ofFirst: count) == record.content ? .holds : .other
    }
  }

  /// The bytes of a file with the digest on record; nil for any other file, or none.
  mutating func bytes(_ path: String, _ record: OutputRecord) throws(PipelineError) -> [UInt8]? {
    guard case .bytes(let count) = try read(path, limit: record.size), count == record.size,
      digest(ofFirst: count) == record.content
    else { return nil }
    return Array(buffer[..<count])
  }

  /// Whether there is anything at a path: a file, a folder, or a link to nothing.
  mutating func exists(_ path: String) throws(PipelineError) -> Bool {
    do { return try walker.kind(of: FilePath(path)) != nil } catch { throw .file(error) }
  }

  mutating func write(_ bytes: [UInt8], to path: String) throws(PipelineError) {
    do { try walker.write(bytes, to: FilePath(path)) } catch { throw .file(error) }
  }

  /// Writes files.
  ///
  /// - Parameters:
  ///   - files: those of a folder one after another.
  ///   - done: called with the number of files that were written since the last call.
  mutating func write(
    _ files: [(path: String, bytes: [UInt8])], done: (Int) -> Void
  ) throws(PipelineError) {
    do {
      try walker.write(files.map { (FilePath($0.path), $0.bytes) }, done: done)
    } catch { throw .file(error) }
  }

  /// Writes a file piece by piece.
  ///
  /// - Parameter body: writes to the descriptor it is given.
  mutating func write(
    to path: String, _ body: (FileDescriptor) throws(Errno) -> Void
  ) throws(PipelineError) {
    do { try walker.write(to: FilePath(path), body) } catch { throw .file(error) }
  }

  /// Removes a file, if it is there, and the folders above it that are empty then.
  mutating func remove(_ path: String) throws(PipelineError) {
    do { try walker.remove(FilePath(path)) } catch { throw .file(error) }
  }

  /// Removes the folders above a path that are empty.
  mutating func removeEmptyFolders(above path: String) throws(PipelineError) {
    do { try walker.removeEmptyFolders(above: FilePath(path)) } catch { throw .file(error) }
  }

  private mutating func read(
    _ path: String, limit: Int
  ) throws(PipelineError) -> DirectoryWalker.ReadResult {
    do { return try walker.read(FilePath(path), limit: limit, into: &buffer) } catch {
      throw .file(error)
    }
  }

  private func digest(ofFirst count: Int) -> Digest {
    var state = SHA256()
    buffer.withUnsafeBytes { state.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return Digest(bytes: state.finish())
  }
}

extension Directory {
  /// Opens a file of the tool's own to read parts of it; nil where there is none.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where it can't be read just now, so that the record is
  ///   not forgotten, and where it is a link, a pipe or larger than any such file.
  func bytes(of name: String) throws(PipelineError) -> SpillingBytes? {
    var walker = DirectoryWalker(self)
    do {
      guard let (file, size) = try walker.openRegular(FilePath(name), limit: 1 << 30) else {
        return nil
      }
      return SpillingBytes(of: PositionedFile(file, path: path.appending(name)), count: size)
    } catch { throw .file(error) }
  }
}
