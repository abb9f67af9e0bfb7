import SystemSupport

/// An exclusive lock on an output folder. It is held until the value is destroyed.
///
/// The folder itself is locked, so a run that has nothing to do creates no file. If the file system can't lock
/// folders (NFS), a file in the folder is locked instead.
package struct OutputLock: ~Copyable {
  private let lock: FileLock

  /// Locks an output folder, and waits for another run that has the lock.
  ///
  /// - Parameters:
  ///   - patience: how long to wait; nil for as long as it takes.
  ///   - wait: called once before waiting, with the ID of the process that has the lock, if it is known.
  /// - Throws: ``PipelineError/locked(output:process:)`` if another run still has the lock,
  ///   ``PipelineError/interrupted`` if a signal ends the waiting, and `FileError` if locking fails for another reason.
  package init(
    _ folder: Directory, patience: Duration?, wait: (_ process: Int?) -> Void = { _ in }
  ) throws {
    let start = ContinuousClock.now
    var isWaiting = false
    while true {
      if let lock = try Self.lock(folder) {
        self.lock = lock
        return
      }
      let process = Self.owner(ofFolder: folder.inode)
      if let patience, ContinuousClock.now - start >= patience {
        throw PipelineError.locked(output: folder.path.string, process: process)
      }
      if !isWaiting { wait(process) }
      isWaiting = true
      SystemClock.sleep(milliseconds: 50)
      if Interruption.isRequested { throw PipelineError.interrupted }
    }
  }

  /// Locks the folder, or a file in it; nil if another run has the lock.
  private static func lock(_ folder: Directory) throws -> FileLock? {
    switch try FileLock.lock(folder) {
    case .acquired(let lock): return lock
    case .heldByOther: return nil
    case .unsupported: break
    }
    let name: FilePath.Component = ".mintmark-lock"
    switch try FileLock.lock(name, in: folder) {
    case .acquired(let lock): return lock
    case .heldByOther: return nil
    case .unsupported(let code):
      throw FileError(.write, path: folder.path.appending(name), code: code)
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
