internal import CPlatform
import Synchronization
package import SystemPackage

/// Hidden files that hold a file's bytes until it takes its name.
///
/// Their names begin with `.mintmark-` and end in `.tmp`. A process locks the one that it writes
/// (`flock(2)`), and the system releases the lock however the process ends. So an unlocked one belongs to a
/// killed run, and the next run removes it.
package enum TemporaryFile {
  /// Whether a file's name is a temporary file's.
  package static func isName(_ name: FilePath.Component) -> Bool {
    name.string.hasPrefix(".mintmark-") && name.string.hasSuffix(".tmp")
  }

  /// Creates a locked file in an open folder; the caller closes it.
  static func create(
    in folder: FileDescriptor
  ) throws(Errno) -> (name: FilePath, file: FileDescriptor) {
    while true {
      let name = nextName()
      do {
        let file = try folder.open(name, [.creating, .noFollow])
        // A file system without locks has no abandoned files either, as none of them can be locked then.
        _ = try? file.lock()
        return (name, file)
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }

  /// A name that this process has not used yet. A killed run may have left a file of that name, since
  /// every run in a container has the same process id.
  private static func nextName() -> FilePath {
    let count = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return FilePath(".mintmark-\(process)-\(count).tmp")
  }

  /// Removes the temporary files of killed runs from an open folder, but for those that belong to another
  /// user. Nothing else of such a name is touched.
  ///
  /// - Throws: the system's error where a file can't be listed, opened, locked or removed.
  static func removeAbandoned(in folder: FileDescriptor) throws(Errno) {
    for name in try folder.entries() where isName(name) {
      let name = FilePath(name)
      do throws(Errno) {
        guard try FileStatus(of: name, in: folder).kind == .file else { continue }
        let file = try folder.open(name, [.reading, .noFollow])
        defer { file.closeQuietly() }
        if try file.lock() { try folder.remove(name) }
      } catch {
        switch error {
        // Another process removed it or gave it its name meanwhile.
        case .noSuchFileOrDirectory: continue
        case .permissionDenied, .notPermitted: continue
        // The file system has no locks.
        case .noLocks, .notSupported, .noFunction: continue
        default: throw error
        }
      }
    }
  }

  private static let counter = Atomic<UInt64>(0)
  private static let process = getpid()
}
