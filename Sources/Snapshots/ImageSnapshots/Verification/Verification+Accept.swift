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
    /// References that were renamed. Accepting moves them.
    public static let moved = Acceptance(rawValue: 8)
    /// Everything that the others select.
    public static let all: Acceptance = [.changed, .missing, .moved, .obsolete]

    /// What accepts a verdict; empty if nothing does.
    fileprivate init(_ verdict: Verdict) {
      self =
        switch verdict {
        case .changed, .resized, .corrupt: .changed
        case .missing: .missing
        case .moved: .moved
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

    /// Refuses to record in CI without ``inCI``.
    ///
    /// - Throws: ``SnapshotError/recordingInCI``.
    package func checkRecording(
      in environment: HostEnvironment = .current
    ) throws(SnapshotError) {
      guard contains(.inCI) || !environment.isCI else { throw .recordingInCI }
    }
  }

  /// The references that one call of ``Verification/accept(_:allowing:)`` changed.
  public struct Accepted: Hashable, Sendable {
    /// The names of the references that were replaced.
    public var replaced: [PictureName] = []
    /// The names of the references that were added.
    public var added: [PictureName] = []
    /// The names of the references that were removed.
    public var removed: [PictureName] = []

    /// The references that were moved.
    public var moved: [Move] = []

    package init() {}

    /// The old and the new name of a reference that was moved.
    public struct Move: Hashable, Sendable {
      /// The name before.
      public var from: PictureName
      /// The name since.
      public var to: PictureName
    }

    /// The counts as one line: `2 replaced, 1 added, 0 removed`, and `3 moved` if there are any.
    public var summary: String {
      "\(replaced.count) replaced, \(added.count) added, \(removed.count) removed"
        + (moved.isEmpty ? "" : ", \(moved.count) moved")
    }
  }

  /// The narrowest acceptance that covers every acceptable failure; empty if no failure is acceptable.
  public var acceptance: Acceptance {
    failures.filter(\.isAcceptable).reduce(into: []) { $0.formUnion(Acceptance($1.verdict)) }
  }

  /// Records pictures as references and updates the verdicts of their entries.
  ///
  /// Each reference is replaced as a whole or left unchanged. A damaged PNG file never becomes a reference, and a
  /// pointer of Git LFS is never replaced. A reference with the same pixels as its picture stays as it is.
  ///
  /// Nothing is written or removed through a symbolic link below the folder of references: if the path of an
  /// accepted reference contains one, the call fails before it changes any reference. The call also removes
  /// temporary files that killed runs left behind, and empty folders below the references. It does not
  /// touch hidden folders.
  ///
  /// - Parameters:
  ///   - acceptance: the verdicts to accept.
  ///   - permissions: the operations to permit that are refused by default.
  /// - Throws: ``SnapshotError/recordingInCI`` and
  ///   ``SnapshotError/massRemoval(removed:references:actual:)`` without the permission, before any
  ///   change, and ``SnapshotError/reportAsPictures(folder:report:)`` for pictures of a report;
  ///   ``SnapshotError/file(_:)`` for a file error, with the operation `follow` for a link. If
  ///   writing or removing fails, references that were accepted before stay changed.
  public mutating func accept(
    _ acceptance: Acceptance, allowing permissions: Permissions = []
  ) throws(SnapshotError) -> Accepted {
    try accept(acceptance, allowing: permissions, in: .current)
  }

  package mutating func accept(
    _ acceptance: Acceptance, allowing permissions: Permissions, in environment: HostEnvironment
  ) throws(SnapshotError) -> Accepted {
    try permissions.checkRecording(in: environment)
    if let report = try SnapshotReport.containing(actualFolder) {
      throw .reportAsPictures(folder: actualFolder, report: report)
    }
    let removed = acceptance.covers(.obsolete) ? count(.obsolete) : 0
    guard permissions.contains(.massRemoval) || 2 * removed <= referenceCount else {
      throw .massRemoval(removed: removed, references: referenceCount, actual: actualFolder)
    }
    let store = try ReferenceStore(referenceFolder)
    let changes = entries.filter { acceptance.covers($0.verdict) }.map { entry in
      if let old = entry.movedFrom {
        return ReferenceStore.ReferenceChange.move(from: old, to: entry.name)
      }
      return entry.verdict == .obsolete ? .remove(entry.name) : .record(entry.name)
    }
    let pictures = PictureFolder(actualFolder)
    let outcome = try store.apply(changes) { name throws(SnapshotError) in
      try PictureFile.bytes(of: pictures.path(of: name))
    }
    try store.removeEmptyFolders()
    entries = entries.compactMap { entry in
      guard acceptance.covers(entry.verdict) else { return entry }
      if let reason = outcome.refused[entry.name] {
        return entry.isAcceptable
          ? VerifiedPicture(entry.name, .corrupt, "the picture: \(reason)", isAcceptable: false)
          : entry
      }
      switch entry.verdict {
      case .obsolete: return nil
      case .moved: return VerifiedPicture(entry.name, .new, entry.summary)
      case .missing: return VerifiedPicture(entry.name, .new, "recorded as a new reference")
      default: return VerifiedPicture(entry.name, .same, "recorded anew")
      }
    }
    return outcome.accepted
  }
}
