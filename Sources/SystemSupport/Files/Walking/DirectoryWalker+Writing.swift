package import SystemPackage

extension DirectoryWalker {
  /// Writes a file under its name, whole or not at all; makes the folders it needs.
  package mutating func write(_ bytes: [UInt8], to name: FilePath) throws(FileError) {
    try write(to: name) { file throws(Errno) in try file.writeEverything(bytes) }
  }

  /// Writes a file piece by piece.
  ///
  /// A file of that name is replaced; of a link, the link itself and not its target.
  /// - Parameter body: writes to the descriptor it is given.
  package mutating func write(
    to name: FilePath, _ body: (FileDescriptor) throws(Errno) -> Void
  ) throws(FileError) {
    guard let root = directory.handle else {
      throw FileError(.write, path: directory.path, code: .noSuchFileOrDirectory)
    }
    for isLastTry in [false, true] {
      guard let parent = try parent(of: name, isMaking: true) else { continue }
      do {
        return try AtomicFile.write(
          to: parent.leaf, in: parent.folder, from: root, isDurable: isDurable, body)
      } catch {
        // The folder may have been removed since it was opened.
        guard error == .noSuchFileOrDirectory, !isLastTry else {
          throw FileError(.write, path: directory.path(of: name), code: error)
        }
        folders.leaveAll()
      }
    }
    throw FileError(.write, path: directory.path(of: name), code: .noSuchFileOrDirectory)
  }

  /// Gives a file another name (`linkat(2)`), so that its bytes are stored once; makes the folders it
  /// needs.
  ///
  /// - Parameter source: a walker of the same directory, which finds the file.
  /// - Returns: false where that can't be done, as something has the name or the file system has no
  ///   such links: write the file instead.
  package mutating func link(
    _ original: FilePath, of source: inout DirectoryWalker, to name: FilePath
  ) throws(FileError) -> Bool {
    guard let old = try source.parent(of: original, isMaking: false),
      let new = try parent(of: name, isMaking: true)
    else { return false }
    do {
      try old.folder.link(old.leaf, to: new.leaf, in: new.folder)
      return true
    } catch {
      return false
    }
  }

  /// Writes files under their names, each whole or not at all; makes the folders they need.
  ///
  /// The first files of a folder that is not there yet are written into a hidden one, which then takes
  /// its name: that is three calls to the system for each of them instead of five, and a folder of few
  /// files appears complete.
  ///
  /// - Parameters:
  ///   - files: those of a folder one after another.
  ///   - done: called with the number of files that were written since the last call.
  package mutating func write(
    _ files: [(name: FilePath, bytes: [UInt8])], done: (Int) -> Void
  ) throws(FileError) {
    var rest = files[...]
    while let first = rest.first {
      let folder = first.name.removingLastComponent()
      let neighbours = rest.prefix(Self.mostAtOnce).prefix {
        $0.name.removingLastComponent() == folder
      }
      rest = rest.dropFirst(neighbours.count)
      if neighbours.count > 1, try folders.folder(folder, isMaking: false) == nil,
        try makeFolder(folder, of: neighbours)
      {
        done(neighbours.count)
        continue
      }
      for file in neighbours {
        try write(file.bytes, to: file.name)
        done(1)
      }
    }
  }

  /// The most files that take their names together: on a slow disk even these take a moment, in which
  /// nobody sees progress and which is lost to a kill.
  private static let mostAtOnce = 64

  /// Makes a folder with some files; whether it could.
  ///
  /// Whatever is in the way, such as a folder that another thread made meanwhile or a full disk, is
  /// found again and reported when the files are written one by one.
  private mutating func makeFolder(
    _ path: FilePath, of files: ArraySlice<(name: FilePath, bytes: [UInt8])>
  ) throws(FileError) -> Bool {
    guard let root = directory.handle, let parent = try parent(of: path, isMaking: true) else {
      return false
    }
    do {
      var folder = try HiddenFolder(in: root)
      for file in files {
        guard let name = file.name.lastComponent else { return false }
        try folder.write(file.bytes, to: FilePath(name), isDurable: isDurable)
      }
      try folder.rename(to: parent.leaf, in: parent.folder, isDurable: isDurable)
      return true
    } catch {
      return false
    }
  }
}
