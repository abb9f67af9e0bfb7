import ImageComparison
import SystemSupport

extension Verification {
  /// Selects the verdicts to accept. Accepting records a picture as its reference, or removes an obsolete reference.
  public struct Acceptance: OptionSet, Hashable, Sendable {
    /// The selected verdicts as bits.
    public let rawValue: Int

    /// Creates a selection from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Pictures that differ from their references in pixels or size, and pictures with a damaged reference.
    public static let changed = Acceptance(rawValue: 1)
    /// Pictures without a reference.
    public static let missing = Acceptance(rawValue: 2)
    /// References without a picture. Accepting removes them.
    public static let obsolete = Acceptance(rawValue: 4)
    /// Everything that `changed`, `missing` and `obsolete` select.
    public static let all: Acceptance = [.changed, .missing, .obsolete]

    /// What accepts a verdict; empty if nothing does.
    fileprivate init(_ verdict: Verdict) {
      self =
        switch verdict {
        case .changed, .resized, .corrupt: .changed
        case .missing: .missing
        case .obsolete: .obsolete
        case .same, .new, .uncompared, .unchecked: []
        }
    }

    fileprivate func covers(_ verdict: Verdict) -> Bool { !isDisjoint(with: Acceptance(verdict)) }
  }

  /// Permissions for operations that are refused by default because they are usually mistakes.
  public struct Permissions: OptionSet, Hashable, Sendable {
    /// The permissions as bits.
    public let rawValue: Int

    /// Creates permissions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Permits recording in CI: when `CI`, or the variable of another known CI system, is set.
    public static let inCI = Permissions(rawValue: 1)
    /// Permits the removal of more than half of the references.
    public static let massRemoval = Permissions(rawValue: 2)
  }

  /// The references that one call of ``Verification/accept(_:allowing:)`` changed.
  public struct Accepted: Hashable, Sendable, Encodable {
    /// The names of the references that were replaced.
    public var replaced: [PictureName] = []
    /// The names of the references that were added.
    public var added: [PictureName] = []
    /// The names of the references that were removed.
    public var removed: [PictureName] = []

    /// The counts as one line: `2 replaced, 1 added, 0 removed`.
    public var summary: String {
      "\(replaced.count) replaced, \(added.count) added, \(removed.count) removed"
    }
  }

  /// The narrowest acceptance that covers every acceptable failure; empty if no failure is acceptable.
  public var acceptance: Acceptance {
    failures.filter(\.isAcceptable).reduce(into: []) { $0.formUnion(Acceptance($1.verdict)) }
  }

  /// Records pictures as references and updates the verdicts of their entries.
  ///
  /// Each reference is replaced as a whole or left unchanged. A damaged PNG file never becomes a
  /// reference. A reference with the same pixels as its picture stays as it is. Nothing is written or
  /// removed through a symbolic link below the folder of references: if the path of an accepted
  /// reference contains one, the call fails before it changes any reference. The call also removes
  /// temporary files that killed runs left behind, and empty folders below the references. It does not
  /// touch hidden folders.
  ///
  /// - Parameters:
  ///   - acceptance: the verdicts to accept.
  ///   - permissions: the operations to permit that are refused by default.
  /// - Throws: ``SnapshotError/recordingInCI`` and
  ///   ``SnapshotError/massRemoval(removed:references:actual:)`` without the permission, before any
  ///   change; ``SnapshotError/file(_:)`` for a file error, with the operation `follow` for a link. If
  ///   writing or removing fails, references that were accepted before stay changed.
  public mutating func accept(
    _ acceptance: Acceptance, allowing permissions: Permissions = []
  ) throws(SnapshotError) -> Accepted {
    try accept(acceptance, allowing: permissions, in: .current)
  }

  package mutating func accept(
    _ acceptance: Acceptance, allowing permissions: Permissions, in environment: HostEnvironment
  ) throws(SnapshotError) -> Accepted {
    guard permissions.contains(.inCI) || !environment.isCI else {
      throw .recordingInCI
    }
    let removed = acceptance.covers(.obsolete) ? count(.obsolete) : 0
    guard permissions.contains(.massRemoval) || 2 * removed <= referenceCount else {
      throw .massRemoval(removed: removed, references: referenceCount, actual: actualFolder)
    }
    do {
      let covered = entries.filter { acceptance.covers($0.verdict) }
      guard
        let folder = try covered.isEmpty
          ? Directory.open(referenceFolder) : Directory.make(referenceFolder)
      else { return Accepted() }
      try folder.removeAbandonedFiles()
      var walker = DirectoryWalker(folder)
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
      guard acceptance.covers(entry.verdict) else {
        remaining.append(entry)
        continue
      }
      if entry.verdict == .obsolete {
        try walker.remove(entry.name.path)
        accepted.removed.append(entry.name)
        continue
      }
      let bytes: [UInt8]
      do {
        bytes = try pictures.checkedBytes(of: entry.name)
      } catch {
        remaining.append(
          Entry(entry.name, .corrupt, "the picture: \(error)", isAcceptable: false))
        continue
      }
      try walker.write(bytes, to: entry.name.path)
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

  /// Checks that no link or folder is in the way of a reference, before any reference is written or removed.
  private static func check(
    _ entry: Entry, in walker: inout DirectoryWalker
  ) throws(FileError) {
    let type = try walker.type(of: entry.name.path)
    // Removing a link does not touch its target.
    guard entry.verdict != .obsolete else { return }
    let path = walker.directory.path(of: entry.name.path)
    if type == .symbolicLink {
      throw FileError(.follow, path: path, code: .tooManySymbolicLinkLevels)
    }
    if type == .directory { throw FileError(.write, path: path, code: .isDirectory) }
  }

  private static func removeEmptyFolders(with walker: inout DirectoryWalker) throws(FileError) {
    let folders = try PictureFolder(walker.directory.path).listing().folders
    for folder in folders.reversed() {
      do {
        try walker.removeEmptyFolders(above: folder.appending("."))
      } catch  where error.code == .resourceBusy {
        // A mount point can't be removed, and stays.
      }
    }
  }
}
