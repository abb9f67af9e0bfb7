internal import SystemPackage

/// The folders on the way to the file that was last used, held open one in another, as neighbours
/// mostly share them.
///
/// No folder is followed that is a link.
struct OpenFolders: ~Copyable {
  private let directory: Directory
  private let isDurable: Bool
  /// The path of the last of `folders`, relative to the directory.
  private var path = FilePath()
  private var folders: [(name: FilePath.Component, handle: FileDescriptor)] = []
  /// A folder that was not there when it was last looked for, so that it is looked for once for all
  /// files in it. Another process may have made it since.
  private var missing: FilePath?

  /// - Parameter isDurable: whether a folder's name is on the disk once it is made.
  init(_ directory: Directory, isDurable: Bool) {
    self.directory = directory
    self.isDurable = isDurable
  }

  deinit { for folder in folders { folder.handle.closeQuietly() } }

  /// Opens a folder, made with those above it where there is none and `isMaking`; nil where there is
  /// none otherwise. It stays open until another folder is asked for, or left.
  ///
  /// - Parameter path: relative to the directory; the empty path is the directory itself.
  /// - Throws: `FileError` with `.follow` where a folder on the way is a link.
  mutating func folder(
    _ path: FilePath, isMaking: Bool
  ) throws(FileError) -> FileDescriptor? {
    guard let root = directory.handle else { return nil }
    // What is made next, here or by the caller, may be the folder that was missing.
    if isMaking { missing = nil }
    if path.isEmpty { return root }
    if path == self.path, let last = folders.last { return last.handle }
    if !isMaking, path == missing { return nil }
    let names = Array(path.components)
    leave(from: zip(names, folders).prefix { $0.0 == $0.1.name }.count)
    let reused = folders.count
    for name in names[reused...] {
      let walked = self.path.appending(name)
      do {
        let handle = try open(
          FilePath(name), in: folders.last?.handle ?? root, isMaking: isMaking)
        folders.append((name, handle))
        self.path = walked
      } catch {
        switch error {
        case .isLink:
          throw FileError(.follow, path: directory.path(of: walked), code: .notDirectory)
        // Nothing can be made in a folder that was removed since it was opened.
        case .failed(.noSuchFileOrDirectory) where isMaking && reused > 0:
          leaveAll()
          return try folder(path, isMaking: true)
        // Nothing can lie in a file.
        case .failed(.noSuchFileOrDirectory) where !isMaking,
          .failed(.notDirectory) where !isMaking:
          missing = path
          return nil
        case .failed(let code):
          throw FileError(isMaking ? .write : .read, path: directory.path(of: walked), code: code)
        }
      }
    }
    return folders.last?.handle
  }

  /// Closes a folder and those in it, as it is to be removed.
  mutating func leave(_ path: FilePath) {
    guard !path.isEmpty, self.path.starts(with: path) else { return }
    leave(from: path.components.count - 1)
  }

  /// Closes all folders, as one of them may have been removed.
  mutating func leaveAll() {
    leave(from: 0)
    missing = nil
  }

  private mutating func leave(from depth: Int) {
    while folders.count > depth {
      folders.removeLast().handle.closeQuietly()
      path.removeLastComponent()
    }
  }

  private enum OpenFailure: Error {
    case isLink
    case failed(Errno)
  }

  /// Opens a folder in another, made where there is none and `isMaking`.
  private func open(
    _ name: FilePath, in folder: FileDescriptor, isMaking: Bool
  ) throws(OpenFailure) -> FileDescriptor {
    do throws(Errno) {
      do throws(Errno) {
        return try folder.open(name, [.folder, .noFollow])
      } catch {
        guard error == .noSuchFileOrDirectory, isMaking else { throw error }
      }
      do throws(Errno) {
        try folder.makeFolder(name)
      } catch {
        // Another thread or process made it.
        guard error == .fileExists else { throw error }
      }
      if isDurable { try? folder.synchronize() }
      return try folder.open(name, [.folder, .noFollow])
    } catch {
      let isLink =
        error != .noSuchFileOrDirectory && (try? FileStatus(of: name, in: folder))?.kind == .link
      throw isLink ? .isLink : .failed(error)
    }
  }
}
