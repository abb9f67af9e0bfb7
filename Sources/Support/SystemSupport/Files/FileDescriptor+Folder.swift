internal import CPlatform
internal import SystemPackage

/// How a file or folder is opened: flags of `open(2)`. Opening always adds `O_CLOEXEC`.
struct OpenFlags: OptionSet {
  let rawValue: Int32

  /// For reading. Opening a pipe or device does not wait for its other end.
  static let reading = OpenFlags(rawValue: O_RDONLY | O_NONBLOCK | O_NOCTTY)
  static let folder = OpenFlags(rawValue: O_RDONLY | O_DIRECTORY)
  static let writing = OpenFlags(rawValue: O_WRONLY)
  /// For reading and writing a file, which is created if there is none.
  static let updating = OpenFlags(rawValue: O_RDWR | O_CREAT | O_NONBLOCK)
  /// For writing a file that must not exist yet.
  static let creating = OpenFlags(rawValue: O_WRONLY | O_CREAT | O_EXCL)
  /// For writing to the end of a file, which is created if there is none.
  static let appending = OpenFlags(rawValue: O_WRONLY | O_CREAT | O_APPEND)
  /// For reading a file and writing to its end; it is created if there is none.
  static let updatingAtEnd = OpenFlags(rawValue: O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK)
  /// A link in the last component is an error (`ELOOP`, or `ENOTDIR` for a folder).
  static let noFollow = OpenFlags(rawValue: O_NOFOLLOW)
}

extension FileDescriptor {
  /// Opens a file or folder by its path: `open(2)`.
  static func open(_ path: FilePath, _ flags: OpenFlags) throws(Errno) -> FileDescriptor {
    try workingFolder.open(EntryName(path), flags)
  }

  /// Opens a file or folder relative to this folder: `openat(2)`.
  func open(_ name: EntryName, _ flags: OpenFlags) throws(Errno) -> FileDescriptor {
    FileDescriptor(
      rawValue: try systemCall {
        name.withPlatformString { cplatform_open(rawValue, $0, flags.rawValue) }
      })
  }

  /// Creates a folder in this one: `mkdirat(2)`.
  func makeFolder(_ name: EntryName) throws(Errno) {
    try systemCall { name.withPlatformString { mkdirat(rawValue, $0, 0o777) } }
  }

  /// Removes a file or a link, not the link's target, from this folder: `unlinkat(2)`.
  func remove(_ name: EntryName) throws(Errno) {
    try systemCall { name.withPlatformString { unlinkat(rawValue, $0, 0) } }
  }

  /// Removes an empty folder from this one: `unlinkat(2)`.
  func removeFolder(_ name: EntryName) throws(Errno) {
    try systemCall { name.withPlatformString { unlinkat(rawValue, $0, AT_REMOVEDIR) } }
  }

  /// Moves a file of this folder to a name in a folder, and replaces a file of that name: `renameat(2)`.
  func rename(
    _ name: EntryName, to newName: EntryName, in folder: FileDescriptor
  ) throws(Errno) {
    try systemCall {
      name.withPlatformString { old in
        newName.withPlatformString { renameat(rawValue, old, folder.rawValue, $0) }
      }
    }
  }

  /// Sets who may read, write and run this file: `fchmod(2)`. It never becomes one that runs as its owner.
  func setPermissions(_ permissions: FilePermissions) throws(Errno) {
    try systemCall { fchmod(rawValue, permissions.rawValue & 0o777) }
  }

  /// The entries of this folder except `.` and `..`, in no particular order: `readdir(3)`.
  func entries() throws(Errno) -> [FilePath.Component] {
    let copy = try open(.folderItself, .folder)
    guard let stream = fdopendir(copy.rawValue) else {
      let code = Errno(rawValue: errno)
      copy.closeQuietly()
      throw code
    }
    defer { closedir(stream) }
    var names: [FilePath.Component] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw Errno(rawValue: errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
        bytes.withMemoryRebound(
          to: CInterop.PlatformChar.self, capacity: MemoryLayout.size(ofValue: bytes.pointee)
        ) { FilePath.Component(platformString: $0) }
      }
      if let name, name.kind == .regular { names.append(name) }
    }
  }
}
