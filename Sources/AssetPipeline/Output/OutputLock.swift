import SystemSupport

/// Keeps other runs off an output for as long as it lives.
///
/// The lock is on the folder itself, so a run that has nothing to do leaves no trace. Where a file
/// system locks no folders (NFS), a file in it is locked instead.
struct OutputLock: ~Copyable {
  private static let name: FilePath.Component = ".mintmark-lock"
  private let lock: FileLock

  /// Opens an output's folder, made first where there is none.
  static func makeFolder(_ path: String) throws(PipelineError) -> Directory {
    do { return try Directory.make(FilePath(path)) } catch { throw .file(error) }
  }

  /// Opens an output's folder to look at; where there is none, everything in it is absent.
  static func existingFolder(_ path: String) throws(PipelineError) -> Directory {
    do { return try Directory.open(FilePath(path)) ?? Directory.missing(FilePath(path)) } catch {
      throw .file(error)
    }
  }

  init(_ folder: Directory) throws(PipelineError) {
    switch FileLock.lock(folder) {
    case .taken(let lock): self.lock = lock
    case .held:
      throw .locked(output: folder.path.string, process: Self.owner(ofFolder: folder.inode))
    case .failed: lock = try Self.lockFile(in: folder)
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

  /// The process that holds the lock, where the system tells (Linux's `/proc/locks`).
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
