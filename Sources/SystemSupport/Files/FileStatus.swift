internal import CPlatform
package import SystemPackage

/// Properties of a file or folder that are known without reading it: `stat(2)`.
package struct FileStatus: Hashable, Sendable {
  /// The kinds of files that callers distinguish.
  package enum Kind: Hashable, Sendable {
    case file, folder, link
    /// A pipe, socket or device.
    case other
  }

  package var kind: Kind
  /// Which file it is, and the state of its contents.
  package var version: FileVersion
  /// Whether its owner is the effective user of the process: `geteuid(2)`.
  package var isOwnedByUser: Bool { owner == geteuid() }
  private var owner: uid_t
  /// Whether every user may write to it.
  package var isWritableByOthers: Bool

  /// The size in bytes.
  package var size: Int { Int(clamping: version.size) }

  /// The status of the file that a path leads to; links are followed.
  package init(of path: FilePath) throws(Errno) {
    var info = stat()
    try systemCall { path.withPlatformString { stat($0, &info) } }
    self.init(info)
  }

  /// The status of the file that a path leads to; nil if nothing is there. Links are followed.
  ///
  /// - Throws: `FileError` for any other failure, such as a missing permission.
  package static func ifPresent(_ path: FilePath) throws(FileError) -> FileStatus? {
    do {
      return try FileStatus(of: path)
    } catch  where error.isAbsence {
      return nil
    } catch {
      throw FileError(.read, path: path, code: error)
    }
  }

  /// The status of an open file: `fstat(2)`.
  package init(of file: FileDescriptor) throws(Errno) {
    var info = stat()
    try systemCall { fstat(file.rawValue, &info) }
    self.init(info)
  }

  /// The status of a name in an open folder; a link is not followed: `fstatat(2)`.
  init(of name: EntryName, in folder: FileDescriptor) throws(Errno) {
    var info = stat()
    try systemCall {
      name.withPlatformString { fstatat(folder.rawValue, $0, &info, AT_SYMLINK_NOFOLLOW) }
    }
    self.init(info)
  }

  private init(_ info: stat) {
    var info = info
    kind =
      if cplatform_is_file(&info) {
        .file
      } else if cplatform_is_folder(&info) {
        .folder
      } else if cplatform_is_link(&info) {
        .link
      } else {
        .other
      }
    let time = cplatform_modification_time(&info)
    version = FileVersion(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino),
      size: Int64(truncatingIfNeeded: info.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
    owner = info.st_uid
    isWritableByOthers = cplatform_is_writable_by_others(&info)
  }
}

extension Errno {
  /// Whether the error means that a file does not exist: nothing has its name, or its parent is not a
  /// folder.
  package var isAbsence: Bool { self == .noSuchFileOrDirectory || self == .notDirectory }
}
