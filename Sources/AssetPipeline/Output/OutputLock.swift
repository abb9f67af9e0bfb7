import SystemSupport

/// Keeps other runs off an output for as long as it lives.
///
/// The lock is on the folder itself, so a run that has nothing to do leaves no trace. Where a file
/// system locks no folders (NFS), a file in it is locked instead.
struct OutputLock: ~Copyable {
  private let lock: FileLock

  /// Locks an output.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` where another run has the lock, and `FileError`
  ///   where it can't be taken just now.
  init(_ folder: Directory) throws {
    switch try FileLock.lock(folder) {
    case .taken(let lock): self.lock = lock
    case .held:
      throw PipelineError.locked(
        output: folder.path.string, process: Self.owner(ofFolder: folder.inode))
    case .unsupported:
      let name: FilePath.Component = ".mintmark-lock"
      switch try FileLock.lock(name, in: folder) {
      case .taken(let lock): self.lock = lock
      case .held: throw PipelineError.locked(output: folder.path.string, process: nil)
      case .unsupported(let code):
        throw FileError(.write, path: folder.path.appending(name), code: code)
      }
    }
  }

  /// The process that holds the lock, where the system reports it (Linux's `/proc/locks`).
  private static func owner(ofFolder inode: UInt64) -> Int? {
    guard let bytes = try? FileReader.bytes(of: "/proc/locks", limit: 1 << 20) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", words[5].hasSuffix(":\(inode)") else { continue }
      return Int(words[4]).flatMap { $0 > 0 ? $0 : nil }
    }
    return nil
  }
}
