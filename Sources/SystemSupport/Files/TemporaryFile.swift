internal import CPlatform
import Synchronization
package import SystemPackage

/// Hidden files that hold a file's bytes until it takes its name.
///
/// Their names begin with `.mintmark-` and end in `.tmp`. A process that writes one holds a lock on
/// it (`flock(2)`), which the system releases however the process ends; so one without a lock is
/// of a killed run, and the next run removes it.
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
        // Where files can't be locked, none is ever taken for abandoned either.
        _ = try? file.lock()
        return (name, file)
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }

  /// A name that this process has not used yet.
  ///
  /// In a container every run has the same process id, and one that was killed left its files.
  private static func nextName() -> FilePath {
    let count = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return FilePath(".mintmark-\(process)-\(count).tmp")
  }

  /// Removes the temporary files of killed runs from an open folder.
  ///
  /// - Throws: the error of listing the folder.
  static func removeAbandoned(in folder: FileDescriptor) throws(Errno) {
    for name in try folder.entries() where isName(name) {
      let name = FilePath(name)
      do {
        let file = try folder.open(name, [.reading, .noFollow])
        defer { file.closeQuietly() }
        guard (try? file.lock()) == true else { continue }
        try? folder.remove(name)
      } catch {
        // Not ours to read, or a link: nothing of ours is lost by removing the name of a link.
        if error == .tooManySymbolicLinkLevels { try? folder.remove(name) }
      }
    }
  }

  private static let counter = Atomic<UInt64>(0)
  /// Asked for once, as it is a call to the system.
  private static let process = getpid()
}
