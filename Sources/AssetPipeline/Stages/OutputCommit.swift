import SystemSupport

extension Batch {
  /// Removes files the plan no longer has, and writes the manifest of those that are there.
  ///
  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read just now, so that it is not
  ///   forgotten.
  static func commit(
    _ rendered: BatchRenderer.Result, _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) -> Outcome {
    let commit = try OutputCommit.compare(rendered, survey, of: plan, context)
    let isNeeded =
      commit.hasChanges || context.recorded.hasJournal || !rendered.entries.isEmpty
    if context.options.mode == .write, isNeeded { try commit.apply() }
    return Outcome(
      locales: plan.locales.count, drawings: plan.drawings.count, files: survey.files,
      written: rendered.written, bytesWritten: rendered.bytesWritten,
      removed: commit.superfluous.count,
      writtenPaths: rendered.writtenPaths.sorted(by: Manifest.precedes),
      removedPaths: commit.superfluous.map(\.path),
      failures: rendered.failures.sorted { $0.key < $1.key }.map(\.value),
      wasInterrupted: rendered.wasInterrupted, foundDamagedManifest: context.recorded.isDamaged,
      leftBehind: commit.leftBehind)
  }
}

/// The changes that end a run.
private struct OutputCommit {
  let context: BatchContext
  /// The manifest that is to be written.
  let origin: Manifest.Origin
  var entries: [Manifest.Entry]
  /// Files the tool wrote that are not a part of the plan.
  var superfluous: [Manifest.Entry] = []
  /// Files the tool wrote that are gone, but maybe not the folders they were in.
  var gone: [Manifest.Entry] = []
  /// Paths of files the tool wrote and someone changed since, which are left and forgotten.
  var leftBehind: [String] = []
  /// Whether manifests of other configurations have fewer files now.
  var changesOthers = false

  /// Compares the recorded files with those of the plan and of this run.
  static func compare(
    _ rendered: BatchRenderer.Result, _ survey: OutputSurvey, of plan: Plan, _ context: BatchContext
  ) throws(PipelineError) -> OutputCommit {
    let made = Manifest.sorted(rendered.entries)
    let isComplete = !rendered.wasInterrupted && rendered.failures.isEmpty
    var commit = OutputCommit(
      context: context,
      origin: Manifest.Origin(
        plan: plan.fingerprint, shard: plan.settings.shard,
        input: isComplete && plan.warnings.isEmpty ? plan.input : nil,
        configuration: context.configuration.owner.path, locales: plan.locales.count,
        drawings: plan.drawings.count, fonts: plan.fonts),
      entries: made)
    var files = context.files()
    let recorded = context.recorded
    // A manifest and a journal may both have recorded a path.
    var next = 0
    while next < recorded.entries.count {
      let path = recorded.entries[next].path
      let twins = recorded.indices(of: path)
      next = twins.upperBound
      if Manifest.contains(path, made) { continue }
      if let current = twins.first(where: { survey.isCurrent[$0] }) {
        commit.entries.append(recorded.entries[current])
        continue
      }
      // Another configuration has it as well: it is that one's now.
      if !context.others.owners(of: path).isEmpty { continue }
      switch try finding(recorded.entries[twins], &files) {
      case .holds(let entry) where rendered.wasInterrupted: commit.entries.append(entry)
      case .holds(let entry): commit.superfluous.append(entry)
      case .absent(let entry): commit.gone.append(entry)
      case .other: commit.leftBehind.append(path)
      }
    }
    if commit.entries.count > made.count { commit.entries = Manifest.sorted(commit.entries) }
    commit.changesOthers = !context.others.without(commit.entries).isEmpty
    return commit
  }

  private enum Finding {
    case absent(Manifest.Entry)
    case holds(Manifest.Entry)
    case other
  }

  /// Looks for a file that some entries record.
  private static func finding(
    _ entries: ArraySlice<Manifest.Entry>, _ files: inout OutputFiles
  ) throws(PipelineError) -> Finding {
    for entry in entries {
      do {
        switch try files.check(entry.path, entry.record) {
        case .absent: return .absent(entry)
        case .holds: return .holds(entry)
        case .other: continue
        }
      } catch {
        // Someone replaced the folder by a link: files behind it are not the tool's.
        guard case .file(let file) = error, file.operation == .follow else { throw error }
      }
    }
    return .other
  }

  private var isManifestOutdated: Bool {
    context.recorded.origin != origin || context.recorded.entries != entries
  }

  var hasChanges: Bool {
    !superfluous.isEmpty || !gone.isEmpty || isManifestOutdated || changesOthers
  }

  /// Removes files, writes the manifest and ends the journal.
  ///
  /// The journal is there all the while, so that a run that is killed here is known to have begun.
  func apply() throws(PipelineError) {
    _ = try context.openJournal()
    var files = context.files()
    for entry in superfluous { try files.remove(entry.path) }
    for entry in gone { try files.removeEmptyFolders(above: entry.path) }
    let owner = context.configuration.owner
    if isManifestOutdated {
      try Manifest(origin: origin, entries: entries).write(owner.manifestName, to: &files)
    }
    try context.others.removeRecords(of: entries, from: &files)
    try Journal.remove(of: owner, from: context.folder)
  }
}
