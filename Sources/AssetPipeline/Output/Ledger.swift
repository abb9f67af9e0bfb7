import SystemSupport

/// What runs before wrote: the manifest of the last that ended, and the journal of one that did not.
struct Ledger: Sendable {
  /// Sorted by path; a path may be there twice, and its file hold the bytes of either.
  let entries: [Manifest.Entry]
  let hasJournal: Bool
  /// Where the manifest's files come from; nil where there is none that can be read.
  let origin: Manifest.Origin?
  /// Whether there is a manifest that someone has changed, so that it can't be read.
  let isDamaged: Bool

  /// Reads both.
  ///
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  init(_ folder: Directory) throws(PipelineError) {
    let manifest: Manifest?
    switch try Manifest.read(in: folder) {
    case .manifest(let found): (manifest, isDamaged) = (found, false)
    case .damaged: (manifest, isDamaged) = (nil, true)
    case nil: (manifest, isDamaged) = (nil, false)
    }
    origin = manifest?.origin
    let journal = try Journal.entries(in: folder)
    hasJournal = journal != nil
    let noted = manifest?.entries ?? []
    entries = journal.map { Manifest.sorted(noted + $0) } ?? noted
  }

  /// The places in ``entries`` of a path.
  func places(of path: String) -> Range<Int> {
    let begin = Manifest.firstPlace(of: path, in: entries)
    var end = begin
    while end < entries.count, entries[end].path == path { end += 1 }
    return begin..<end
  }
}
