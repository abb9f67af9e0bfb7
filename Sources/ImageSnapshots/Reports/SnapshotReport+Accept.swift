import ImageComparison
import SystemSupport

/// Accepting pictures from a report.
///
/// The report, and the branch on which it is accepted, can be a stranger's. So it never decides that a file outside of an
/// existing folder of references is written, nor that a file other than a picture is.
extension SnapshotReport {
  /// The references that were changed, and the failures that were not accepted.
  package struct Outcome {
    package var accepted = Verification.Accepted()
    /// The names and the reasons.
    package var left: [(name: PictureName, reason: String)] = []
  }

  /// Adds, replaces and moves references as the report shows them. Deletes none.
  ///
  /// A reference that has the new bytes already is passed over. If another one is not what the report compared
  /// with, nothing is changed.
  ///
  /// - Parameters:
  ///   - folder: the folder of references, as the user names it. If it is nil, the one of the report is taken: a folder
  ///     that exists below the working folder, without a link or a hidden component on the way. Then XML and JSON files
  ///     are left, as programs read files of these kinds too.
  ///   - patterns: the patterns of the names to accept; all names if it is empty.
  ///   - permissions: the operations to permit that are refused by default.
  package func accept(
    into folder: FilePath?, only patterns: [NamePattern] = [],
    allowing permissions: Verification.Permissions = []
  ) throws(SnapshotError) -> Outcome {
    try permissions.checkRecording()
    let selected = results.failures.filter { failure in
      patterns.isEmpty || patterns.contains { $0.matches(failure.name) }
    }
    guard !selected.isEmpty || patterns.isEmpty else { throw .noMatch }
    let references: ReferenceStore
    if let folder {
      references = try ReferenceStore(folder)
    } else {
      references = try ownReferences()
    }
    var outcome = Outcome()
    var changes: [ReferenceStore.Change] = []
    var stale: [PictureName] = []
    for failure in selected {
      switch try state(of: failure, in: references, isNamed: folder != nil) {
      case .accepted: break
      case .acceptable:
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
    try references.removeEmptyFolders()
    outcome.accepted = made.accepted
    outcome.left += made.refused.map { ($0, "\($1)") }
    outcome.left.sort { $0.name < $1.name }
    return outcome
  }

  /// The folder of references that the report names.
  private func ownReferences() throws(SnapshotError) -> ReferenceStore {
    let path = FilePath(results.reference)
    guard FilePath(visibleAt: results.reference) != nil else {
      throw .referencesOfReport(path, "which is hidden or not below this folder")
    }
    let directory: Directory?
    do {
      directory = try Directory.openWithoutLinks(path)
    } catch {
      guard error.operation == .follow else { throw .file(error) }
      throw .referencesOfReport(path, "and '\(error.path.displayText)' is a link")
    }
    guard let directory else { throw .referencesOfReport(path, "which is not there") }
    return try ReferenceStore(path, directory)
  }

  /// Whether a failure can be accepted.
  private enum State {
    case acceptable
    /// The reference is already what the report shows.
    case accepted
    /// The reference is another one than the report's.
    case stale
    /// It can't be accepted, for the given reason.
    case left(String)
  }

  private func state(
    of failure: SnapshotResults.Picture, in references: ReferenceStore, isNamed: Bool
  ) throws(SnapshotError) -> State {
    switch failure.verdict {
    case .obsolete:
      return .left("a reference without a picture: 'verify --update obsolete' deletes it")
    case .unchecked: return .left(failure.finding)
    default: break
    }
    guard let actual = try bytes(\.actual, failure) else {
      return .left("the report has no picture: \(failure.finding)")
    }
    if references.rules.own(failure.name) {
      return .left("it belongs to the rules of the comparison")
    }
    let expected = try bytes(\.expected, failure)
    if let old = failure.movedFrom {
      let before = try references.reference(old).bytes
      let now = try references.reference(failure.name).bytes
      if before == nil, now != nil, now == expected { return .accepted }
      return before != nil && before == expected && now == nil ? .acceptable : .stale
    }
    switch try references.reference(failure.name) {
    case .pointer: return .acceptable
    case .absent:
      guard expected == nil else { return .stale }
      if PictureFolder.kind(of: failure.name) == .other { return .left("it is not a picture") }
    case .bytes(let now):
      if now == actual { return .accepted }
      guard now == expected else { return .stale }
    }
    guard isNamed || PictureFolder.isPicture(failure.name) else {
      return .left("it is not a picture: name the folder of references to accept it")
    }
    return .acceptable
  }
}
