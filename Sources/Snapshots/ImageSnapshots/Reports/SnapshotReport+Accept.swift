import ImageComparison
import SystemSupport

/// Accepting pictures from a report.
///
/// The report, and the branch on which it is accepted, can be a stranger's. So it can't name a file to write
/// that is not a picture, or that is outside of an existing folder of references.
extension SnapshotReport {
  /// The references that were changed, and the failures that were not accepted.
  package struct ReportAcceptance {
    package var accepted = Verification.Accepted()
    /// The names and the reasons.
    package var left: [(name: PictureName, reason: String)] = []
  }

  /// Adds, replaces and moves references as the report shows them. Deletes none, but for the old spelling of a name on
  /// a disk where both are one file.
  ///
  /// Skips references that already have the new bytes. Changes nothing if a reference is stale: no longer the
  /// one that the report compared with.
  ///
  /// - Parameters:
  ///   - folder: the folder of references that the user names; nil for the folder that the report names. That
  ///     one has to exist below the working folder, without links. Only files that begin like a picture of
  ///     their format are then accepted.
  ///   - patterns: the patterns of the names to accept; all names if it is empty.
  ///   - permissions: the operations to permit that are refused by default.
  ///   - followsLinks: whether the folder that the user names may be anywhere, also behind links. False in CI,
  ///     where the checkout can be a stranger's: the folder then has to be below the working folder.
  package func accept(
    into folder: FilePath?, only patterns: [NamePattern] = [],
    allowing permissions: Verification.Permissions = [], followsLinks: Bool = true
  ) throws(SnapshotError) -> ReportAcceptance {
    try permissions.checkRecording()
    let selected = results.failures.filter { failure in
      patterns.isEmpty || patterns.contains { $0.matches(failure.name) }
    }
    guard !selected.isEmpty || patterns.isEmpty else { throw .noMatch }
    let references =
      if let folder {
        try followsLinks
          ? ReferenceStore(folder) : Self.references(in: folder.string, isNamed: true)
      } else {
        try Self.references(in: results.reference, isNamed: false)
      }
    var outcome = ReportAcceptance()
    var changes: [ReferenceStore.ReferenceChange] = []
    var stale: [PictureName] = []
    var moved: [PictureName] = []
    let respellings = try Respellings(in: results, of: references)
    var respelled: Set<PictureName> = []
    for failure in selected {
      switch try state(of: failure, in: references, respellings, isNamed: folder != nil) {
      case .accepted: if let old = failure.movedFrom { moved.append(old) }
      case .acceptable:
        if let old = respellings.pending[failure.name]?.name {
          changes.append(.remove(old))
          respelled.insert(old)
        }
        changes.append(
          failure.movedFrom.map { .move(from: $0, to: failure.name) } ?? .record(failure.name))
      case .stale: stale.append(failure.name)
      case .left(let reason): outcome.left.append((failure.name, reason))
      }
    }
    guard stale.isEmpty else { throw .staleReport(stale) }
    let sources = Dictionary(selected.map { ($0.name, $0) }) { first, _ in first }
    let made = try references.apply(changes) { name throws(SnapshotError) in
      guard let failure = sources[name], let bytes = try bytes(\.actual, failure) else {
        throw .report(path, "it has no picture '\(name)': get or write the report again")
      }
      return bytes
    }
    for name in moved { try references.removeEmptyFolders(above: name) }
    outcome.accepted = made.accepted
    for (_, error) in made.refused.sorted(by: { $0.key < $1.key }) {
      // A file that can't be read stops the call. It is not a failure that is left.
      if case .file = error { throw error }
      if case .report = error { throw error }
    }
    outcome.left.removeAll { respelled.contains($0.name) }
    outcome.left += made.refused.map { ($0, "\($1)") }
    outcome.left.sort { $0.name < $1.name }
    return outcome
  }

