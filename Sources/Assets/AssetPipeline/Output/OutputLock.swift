import SystemSupport

/// An exclusive lock on an output folder. It is held until the value is destroyed.
///
/// The folder itself is locked, so a run that has nothing to do creates no file. If the file system can't lock
/// folders (NFS), a file in the folder is locked instead.
package struct OutputLock: ~Copyable {
  private let lock: FileLock

  /// Locks an output folder.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` if another run has the lock, and `FileError` if
  ///   locking fails for another reason.
  package init(_ folder: Directory) throws {
    switch try FileLock.lock(folder) {
    case .acquired(let lock): self.lock = lock
    case .heldByOther:
      throw PipelineError.locked(
        output: folder.path.string, process: Self.owner(ofFolder: folder.inode))
    case .unsupported:
      let name: FilePath.Component = ".mintmark-lock"
      switch try FileLock.lock(name, in: folder) {
      case .acquired(let lock): self.lock = lock
      case .heldByOther: throw PipelineError.locked(output: folder.path.string, process: nil)
      case .unsupported(let code):
        throw FileError(.write, path: folder.path.appending(name), code: code)
      }
    }
  }

  /// The ID of the process that holds the lock, read from `/proc/locks`; nil if it is not found there, and on
  /// systems other than Linux.
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
