import SystemSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other runs off an output for as long as it lives.
///
/// The lock is the system's (`flock(2)`) on the folder itself, so a run that has nothing to do
/// leaves no trace, and the system lets go of it when a process ends, however it ends. Where a file
/// system locks no folders (NFS), a file in it is locked instead.
struct OutputLock: ~Copyable {
  private static let name = ".mintmark-lock"
  private let folder: Directory
  private let file: Int32?

  /// Opens an output's folder, made first where there is none.
  static func makeFolder(_ path: String) throws(PipelineError) -> Directory {
    do { return try Directory.make(path) } catch { throw .file(error) }
  }

  /// Opens an output's folder to look at; where there is none, everything in it is absent.
  static func existingFolder(_ path: String) throws(PipelineError) -> Directory {
    do { return try Directory(existing: path) ?? Directory(missing: path) } catch {
      throw .file(error)
    }
  }

  init(_ folder: Directory) throws(PipelineError) {
    self.folder = folder
    file = try Self.lock(folder)
  }

  /// Takes the lock; the file that holds it, or nil where the folder itself does.
  private static func lock(_ folder: Directory) throws(PipelineError) -> Int32? {
    switch folder.lock() {
    case 0: return nil
    case EWOULDBLOCK:
      throw .locked(output: folder.path, process: owner(ofFolder: folder.inode))
    default:
      let file: Int32
      var walker = DirectoryWalker(folder)
      do { file = try walker.openForLocking(name) } catch { throw .file(error) }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
      let code = errno
      close(file)
      if code == EWOULDBLOCK { throw .locked(output: folder.path, process: nil) }
      throw .file(FileError(.write, path: folder.path(of: name), code: code))
    }
  }

  deinit {
    folder.unlock()
    if let file { close(file) }
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
