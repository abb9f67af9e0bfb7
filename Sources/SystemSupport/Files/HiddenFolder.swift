internal import SystemPackage

/// A hidden folder that is filled before it takes its name.
///
/// It is named and locked as a ``TemporaryFile`` is; the next run removes that of a killed one.
struct HiddenFolder: ~Copyable {
  private let parent: FileDescriptor
  private let name: FilePath
  private let handle: FileDescriptor
  private var hasTemporaryName = true

  /// Makes a folder in an open one, which stays open as long as this value lives.
  init(in parent: FileDescriptor) throws(Errno) {
    let name = try Self.make(in: parent)
    let handle: FileDescriptor
    do throws(Errno) {
      handle = try parent.open(name, [.folder, .noFollow])
    } catch {
      try? parent.removeFolder(name)
      throw error
    }
    // Where folders can't be locked, none is ever taken for abandoned either.
    _ = try? handle.lock()
    (self.parent, self.name, self.handle) = (parent, name, handle)
  }

  deinit {
    if hasTemporaryName { Self.remove(name, openedAs: handle, from: parent) }
    handle.closeQuietly()
  }

  private static func make(in parent: FileDescriptor) throws(Errno) -> FilePath {
    while true {
      let name = TemporaryFile.nextName()
      do {
        try parent.makeFolder(name)
        return name
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }

  /// Writes a file that isn't there yet.
  ///
  /// - Parameter isDurable: whether its bytes are on the disk when this returns.
  func write(_ bytes: [UInt8], to name: FilePath, isDurable: Bool) throws(Errno) {
    let file = try handle.open(name, [.creating, .noFollow])
    do throws(Errno) {
      try file.writeEverything(bytes)
      if isDurable { try file.synchronize() }
    } catch {
      file.closeQuietly()
      throw error
    }
    try file.closeWritten()
  }

  /// Gives the folder its name in another open folder, where no file and no folder with files has it.
  ///
  /// - Parameter isDurable: whether the names of its files and its own are on the disk when this
  ///   returns.
  mutating func rename(
    to name: FilePath, in folder: FileDescriptor, isDurable: Bool
  ) throws(Errno) {
    if isDurable { try handle.synchronize() }
    try parent.rename(self.name, to: name, in: folder)
    hasTemporaryName = false
    if isDurable { try folder.synchronize() }
  }

  /// Removes a folder and the files in it, as far as that can be done.
  static func remove(
    _ name: FilePath, openedAs handle: FileDescriptor, from parent: FileDescriptor
  ) {
    for file in (try? handle.entries()) ?? [] { try? handle.remove(FilePath(file)) }
    try? parent.removeFolder(name)
  }
}