  /// A folder of references below the working folder, to which no link leads.
  ///
  /// - Parameter isNamed: whether the user names the folder. It then need not exist.
  private static func references(
    in folder: String, isNamed: Bool
  ) throws(SnapshotError) -> ReferenceStore {
    let path = FilePath(folder)
    func refused(_ reason: String) -> SnapshotError {
      .referencesOfReport(
        path,
        isNamed
          ? "\(reason): in CI, give a folder below this one, without links"
          : "\(reason): name the folder of references after the report")
    }
    guard FilePath(visibleAt: folder) != nil else {
      throw refused("which is hidden or not below this folder")
    }
    let directory: Directory?
    do {
      directory = try Directory.openWithoutLinks(path)
    } catch {
      guard error.operation == .follow else { throw .file(error) }
      throw refused("and '\(error.path.displayText)' is a link")
    }
    guard directory != nil || isNamed else { throw refused("which is not there") }
    return try ReferenceStore(path, directory)
  }

  /// Whether a failure can be accepted.
  private enum Acceptability {
    case acceptable
    /// The reference is already what the report shows.
    case accepted
    /// The reference is another one than the report's.
    case stale
    /// It can't be accepted, for the given reason.
    case left(String)
  }

  private func state(
    of failure: SnapshotResults.Picture, in references: ReferenceStore,
    _ respellings: Respellings, isNamed: Bool
  ) throws(SnapshotError) -> Acceptability {
    switch failure.verdict {
    case .obsolete:
      if respellings.done.contains(failure.name) { return .accepted }
      return .left("a reference without a picture: 'verify --update obsolete' deletes it")
    case .unchecked: return .left(failure.finding)
    default: break
    }
    guard let actual = try bytes(\.actual, failure) else {
      return .left("the report has no picture: \(failure.finding)")
    }
    for name in [failure.name, failure.movedFrom].compactMap({ $0 })
    where references.rules.own(name) {
      return .left("'\(name)' belongs to the rules of the comparison")
    }
    let expected = try bytes(\.expected, failure)
    if let old = failure.movedFrom {
      guard old.fileExtension == failure.name.fileExtension else {
        return .left("'\(old)' has another format")
      }
      for name in [old, failure.name] {
        guard PictureFolder.kind(of: name) != .other else {
          return .left("'\(name)' is not a picture")
        }
        guard isNamed || PictureSignature.isPicture(actual, name) else {
          return .left("'\(name)' is not a picture: name the folder of references to accept it")
        }
      }
      do throws(SnapshotError) {
        try PictureFile.check(actual, of: failure.name, path: failure.name.path)
      } catch {
        return .left("the picture: \(error)")
      }
      let before = try references.reference(old).bytes
      let now = try references.reference(failure.name).bytes
      if before == nil, now != nil, now == expected { return .accepted }
      return before != nil && before == expected && now == nil ? .acceptable : .stale
    }
    let state =
      if let old = respellings.pending[failure.name] {
        try stateOfRespelled(old, as: failure.name, actual, in: references)
      } else {
        try Self.state(of: failure.name, from: expected, to: actual, in: references)
      }
    guard case .acceptable = state else { return state }
    guard isNamed || PictureSignature.isPicture(actual, failure.name) else {
      return .left("it is not a picture: name the folder of references to accept it")
    }
    return .acceptable
  }

  private static func state(
    of name: PictureName, from expected: [UInt8]?, to actual: [UInt8], in references: ReferenceStore
  ) throws(SnapshotError) -> Acceptability {
    switch try references.reference(name) {
    // The store refuses to replace it, with the reason.
    case .pointer: return .acceptable
    case .absent:
      guard expected == nil else { return .stale }
      return PictureFolder.kind(of: name) == .other ? .left("it is not a picture") : .acceptable
    case .bytes(let now):
      if now == actual { return .accepted }
      return now == expected ? .acceptable : .stale
    }
  }

  /// - Parameter old: the result of the reference under the old spelling of its name.
  private func stateOfRespelled(
    _ old: SnapshotResults.Picture, as name: PictureName, _ actual: [UInt8],
    in references: ReferenceStore
  ) throws(SnapshotError) -> Acceptability {
    // The old file is removed before the picture is recorded, so the picture is checked before.
    do throws(SnapshotError) {
      try references.check(actual, as: name)
    } catch {
      if case .file = error { throw error }
      return .left("\(error)")
    }
    guard let expected = try bytes(\.expected, old),
      try references.reference(old.name).bytes == expected
    else { return .stale }
    return .acceptable
  }
}
