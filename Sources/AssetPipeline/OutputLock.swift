#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import FileSystem

/// Keeps other runs off an output for as long as it lives.
///
/// The lock is the system's (`flock(2)`) on a file in the output, which names the process for the
/// other's message. The system lets go of it when the process ends, however it ends, so a file
/// that a killed run left locks nothing.
struct OutputLock: ~Copyable {
  private static let name = ".mintmark-lock"
  private let folder: OutputFolder
  private let file: Int32

  init(_ folder: OutputFolder) throws(PipelineError) {
    self.folder = folder
    while true {
      let file = try folder.openForLocking(Self.name)
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        let owner = folder.bytes(of: Self.name).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
        close(file)
        if code == EWOULDBLOCK { throw .locked(output: folder.path, process: owner) }
        throw .file(FileError(.write, path: "\(folder.path)/\(Self.name)", code: code))
      }
      // The run that held it may have removed the file between the two calls.
      if folder.isSame(Self.name, as: file) {
        self.file = file
        break
      }
      close(file)
    }
    ftruncate(file, 0)
    _ = AtomicFile.writeAll(Array("\(getpid())".utf8), to: file)
  }

  deinit {
    try? folder.remove(Self.name)
    close(file)
  }
}
