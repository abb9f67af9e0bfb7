/// The end of a run: files the plan no longer has are removed, and the manifest says what is there.
struct Closing {
  private let plan: Plan
  private let folder: OutputFolder
  private let ledger: Ledger
  /// Whether there is a journal, of this run or of one before.
  private let hasJournal: Bool
  /// Whether every file of the plan is there.
  private let isComplete: Bool
  /// What the manifest will list.
  private let entries: [Manifest.Entry]
  /// Files the tool wrote that are not a part of the plan.
  let superfluous: [Manifest.Entry]

  init(
    _ plan: Plan, _ folder: OutputFolder, _ ledger: Ledger, _ survey: Survey,
    _ result: Rendering.Result, hasJournal: Bool
  ) {
    self.hasJournal = hasJournal
    self.plan = plan
    self.folder = folder
    self.ledger = ledger
    var kept = Manifest.sorted(result.entries)
    var superfluous: [Manifest.Entry] = []
    var buffer: [UInt8] = []
    let made = kept
    var last = ""
    for (place, entry) in ledger.entries.enumerated() {
      // A manifest and a journal may both have recorded the same bytes.
      if entry.path == last { continue }
      let twin = Manifest.firstPlace(of: entry.path, in: made)
      if twin < made.count, made[twin].path == entry.path { continue }
      if survey.isCurrent[place] {
        kept.append(entry)
        last = entry.path
      } else if !ledger.places(of: entry.path).contains(where: { survey.isCurrent[$0] }),
        // What someone has changed since is not what the tool wrote: it stays, and is forgotten.
        folder.holds(entry.path, size: entry.make.size, digest: entry.make.content, buffer: &buffer)
      {
        last = entry.path
        if result.wasInterrupted { kept.append(entry) } else { superfluous.append(entry) }
      }
    }
    isComplete = !result.wasInterrupted && result.failures.isEmpty
    entries = kept.count == made.count ? made : Manifest.sorted(kept)
    self.superfluous = superfluous
  }

  /// Removes, writes the manifest and ends the journal; returns how many files were removed.
  func commit() throws(PipelineError) -> Int {
    for entry in superfluous { try folder.remove(entry.path) }
    let origin = Manifest.Origin(
      plan: plan.digest, shard: plan.settings.shard, input: isComplete ? plan.input : nil,
      locales: plan.locales.count, drawings: plan.drawings.count, fonts: plan.fonts)
    if ledger.origin != origin || entries != ledger.entries {
      try Manifest(origin: origin, entries: entries).write(to: folder)
    }
    if hasJournal { try Journal.remove(from: folder) }
    return superfluous.count
  }
}
