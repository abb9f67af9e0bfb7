import SystemSupport

extension Batch {
  /// Removes files the plan no longer has, and writes the manifest of those that are there.
  ///
  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read just now, so that it is not
  ///   forgotten.
  static func commit(
    _ rendered: BatchRenderer.Result, _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) -> (outcome: Outcome, changes: Changes) {
    let commit = try OutputCommit.compare(rendered, survey, of: plan, context)
    let isNeeded =
      commit.hasChanges || context.recorded.hasJournal || !rendered.entries.isEmpty
    if context.options.mode == .write, isNeeded { try commit.apply() }
    let outcome = Outcome(
      locales: plan.locales.count, drawings: plan.drawings.count, files: survey.files,
      written: rendered.written, bytesWritten: rendered.bytesWritten,
      removed: commit.superfluous.count,
      failures: rendered.failures.sorted { $0.key < $1.key }.map(\.value),
      wasInterrupted: rendered.wasInterrupted, foundDamagedManifest: context.recorded.isDamaged,
      leftBehind: commit.leftBehind)
    return (outcome, Changes(written: rendered.listed, removed: commit.superfluous))
  }
}

/// The changes that end a run.
private struct OutputCommit {
  let context: BatchContext
  /// The manifest that is to be written.
  let origin: Manifest.Origin
  let entries: SortedEntries
  /// Files the tool wrote that are not a part of the plan.
  let superfluous: SortedEntries
  /// Files the tool wrote that are gone, but maybe not the folders they were in.
  let gone: SortedEntries
  /// Paths of files the tool wrote and someone changed since, which are left and forgotten.
  let leftBehind: [String]
  /// Manifests of other configurations that have fewer files now.
  let others: [OtherOutputs.Other]
  let isManifestOutdated: Bool

  /// Compares the recorded files with those of the plan and of this run.
  static func compare(
    _ rendered: BatchRenderer.Result, _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) -> OutputCommit {
    let isComplete = !rendered.wasInterrupted && rendered.failures.isEmpty
    let origin = Manifest.Origin(
      plan: plan.fingerprint, shard: plan.settings.shard,
      input: isComplete && plan.warnings.isEmpty ? plan.input : nil,
      configuration: context.configuration.owner.path, locales: plan.locales.count,
      drawings: plan.drawings.count, fonts: plan.fonts)
    var entries = SortedEntriesBuilder(in: context.scratch)
    var superfluous = SortedEntriesBuilder(in: context.scratch)
    var gone = SortedEntriesBuilder(in: context.scratch)
    var leftBehind: [String] = []
    var files = context.files()
    var made = rendered.entries.lines()
    var next = try made.next()?.copy
    try context.recorded.forEachPath { path, twins throws(PipelineError) in
      while let line = next, EntryLine.precedes(line.path, path.path) {
        try entries.add(line)
        next = try made.next()?.copy
      }
      if next?.path.elementsEqual(path.path) == true { return }
      if let current = twins.first(where: { survey.isCurrent[$0.index] }) {
        return try entries.add(current.line)
      }
      // Another configuration has it as well: it is that one's now.
      if try !context.others.owners(of: path.pathText).isEmpty { return }
      switch try finding(twins, &files) {
      case .holds(let line) where rendered.wasInterrupted: try entries.add(line)
      case .holds(let line): try superfluous.add(line)
      case .absent(let line): try gone.add(line)
      case .other: leftBehind.append(path.pathText)
      }
    }
    while let line = next {
      try entries.add(line)
      next = try made.next()?.copy
    }
    let all = try entries.finish()
    let isSame = try context.recorded.listed.hasSameLines(as: all)
    return OutputCommit(
      context: context, origin: origin, entries: all, superfluous: try superfluous.finish(),
      gone: try gone.finish(), leftBehind: leftBehind,
      others: try context.others.without(all, scratch: context.scratch),
      isManifestOutdated: context.recorded.origin != origin || !isSame)
  }

  private enum Finding {
    case absent(EntryLine)
    case holds(EntryLine)
    case other
  }

  /// Looks for a file that some entries record.
  private static func finding(
    _ recorded: [RecordedOutput.Entry], _ files: inout OutputFiles
  ) throws(PipelineError) -> Finding {
    for entry in recorded {
      do {
        switch try files.check(entry.line.pathText, entry.record) {
        case .absent: return .absent(entry.line)
        case .holds: return .holds(entry.line)
        case .other: continue
        }
      } catch {
        // Someone replaced the folder by a link: files behind it are not the tool's.
        guard case .file(let file) = error, file.operation == .follow else { throw error }
      }
    }
    return .other
  }

  var hasChanges: Bool {
    !superfluous.isEmpty || !gone.isEmpty || isManifestOutdated || !others.isEmpty
  }

  /// Removes files, writes the manifest and ends the journal.
  ///
  /// The journal is there all the while, so that a run that is killed here is known to have begun.
  func apply() throws(PipelineError) {
    _ = try context.openJournal()
    var files = context.files()
    var lines = superfluous.lines()
    while let line = try lines.next() { try files.remove(line.pathText) }
    lines = gone.lines()
    while let line = try lines.next() { try files.removeEmptyFolders(above: line.pathText) }
    let owner = context.configuration.owner
    if isManifestOutdated {
      try Manifest(origin: origin, entries: entries).write(owner.manifestName, to: &files)
    }
    for other in others { try other.write(to: &files) }
    try Journal.remove(of: owner, from: context.folder)
  }
}
