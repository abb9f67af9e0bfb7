internal import CPlatform
package import SystemPackage

extension Stat {
  /// The status of the file that a path leads to; nil if nothing is there. Links are followed.
  ///
  /// - Throws: `FileError` for any other failure, such as a missing permission.
  package static func ifPresent(_ path: FilePath) throws(FileError) -> Stat? {
    do {
      return try Stat(path)
    } catch  where error.isAbsence {
      return nil
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// The status of a name in an open folder; a link is not followed: `fstatat(2)`.
  init(of name: EntryName, in folder: FileDescriptor) throws(Errno) {
    self = try name.withPlatformString { name throws(Errno) in
      try Stat(name, relativeTo: folder, flags: .symlinkNoFollow)
    }
  }

  /// Which file it is, and the state of its contents.
  package var version: FileVersion {
    FileVersion(
      device: UInt64(truncatingIfNeeded: deviceID.rawValue), inode: UInt64(inode.rawValue),
      size: size, modified: Self.nanoseconds(st_mtim), changed: Self.nanoseconds(st_ctim))
  }
}

extension Stat {
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension Errno {
  /// Whether the error means that a file does not exist: nothing has its name, or its parent is not a
  /// folder.
  package var isAbsence: Bool { self == .noSuchFileOrDirectory || self == .notDirectory }
}
