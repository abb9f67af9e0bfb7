import SystemSupport

/// The files that earlier runs of a configuration wrote: the manifest of the last that ended, and the journal of one
/// that did not.
///
/// A path may be in both, or in the journal several times, and its file hold the bytes of any.
struct RecordedOutput: Sendable {
  /// The manifest's files; none without a valid manifest.
  let listed: SortedEntries
  /// The journal's files.
  let noted: SortedEntries
  let hasJournal: Bool
  /// The origin of the manifest's files; nil without a valid manifest.
  let origin: Manifest.Origin?
  /// Whether there is a manifest that someone has changed, so that it can't be read.
  let isDamaged: Bool

  /// Reads manifest and journal.
  ///
  /// - Parameter scratch: as in ``SortedEntriesBuilder/init(in:)``.
  /// - Throws: ``PipelineError/file(_:)`` where one is there and can't be read just now.
  static func read(
    of owner: OutputOwner, from folder: Directory, scratch: Directory?
  ) throws(PipelineError) -> RecordedOutput {
    let found = try Manifest.read(owner.manifestName, in: folder)
    var manifest: Manifest?
    if case .manifest(let readable) = found { manifest = readable }
    let journal = try Journal.entries(of: owner, in: folder, scratch: scratch)
    return RecordedOutput(
      listed: manifest?.entries ?? .none, noted: journal ?? .none, hasJournal: journal != nil,
      origin: manifest?.origin, isDamaged: found != nil && manifest == nil)
  }

  /// The number of entries, those of the manifest first.
  var count: Int { listed.count + noted.count }

  /// Finds entries by their paths, for one thread.
  struct Finder {
    private let firstNoted: Int
    private var listed: SortedEntries.Finder
    private var noted: SortedEntries.Finder

    init(_ recorded: RecordedOutput) {
      firstNoted = recorded.listed.count
      listed = SortedEntries.Finder(recorded.listed)
      noted = SortedEntries.Finder(recorded.noted)
    }

    mutating func find(
      _ path: String
    ) throws(PipelineError) -> [(index: Int, entry: Manifest.Entry)] {
      try listed.find(path) + noted.find(path).map { (firstNoted + $0.index, $0.entry) }
    }
  }

  /// An entry with its index among all.
  struct Entry {
    var index: Int
    var line: EntryLine
    var record: OutputRecord
  }

  /// Calls `body` with the entries of each path, in the order of the paths.
  func forEachPath(
    _ body: (EntryLine, [Entry]) throws(PipelineError) -> Void
  ) throws(PipelineError) {
    var sources = [listed.lines(), noted.lines()]
    var heads = [try sources[0].next()?.copy, try sources[1].next()?.copy]
    var indices = [0, listed.count]
    while let first = heads.compactMap({ $0 }).min(by: EntryLine.precedes) {
      var entries: [Entry] = []
      for source in sources.indices {
        while let line = heads[source], line.path.elementsEqual(first.path) {
          let record = try sources[source].entry(of: line).record
          entries.append(Entry(index: indices[source], line: line, record: record))
          heads[source] = try sources[source].next()?.copy
          indices[source] += 1
        }
      }
      try body(first, entries)
    }
  }
}
