import ImageComparison
import Messages
import SystemSupport

/// A folder of references, which may not exist yet. It alone reads, records, moves and removes references, for the
/// commands and for the assertions of tests.
///
/// The folder itself can be a link. No link below it is followed. A pointer of Git LFS is never replaced, and neither
/// a damaged picture nor an empty one becomes a reference.
package struct ReferenceStore: Sendable {
  /// The content at the path of a reference.
  enum Reference {
    case absent
    /// The pointer in place of a picture that Git LFS has not fetched.
    case pointer
    case bytes([UInt8])

    /// The bytes of a reference; nil if it is missing or a pointer.
    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }

  /// A change of a reference.
  enum ReferenceChange {
    /// The picture becomes the reference of the same name.
    case record(PictureName)
    case move(from: PictureName, to: PictureName)
    case remove(PictureName)
  }

  /// The changes that were made, and the reasons why others were refused.
  struct AppliedChanges {
    var accepted = Verification.Accepted()
    var refused: [PictureName: SnapshotError] = [:]
  }

  package let path: FilePath
  /// The rules by which the references are compared.
  let rules: SnapshotRules
  private let directory: Directory?

  /// - Throws: ``SnapshotError`` if the folder, its rules or their masks can't be read.
  package init(_ path: FilePath) throws(SnapshotError) {
    let directory = try fileErrors(Directory.open(path))
    try self.init(path, directory)
  }

  /// - Parameter directory: the open folder; nil if there is none.
  init(_ path: FilePath, _ directory: Directory?) throws(SnapshotError) {
    self.path = path
    self.directory = directory
    rules = try SnapshotRules(of: directory)
  }

  // MARK: - Reading

  /// The files of the folder, without its rules and their masks.
  func listing() throws(SnapshotError) -> PictureFolder.Listing {
    guard directory != nil else { return PictureFolder.Listing() }
    let listing = try fileErrors(PictureFolder(path).listing())
    if let name = listing.unreadableName { throw .notUTF8(path.pushing(name)) }
    return rules.references(in: listing)
  }

  /// What has the name of a reference.
  ///
  /// - Throws: ``SnapshotError/file(_:)`` if it can't be read, is a link or lies behind one.
  func reference(_ name: PictureName) throws(SnapshotError) -> Reference {
    guard let directory, let bytes = try PictureFile.bytes(of: name.path, in: directory) else {
      return .absent
    }
    return OtherFile(bytes) == .gitLFSPointer ? .pointer : .bytes(bytes)
  }

  /// The bytes of a reference that can be compared.
  ///
  /// - Throws: ``SnapshotError``, also for a pointer of Git LFS and if there is no such file.
  func bytes(of name: PictureName) throws(SnapshotError) -> [UInt8] {
    switch try reference(name) {
    case .bytes(let bytes): return bytes
    case .pointer: throw .picture(pointer(name))
    case .absent:
      throw .file(
        FileError(.read, path: path.pushing(name.path), code: .noSuchFileOrDirectory))
    }
  }

  /// The status of a reference; nil if there is none. For a link, the status is that of the link.
  func status(of name: PictureName) throws(FileError) -> Stat? {
    guard let directory else { return nil }
    var walker = DirectoryWalker(directory)
    return try walker.status(of: name.path)
  }

  /// Whether two names are those of one file, as on a disk that ignores letter case.
  func isOneFile(_ name: PictureName, _ other: PictureName) throws(SnapshotError) -> Bool {
    guard let version = try fileErrors(status(of: name))?.version else { return false }
    return try fileErrors(status(of: other))?.version.isSameFile(as: version) == true
  }

  /// Whether a reference is a pointer of Git LFS.
  private func isPointer(_ name: PictureName) throws(SnapshotError) -> Bool {
    guard let directory else { return false }
    var walker = DirectoryWalker(directory)
    // The specification allows pointers of less than 1,024 bytes.
    let content = try fileErrors(walker.read(name.path, limit: 1024))
    guard case .bytes(let bytes) = content else { return false }
    return OtherFile(bytes) == .gitLFSPointer
  }

  /// Whether the folder has a file.
  func exists(_ name: FilePath) throws(SnapshotError) -> Bool {
    try fileErrors(status(of: PictureName(name))) != nil
  }

  /// The error of a reference that is a pointer of Git LFS.
  private func pointer(_ name: PictureName) -> PictureError {
    PictureError(path: path.pushing(name.path).displayText, .otherFile(.gitLFSPointer))
  }

  // MARK: - Changing

  /// Makes changes in their order, but for removals of other spellings of a name that is recorded. They are first: on a
  /// disk that ignores letter case, they would remove the new file.
  ///
  /// Nothing is changed if a link or a folder is in the way of one of them. Otherwise those that are possible are made.
  /// Each reference is replaced as a whole or left as it is. The call also removes the temporary files that killed runs
  /// left.
  ///
  /// - Parameters:
  ///   - changes: the changes.
  ///   - picture: reads the picture of a name that is to be recorded.
  /// - Returns: the changes that were made, and those that were refused because of the picture or its reference.
  /// - Throws: ``SnapshotError/file(_:)`` if a file can't be written; changes that were made before stay.
  func apply(
    _ changes: [ReferenceChange], picture: (PictureName) throws(SnapshotError) -> [UInt8]
  ) throws(SnapshotError) -> AppliedChanges {
    var outcome = AppliedChanges()
    guard let folder = try changes.isEmpty ? directory : made() else { return outcome }
    do {
      try folder.removeAbandonedFiles()
      var walker = DirectoryWalker(folder)
      for change in changes {
        switch change {
        case .record(let name), .move(_, let name): try walker.checkWritable(name.path)
        // Removing a link does not touch its target.
        case .remove: break
        }
      }
    } catch {
      throw .file(error)
    }
    var walker = DirectoryWalker(folder)
    let recorded = Set(
      changes.compactMap { change in
        if case .record(let name) = change { FilePath.folded(name.text) } else { nil }
      })
    func isOldSpelling(_ change: ReferenceChange) -> Bool {
      if case .remove(let name) = change {
        recorded.contains(FilePath.folded(name.text))
      } else {
        false
      }
    }
    for change in changes.filter(isOldSpelling) + changes.filter({ !isOldSpelling($0) }) {
      switch change {
      case .record(let name):
        let bytes: [UInt8]
        do throws(SnapshotError) {
          bytes = try picture(name)
        } catch {
          outcome.refused[name] = error
          continue
        }
        do throws(SnapshotError) {
          try check(bytes, as: name)
        } catch {
          // A reference that can't be read just now is no reason to leave it out.
          if case .file = error { throw error }
          outcome.refused[name] = error
          continue
        }
        let isNew = try fileErrors(walker.type(of: name.path) == nil)
        try fileErrors(walker.write(bytes, to: name.path))
        if isNew {
          outcome.accepted.added.append(name)
        } else {
          outcome.accepted.replaced.append(name)
        }
      case .move(let old, let new):
        guard !rules.own(old), !rules.own(new) else {
          outcome.refused[new] = .ownFile(path.pushing(old.path))
          continue
        }
        try fileErrors(walker.move(old.path, to: new.path))
        outcome.accepted.moved.append(Verification.Accepted.Move(from: old, to: new))
      case .remove(let name):
        try fileErrors(walker.remove(name.path))
        outcome.accepted.removed.append(name)
      }
    }
    return outcome
  }

  /// Removes the folders above a reference that was moved, if they are empty. An interrupted run can have left them.
  func removeEmptyFolders(above name: PictureName) throws(SnapshotError) {
    guard let directory else { return }
    var walker = DirectoryWalker(directory)
    try fileErrors(walker.removeEmptyFolders(above: name.path))
  }

  /// Removes the folders in this one that are empty, also those that an interrupted run left.
  func removeEmptyFolders() throws(SnapshotError) {
    do {
      guard let directory = try Directory.open(path) else { return }
      var walker = DirectoryWalker(directory)
      for folder in try PictureFolder(path).listing().folders.reversed() {
        do {
          try walker.removeEmptyFolders(above: folder.appending("."))
        } catch  where error.code == .resourceBusy {
          // A mount point can't be removed, and stays.
        }
      }
    } catch {
      throw .file(error)
    }
  }

  /// Records one picture or text as a reference.
  ///
  /// - Throws: ``SnapshotError`` if it is refused, or can't be written.
  func record(_ bytes: [UInt8], as name: PictureName) throws(SnapshotError) {
    try check(bytes, as: name)
    try write(bytes, to: name.path)
  }

  /// Checks that a file can become the reference of a name.
  func check(_ bytes: [UInt8], as name: PictureName) throws(SnapshotError) {
    try PictureFile.check(bytes, of: name, path: name.path)
    guard !rules.own(name) else { throw .ownFile(path.pushing(name.path)) }
    guard try !isPointer(name) else { throw .picture(pointer(name)) }
  }

  /// Writes a file into the folder. The first call for a folder also removes temporary files that killed processes left.
  func write(_ bytes: [UInt8], to name: FilePath) throws(SnapshotError) {
    let folder = try made()
    do throws(FileError) {
      if Self.swept.withLock({ $0.insert(path).inserted }) { try folder.removeAbandonedFiles() }
      var walker = DirectoryWalker(folder)
      try walker.checkWritable(name)
      do {
        try walker.write(bytes, to: name)
      } catch  where error.code == .noSuchFileOrDirectory {
        // Another test passed and removed the empty folder after this one had created it. Tries once more.
        try walker.write(bytes, to: name)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Removes a file, if it exists, and then the folders above it that have become empty.
  func remove(_ name: FilePath) throws(SnapshotError) {
    guard let directory else { return }
    do {
      var walker = DirectoryWalker(directory)
      // If the file does not exist, empty folders stay because another test might be about to write there.
      if try walker.type(of: name) != nil { try walker.remove(name) }
    } catch {
      throw .file(error)
    }
  }

  private func made() throws(SnapshotError) -> Directory {
    if let directory { return directory }
    return try fileErrors(Directory.make(path))
  }

  /// The folders from which this process has already removed old temporary files.
  private static let swept = Locked<Set<FilePath>>([])
}

extension DirectoryWalker {
  /// Checks that neither a link nor a folder is in the way of a file that is to be written.
  fileprivate mutating func checkWritable(_ name: FilePath) throws(FileError) {
    switch try type(of: name) {
    case .symbolicLink:
      throw FileError(.follow, path: directory.path(of: name), code: .tooManySymbolicLinkLevels)
    case .directory: throw FileError(.write, path: directory.path(of: name), code: .isDirectory)
    default: break
    }
  }
}
