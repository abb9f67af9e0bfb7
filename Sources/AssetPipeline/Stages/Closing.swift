import SystemSupport

/// The end of a run: files the plan no longer has are removed, and the manifest lists what is there.
struct Closing: ~Copyable {
  private let plan: Plan
  private let folder: Directory
  private let ledger: Ledger
  private var files: OutputFiles
  /// Whether every file of the plan is there.
  private let isComplete: Bool
  /// What the manifest will list.
  private let entries: [Manifest.Entry]
  /// Files the tool wrote that are not a part of the plan.
  let superfluous: [Manifest.Entry]
  /// Files the tool wrote that are gone, but maybe not the folders they were in.
  private let gone: [Manifest.Entry]
  /// Paths of files the tool wrote and someone changed since, which are left and forgotten.
  let leftBehind: [String]

  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read just now, so that it is not
  ///   forgotten.
  init(
    _ plan: Plan, _ folder: Directory, _ ledger: Ledger, _ survey: Survey,
    _ result: Rendering.Result, isDurable: Bool = false
  ) throws(PipelineError) {
    self.plan = plan
    self.folder = folder
    self.ledger = ledger
    files = OutputFiles(folder, isDurable: isDurable)
    let made = Manifest.sorted(result.entries)
    var kept = made
    var superfluous: [Manifest.Entry] = []
    var gone: [Manifest.Entry] = []
    var leftBehind: [String] = []
    // A manifest and a journal may both have recorded a path.
    var first = 0
    while first < ledger.entries.count {
      let path = ledger.entries[first].path
      let places = ledger.places(of: path)
      first = places.upperBound
      let twin = Manifest.firstPlace(of: path, in: made)
      if twin < made.count, made[twin].path == path { continue }
      if let current = places.first(where: { survey.isCurrent[$0] }) {
        kept.append(ledger.entries[current])
        continue
      }
      switch try Self.finding(ledger.entries[places], &files) {
      case .holds(let entry):
        if result.wasInterrupted { kept.append(entry) } else { superfluous.append(entry) }
      case .absent(let entry): gone.append(entry)
      case .other: leftBehind.append(path)
      }
    }
    isComplete = !result.wasInterrupted && result.failures.isEmpty
    entries = kept.count == made.count ? made : Manifest.sorted(kept)
    self.superfluous = superfluous
    self.gone = gone
    self.leftBehind = leftBehind
  }

  private enum Finding {
    case absent(Manifest.Entry)
    case holds(Manifest.Entry)
    case other
  }

  /// What stands under a path that some entries record.
  private static func finding(
    _ entries: ArraySlice<Manifest.Entry>, _ files: inout OutputFiles
  ) throws(PipelineError) -> Finding {
    for entry in entries {
      do {
        switch try files.check(entry.path, entry.make) {
        case .absent: return .absent(entry)
        case .holds: return .holds(entry)
        case .other: continue
        }
      } catch {
        // Someone put a link in the place of the folder: what lies behind it is not ours.
        guard case .file(let file) = error, file.operation == .follow else { throw error }
      }
    }
    return .other
  }

  /// Whether the output is not yet as it will be.
  var hasWork: Bool {
    !superfluous.isEmpty || !gone.isEmpty || ledger.origin != origin || entries != ledger.entries
  }

  private var origin: Manifest.Origin {
    Manifest.Origin(
      plan: plan.digest, shard: plan.settings.shard, input: isComplete ? plan.input : nil,
      locales: plan.locales.count, drawings: plan.drawings.count, fonts: plan.fonts)
  }

  /// Removes, writes the manifest and ends the journal.
  ///
  /// The journal is there all the while, so that a run that is killed here is known to have begun.
  consuming func commit() throws(PipelineError) {
    for entry in superfluous { try files.remove(entry.path) }
    for entry in gone { try files.removeEmptyFolders(above: entry.path) }
    if ledger.origin != origin || entries != ledger.entries {
      try Manifest(origin: origin, entries: entries).write(to: &files)
    }
    try Journal.remove(from: folder)
  }
}
