internal import CPlatform
package import SystemPackage

/// Hidden files that hold the bytes of a new file until they are renamed to its name.
///
/// Their names begin with `.mintmark-` and end in `.tmp`. A process locks the temporary file that it writes
/// (`flock(2)`). The system releases the lock when the process ends, for whatever reason. So an unlocked
/// temporary file belongs to a killed run, and the next run removes it.
package enum TemporaryFile {
  /// Whether a name has the form of a temporary file's name.
  package static func isName(_ name: FilePath.Component) -> Bool {
    name.string.hasPrefix(".mintmark-") && name.string.hasSuffix(".tmp")
  }

  /// Creates a locked file in an open folder; the caller closes it.
  static func create(
    in folder: FileDescriptor
  ) throws(Errno) -> (name: EntryName, file: FileDescriptor) {
    while true {
      let name = nextName()
      do {
        let file = try folder.open(name, [.creating, .noFollow])
        // Without locks on the file system, this file is not locked. But no run removes it then, because
        // `removeAbandoned` must lock a file first.
        _ = try? file.tryLock()
        return (name, file)
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }

  /// A name that this process has not used yet. A killed run can have left a file of that name: in a
  /// container, every run can have the same process id.
  private static func nextName() -> EntryName {
    let count = counter.withLock { count in
      count += 1
      return count
    }
    return EntryName(FilePath(".mintmark-\(process)-\(count).tmp"))
  }

  /// Removes the temporary files of killed runs from an open folder. Leaves files for which the process has
  /// no permission, and links and folders with such a name.
  ///
  /// - Throws: the system's error if the folder can't be listed, or if a file can't be opened, locked or
  ///   removed for another reason than a permission or missing locks.
  static func removeAbandoned(in folder: FileDescriptor) throws(Errno) {
    for name in try folder.entries() where isName(name) {
      let name = EntryName(name)
      do throws(Errno) {
        guard try Stat(of: name, in: folder).type == .regular else { continue }
        let file = try folder.open(name, [.reading, .noFollow])
        defer { file.closeQuietly() }
        if try file.tryLock() { try folder.remove(name) }
      } catch {
        switch error {
        // Another process has removed or renamed it in the meantime.
        case .noSuchFileOrDirectory: continue
        case .permissionDenied, .notPermitted: continue
        // The file system has no locks.
        case .noLocks, .notSupported, .noFunction: continue
        default: throw error
        }
      }
    }
  }

  private static let counter = Locked<UInt64>(0)
  private static let process = getpid()
}
