import SystemSupport

extension Batch {
  /// Compares the output with a plan; nothing is written.
  ///
  /// - Throws: ``PipelineError`` for a path that is not allowed, two that collide, a folder that is
  ///   a link, or a file that can't be read.
  static func survey(_ plan: Plan, _ context: BatchContext) throws(PipelineError) -> OutputSurvey {
    let queue = WorkQueue(plan.drawings.count)
    let collected = Accumulator(OutputSurvey.Findings())
    let isCurrent = Accumulator([Bool](repeating: false, count: context.recorded.count))
    try Stage.run(jobs: plan.settings.jobs) {
      var surveyor = Surveyor(plan, context, isCurrent)
      while let index = queue.take() { surveyor.survey(plan.drawings[index]) }
      collected.update { [findings = surveyor.findings] in $0.add(findings) }
    }
    var surveyor = Surveyor(plan, context, isCurrent)
    for index in plan.aggregateFiles.indices {
      surveyor.survey(plan.aggregateFiles[index], at: index)
    }
    var findings = collected.take(leaving: OutputSurvey.Findings())
    findings.add(surveyor.findings)
    if let error = findings.error { throw error.error }
    try findings.takeCollisions().check(plan.paths)
    SystemMemory.returnUnused()
    return OutputSurvey(findings, isCurrent: isCurrent.result)
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

  /// Whether planned paths are taken by something that no recorded run of the configuration wrote.
  var hasForeignPaths: Bool { (drawings + aggregateFiles).contains { $0.foreign > 0 } }
  var files: Int { (drawings + aggregateFiles).reduce(0) { $0 + $1.files } }
  var outdatedFiles: Int { (drawings + aggregateFiles).reduce(0) { $0 + $1.outdated } }

  /// The part of the survey that has foreign paths.
  var ofForeignPaths: OutputSurvey {
    var survey = self
    survey.drawings.removeAll { $0.foreign == 0 }
    survey.aggregateFiles.removeAll { $0.foreign == 0 }
    return survey
  }

  fileprivate init(_ findings: Findings, isCurrent: [Bool]) {
    self.isCurrent = isCurrent
    drawings = findings.drawings.sorted { $0.index < $1.index }
    aggregateFiles = findings.aggregateFiles
  }

  /// The findings of one worker.
  fileprivate struct Findings: Sendable {
    var drawings: [Unit] = []
    var aggregateFiles: [Unit] = []
    var collisions = PathCollisions()
    /// The first error in the plan's order, whichever worker met it.
    var error: (position: Int, error: PipelineError)?

    mutating func add(_ other: Findings) {
      drawings += other.drawings
      aggregateFiles += other.aggregateFiles
      collisions.add(other.collisions)
      if let theirs = other.error { note(theirs.error, position: theirs.position) }
    }

    /// The collisions, of which nothing is kept here.
    mutating func takeCollisions() -> PathCollisions {
      defer { collisions = PathCollisions() }
      return collisions
    }

    mutating func note(_ error: PipelineError, position: Int) {
      if position < self.error?.position ?? .max { self.error = (position, error) }
    }
  }
}

/// Looks at the files of drawings, one worker's share of them.
private struct Surveyor: ~Copyable {
  private let plan: Plan
  private var ownership: OutputOwnership
  private var files: OutputFiles
  private let isCurrent: Accumulator<[Bool]>
  /// The entries that are to be noted in ``isCurrent``.
  private var current: [Int] = []
  var findings = OutputSurvey.Findings()

  init(_ plan: Plan, _ context: BatchContext, _ isCurrent: Accumulator<[Bool]>) {
    self.plan = plan
    ownership = OutputOwnership(context)
    files = context.files()
    self.isCurrent = isCurrent
    findings.collisions = PathCollisions(
      limit: PathCollisions.standardLimit / plan.settings.jobs)
  }

  mutating func survey(_ drawing: Drawing) {
    // Paths of all shares are checked in each, so that every machine reports the same of a plan.
    let position = drawing.id.index
    let isOurs = plan.settings.shard.contains(position)
    var unit = OutputSurvey.Unit(index: position)
    var fingerprints: [Rendition: Digest] = [:]
    plan.files(of: drawing) { path, rendition in
      let path = path()
      check(path, position: position)
      guard isOurs else { return }
      let fingerprint = fingerprints[rendition] ?? plan.fingerprint(rendition, of: drawing)
      fingerprints[rendition] = fingerprint
      unit.files += 1
      look(at: path, fingerprint, &unit, position: position)
    }
    if isOurs { findings.drawings.append(unit) }
    noteCurrent()
  }

  mutating func survey(_ file: PlannedAggregateFile, at index: Int) {
    let position = plan.drawings.count + index
    check(file.path, position: position)
    guard plan.settings.shard.holdsAggregateFiles else { return }
    var unit = OutputSurvey.Unit(index: index, files: 1)
    look(at: file.path, plan.fingerprint(file, failed: []), &unit, position: position)
    findings.aggregateFiles.append(unit)
    noteCurrent()
  }

  /// Counts a file that is missing or not right, or notes the entry that describes it.
  private mutating func look(
    at path: String, _ fingerprint: Digest, _ unit: inout OutputSurvey.Unit, position: Int
  ) {
    do {
      let recorded = try ownership.recorded(path)
      for (index, entry) in recorded where entry.record.fingerprint == fingerprint {
        guard try files.holds(path, entry.record) else { continue }
        current.append(index)
        if current.count >= 1024 { noteCurrent() }
        return
      }
      unit.outdated += 1
      if try ownership.isForeign(path, isRecorded: !recorded.isEmpty, &files) { unit.foreign += 1 }
    } catch {
      findings.note(error, position: position)
    }
  }

  private mutating func noteCurrent() {
    isCurrent.update { [current] in for index in current { $0[index] = true } }
    current.removeAll(keepingCapacity: true)
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
