import SystemSupport

extension Batch {
  /// Compares the output with a plan; nothing is written.
  ///
  /// - Throws: ``PipelineError`` for a path that is not allowed, two that collide, a folder that is
  ///   a link, or a file that can't be read.
  static func survey(_ plan: Plan, _ context: BatchContext) throws(PipelineError) -> OutputSurvey {
    let queue = WorkQueue(plan.drawings.count)
    let collected = Accumulator(OutputSurvey.Findings())
    try Stage.run(jobs: plan.settings.jobs) {
      var surveyor = Surveyor(plan, context)
      while let index = queue.take() { surveyor.survey(plan.drawings[index]) }
      collected.update { [findings = surveyor.findings] in $0.add(findings) }
    }
    var surveyor = Surveyor(plan, context)
    for index in plan.aggregateFiles.indices {
      surveyor.survey(plan.aggregateFiles[index], at: index)
    }
    var findings = collected.result
    findings.add(surveyor.findings)
    if let error = findings.error { throw error.error }
    try findings.collisions.check(plan.paths)
    return OutputSurvey(findings, of: context.recorded)
  }
}

/// The files of a plan that are missing or outdated in the output.
///
/// A file is up to date only if its fingerprint is the plan's and its bytes, all of them read, have
/// the digest on record. Modification times are not looked at, so no edit goes unnoticed.
struct OutputSurvey: Sendable {
  /// A drawing or an aggregate file with the number of its files.
  struct Unit: Sendable {
    /// In ``Plan/drawings`` or ``Plan/aggregateFiles``.
    var index: Int
    var files = 0
    /// The files that are missing or not right.
    var outdated = 0
    /// The outdated files whose path is taken by something that no recorded run wrote.
    var foreign = 0
  }

  /// The drawings of this share.
  private(set) var drawings: [Unit]
  /// The aggregate files of this share.
  private(set) var aggregateFiles: [Unit]
  /// For each recorded entry whether it describes a file of the plan that is right.
  private(set) var isCurrent: [Bool]
  /// Planned paths that are taken by something that no recorded run of the configuration wrote.
  private(set) var foreignPaths: Set<String>

  var files: Int { (drawings + aggregateFiles).reduce(0) { $0 + $1.files } }
  var outdatedFiles: Int { (drawings + aggregateFiles).reduce(0) { $0 + $1.outdated } }

  /// The part of the survey that has foreign paths.
  var ofForeignPaths: OutputSurvey {
    var survey = self
    survey.drawings.removeAll { $0.foreign == 0 }
    survey.aggregateFiles.removeAll { $0.foreign == 0 }
    return survey
  }

  fileprivate init(_ findings: Findings, of recorded: RecordedOutput) {
    isCurrent = [Bool](repeating: false, count: recorded.entries.count)
    for index in findings.current { isCurrent[index] = true }
    foreignPaths = Set(findings.foreign)
    drawings = findings.drawings.sorted { $0.index < $1.index }
    aggregateFiles = findings.aggregateFiles
  }

  /// The findings of one worker.
  fileprivate struct Findings: Sendable {
    var drawings: [Unit] = []
    var aggregateFiles: [Unit] = []
    var current: [Int] = []
    var foreign: [String] = []
    var collisions = PathCollisions()
    /// The first error in the plan's order, whichever worker met it.
    var error: (position: Int, error: PipelineError)?

    mutating func add(_ other: Findings) {
      drawings += other.drawings
      aggregateFiles += other.aggregateFiles
      current += other.current
      foreign += other.foreign
      collisions.add(other.collisions)
      if let theirs = other.error { note(theirs.error, position: theirs.position) }
    }

    mutating func note(_ error: PipelineError, position: Int) {
      if position < self.error?.position ?? .max { self.error = (position, error) }
    }
  }
}

/// Looks at the files of drawings, one worker's share of them.
private struct Surveyor: ~Copyable {
  let plan: Plan
  let recorded: RecordedOutput
  let others: OtherOutputs
  var findings = OutputSurvey.Findings()
  private var files: OutputFiles

  init(_ plan: Plan, _ context: BatchContext) {
    self.plan = plan
    recorded = context.recorded
    others = context.others
    files = context.files()
  }

  mutating func survey(_ drawing: Drawing) {
    // Paths of all shares are checked in each, so that every machine reports the same of a plan.
    let position = drawing.id.index
    let isOurs = plan.settings.shard.contains(position)
    var unit = OutputSurvey.Unit(index: position)
    var fingerprints: [Rendition: Digest] = [:]
    plan.files(of: drawing) { path, rendition in
      check(path, position: position)
      guard isOurs else { return }
      let fingerprint = fingerprints[rendition] ?? plan.fingerprint(rendition, of: drawing)
      fingerprints[rendition] = fingerprint
      unit.files += 1
      look(at: path, fingerprint, &unit, position: position)
    }
    if isOurs { findings.drawings.append(unit) }
  }

  mutating func survey(_ file: PlannedAggregateFile, at index: Int) {
    let position = plan.drawings.count + index
    check(file.path, position: position)
    guard plan.settings.shard.holdsAggregateFiles else { return }
    var unit = OutputSurvey.Unit(index: index, files: 1)
    look(at: file.path, plan.fingerprint(file, failed: []), &unit, position: position)
    findings.aggregateFiles.append(unit)
  }

  /// Counts a file that is missing or not right, or notes the entry that describes it.
  private mutating func look(
    at path: String, _ fingerprint: Digest, _ unit: inout OutputSurvey.Unit, position: Int
  ) {
    do {
      let indices = recorded.indices(of: path)
      for index in indices {
        let record = recorded.entries[index].record
        guard record.fingerprint == fingerprint, try files.holds(path, record) else { continue }
        findings.current.append(index)
        return
      }
      unit.outdated += 1
      // A file of another configuration is not this one's, even if both recorded it.
      let isOthers = !others.owners(of: path).isEmpty
      if isOthers ? true : indices.isEmpty, try files.exists(path) {
        unit.foreign += 1
        findings.foreign.append(path)
      }
    } catch {
      findings.note(error, position: position)
    }
  }

  private mutating func check(_ path: String, position: Int) {
    do {
      try OutputPath.check(path)
      findings.collisions.add(path)
    } catch {
      findings.note(error, position: position)
    }
  }
}
