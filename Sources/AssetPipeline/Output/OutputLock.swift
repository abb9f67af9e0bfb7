import SystemSupport

/// Keeps other runs off an output for as long as it lives.
///
/// The lock is on the folder itself, so a run that has nothing to do leaves no trace. Where a file
/// system locks no folders (NFS), a file in it is locked instead.
struct OutputLock: ~Copyable {
  private static let name: FilePath.Component = ".mintmark-lock"
  private let lock: FileLock

  /// Opens an output's folder, made first where there is none.
  ///
  /// A dry run makes none: where the folder is missing, everything in it is absent.
  static func folder(_ path: FilePath, _ mode: Batch.Mode) throws(PipelineError) -> Directory {
    do {
      switch mode {
      case .write: return try Directory.make(path)
      case .dryRun: return try Directory.open(path) ?? .missing(path)
      }
    } catch { throw .file(error) }
  }

  /// Locks an output; a dry run, which changes nothing, needs no lock.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` where another run has the lock.
  static func take(_ folder: Directory, _ mode: Batch.Mode) throws(PipelineError) -> OutputLock? {
    guard mode == .write else { return nil }
    switch FileLock.lock(folder) {
    case .taken(let lock): return OutputLock(lock: lock)
    case .held:
      throw .locked(output: folder.path.string, process: owner(ofFolder: folder.inode))
    case .failed: return OutputLock(lock: try lockFile(in: folder))
    }
  }

  private static func lockFile(in folder: Directory) throws(PipelineError) -> FileLock {
    let outcome: FileLock.Outcome
    do { outcome = try FileLock.lock(name, in: folder) } catch { throw .file(error) }
    switch consume outcome {
    case .taken(let lock): return lock
    case .held: throw .locked(output: folder.path.string, process: nil)
    case .failed(let code):
      throw .file(FileError(.write, path: folder.path.appending(name), code: code))
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
