import SystemSupport

extension Verification {
  /// Which findings are taken for right.
  public enum Acceptance: String, CaseIterable, Hashable, Sendable {
    /// Pictures that look or measure otherwise than their references, or whose reference is damaged.
    case changed
    /// Pictures without a reference.
    case missing
    /// Both, and references without a picture.
    case all
    /// References without a picture, which are removed.
    case obsolete

    fileprivate func covers(_ verdict: Verdict) -> Bool {
      switch (self, verdict) {
      case (_, .same), (_, .new): false
      case (.all, _), (.changed, .changed), (.changed, .resized), (.changed, .corrupt): true
      case (.missing, .missing), (.obsolete, .obsolete): true
      default: false
      }
    }
  }

  /// What accepting did.
  public struct Accepted: Hashable, Sendable, Encodable {
    /// Names of the references that were replaced.
    public var replaced: [String] = []
    /// Names of the references that were added.
    public var added: [String] = []
    /// Names of the references that were removed.
    public var removed: [String] = []

    /// The numbers as one line: `2 replaced, 1 added, 0 removed`.
    public var summary: String {
      "\(replaced.count) replaced, \(added.count) added, \(removed.count) removed"
    }
  }

  /// The least that would have to be accepted for every failure to go away; nil where there is none
  /// that could be.
  public var acceptance: Acceptance? {
    let verdicts = failures.filter(\.isAcceptable).map(\.verdict)
    guard !verdicts.isEmpty else { return nil }
    return [Acceptance.changed, .missing, .obsolete].first { acceptance in
      verdicts.allSatisfy(acceptance.covers)
    } ?? .all
  }

  /// Makes references of the pictures, each replaced whole or left as it was, and gives accepted
  /// entries their new verdict.
  ///
  /// What can't be read as a picture never becomes a reference. Nothing is written or removed
  /// through a link below the folder of references: where a link is in the way, nothing is accepted
  /// at all. Files are on the disk before they take their names. Temporary files of runs that were
  /// killed are removed, and so are folders below the references that hold nothing at all, as such
  /// runs leave them; hidden folders are left alone.
  ///
  /// - Throws: ``SnapshotError/file(_:)``, with the operation `follow` for a link.
  public mutating func accept(_ acceptance: Acceptance) throws(SnapshotError) -> Accepted {
    do {
      let covered = entries.filter { acceptance.covers($0.verdict) && $0.hasFileName }
      guard let folder = try Self.referenceFolder(referenceFolder, isMaking: !covered.isEmpty)
      else { return Accepted() }
      try folder.removeAbandonedFiles()
      var walker = DirectoryWalker(folder, isDurable: true)
      for entry in covered { try Self.check(entry, in: &walker) }
      let accepted = try accept(acceptance, with: &walker)
      try Self.removeEmptyFolders(with: &walker)
      return accepted
    } catch {
      throw .file(error)
    }
  }

  private mutating func accept(
    _ acceptance: Acceptance, with walker: inout DirectoryWalker
  ) throws(FileError) -> Accepted {
    let pictures = PictureFolder(actualFolder)
    var accepted = Accepted()
    var remaining: [Entry] = []
    for entry in entries {
      guard acceptance.covers(entry.verdict), entry.hasFileName else {
        remaining.append(entry)
        continue
      }
      if entry.verdict == .obsolete {
        try walker.remove(FilePath(entry.name))
        accepted.removed.append(entry.name)
        continue
      }
      guard let bytes = Self.pictureBytes(pictures.path(of: entry.name)) else {
        remaining.append(entry)
        continue
      }
      try walker.write(bytes, to: FilePath(entry.name))
      if entry.verdict == .missing {
        accepted.added.append(entry.name)
        remaining.append(Entry(entry.name, .new, "recorded as a new reference"))
      } else {
        accepted.replaced.append(entry.name)
        remaining.append(Entry(entry.name, .same, "recorded anew"))
      }
    }
    entries = remaining
    return accepted
  }

  private static func referenceFolder(
    _ path: String, isMaking: Bool
  ) throws(FileError) -> Directory? {
    isMaking ? try Directory.make(FilePath(path)) : try Directory.open(FilePath(path))
  }

  /// Checks that a reference can be written or removed where it is, before anything is.
  private static func check(
    _ entry: Entry, in walker: inout DirectoryWalker
  ) throws(FileError) {
    let kind = try walker.kind(of: FilePath(entry.name))
    // The link itself is removed, and not what it leads to.
    guard entry.verdict != .obsolete else { return }
    let path = walker.directory.path(of: FilePath(entry.name))
    if kind == .link { throw FileError(.follow, path: path, code: .tooManySymbolicLinkLevels) }
    if kind == .folder { throw FileError(.write, path: path, code: .isDirectory) }
  }

  private static func pictureBytes(_ path: String) -> [UInt8]? {
    guard let picture = try? EncodedPicture(file: path), (try? picture.validate()) != nil else {
      return nil
    }
    return picture.bytes
  }

  private static func removeEmptyFolders(with walker: inout DirectoryWalker) throws(FileError) {
    let folders = try PictureFolder(walker.directory.path.string).listing().folders
    for folder in folders.reversed() {
      // A folder that can't be removed, as one where another file system begins, does no harm.
      try? walker.removeEmptyFolders(above: FilePath(folder + "/."))
    }
  }
}
