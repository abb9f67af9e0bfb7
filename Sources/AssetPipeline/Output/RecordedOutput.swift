import SystemSupport

/// The files that earlier runs of a configuration wrote: the manifest of the last that ended, and the journal of one
/// that did not.
struct RecordedOutput: Sendable {
  /// Sorted by path; a path may be there twice, and its file hold the bytes of either.
  let entries: [Manifest.Entry]
  let hasJournal: Bool
  /// The origin of the manifest's files; nil without a valid manifest.
  let origin: Manifest.Origin?
  /// Whether there is a manifest that someone has changed, so that it can't be read.
  let isDamaged: Bool

  /// Reads manifest and journal.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  static func read(
    of owner: OutputOwner, from folder: Directory
  ) throws(PipelineError) -> RecordedOutput {
    let found = try Manifest.read(owner.manifestName, in: folder)
    var manifest: Manifest?
    if case .manifest(let readable) = found { manifest = readable }
    let journal = try Journal.entries(of: owner, in: folder)
    let listed = manifest?.entries ?? []
    return RecordedOutput(
      entries: journal.map { Manifest.sorted(listed + $0) } ?? listed, hasJournal: journal != nil,
      origin: manifest?.origin, isDamaged: found != nil && manifest == nil)
  }

  /// The indices in ``entries`` of a path.
  func indices(of path: String) -> Range<Int> {
    let begin = Manifest.firstIndex(of: path, in: entries)
    var end = begin
    while end < entries.count, entries[end].path == path { end += 1 }
    return begin..<end
  }
}
