internal import CPlatform
internal import SystemPackage

/// How a file or folder is opened: the flags of `open(2)`, always with `O_CLOEXEC`.
struct OpenFlags: OptionSet {
  let rawValue: Int32

  /// For reading; a pipe or device is opened without waiting for its other end.
  static let reading = OpenFlags(rawValue: O_RDONLY | O_NONBLOCK | O_NOCTTY)
  static let folder = OpenFlags(rawValue: O_RDONLY | O_DIRECTORY)
  static let writing = OpenFlags(rawValue: O_WRONLY)
  /// For reading and writing a file, made where there is none.
  static let updating = OpenFlags(rawValue: O_RDWR | O_CREAT | O_NONBLOCK)
  /// For writing a file that must not exist yet.
  static let creating = OpenFlags(rawValue: O_WRONLY | O_CREAT | O_EXCL)
  /// Every write goes to the end.
  static let appending = OpenFlags(rawValue: O_WRONLY | O_CREAT | O_APPEND)
  static let updatingAtEnd = OpenFlags(rawValue: O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK)
  /// A link in the last component is an error (`ELOOP`, or `ENOTDIR` for a folder).
  static let noFollow = OpenFlags(rawValue: O_NOFOLLOW)
}

extension FileDescriptor {
  /// Opens a file or folder by its path: `open(2)`.
  static func open(_ path: FilePath, _ flags: OpenFlags) throws(Errno) -> FileDescriptor {
    try workingFolder.open(path, flags)
  }

  /// Opens a file or folder relative to this folder: `openat(2)`.
  func open(_ name: FilePath, _ flags: OpenFlags) throws(Errno) -> FileDescriptor {
    FileDescriptor(
      rawValue: try systemCall {
        name.withPlatformString { cplatform_open(rawValue, $0, flags.rawValue) }
      })
  }

  /// Makes a folder in this one: `mkdirat(2)`.
  func makeFolder(_ name: FilePath, mode: CModeT = 0o777) throws(Errno) {
    try systemCall { name.withPlatformString { mkdirat(rawValue, $0, mode) } }
  }

  /// Removes a file, or a link itself, from this folder: `unlinkat(2)`.
  func remove(_ name: FilePath) throws(Errno) {
    try systemCall { name.withPlatformString { unlinkat(rawValue, $0, 0) } }
  }

  /// Removes an empty folder from this one: `unlinkat(2)`.
  func removeFolder(_ name: FilePath) throws(Errno) {
    try systemCall { name.withPlatformString { unlinkat(rawValue, $0, AT_REMOVEDIR) } }
  }

  /// Gives a file of this folder its name in another, replacing a file of that name: `renameat(2)`.
  func rename(
    _ name: FilePath, to newName: FilePath, in folder: FileDescriptor
  ) throws(Errno) {
    try systemCall {
      name.withPlatformString { old in
        newName.withPlatformString { renameat(rawValue, old, folder.rawValue, $0) }
      }
    }
  }

  /// Gives a file of this folder another name, in another folder: `linkat(2)`, which fails where
  /// something has that name.
  func link(
    _ name: FilePath, to newName: FilePath, in folder: FileDescriptor
  ) throws(Errno) {
    try systemCall {
      name.withPlatformString { old in
        newName.withPlatformString { linkat(rawValue, old, folder.rawValue, $0, 0) }
      }
    }
  }

  /// The entries of this folder but `.` and `..`, in no order: `readdir(3)`.
  func entries() throws(Errno) -> [FilePath.Component] {
    let copy = try open(".", .folder)
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
