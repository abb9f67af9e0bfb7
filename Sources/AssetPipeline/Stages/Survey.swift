import SystemSupport

/// What of a plan is in the output already; nothing is written while it is made.
///
/// A file counts as there only if its recipe is the plan's and its bytes, all of them read, have the
/// digest on record. Modification times are not looked at, so no edit goes unnoticed.
struct Survey: Sendable {
  /// A drawing or a summary with the number of its files that are missing or not right.
  struct Unit: Sendable {
    var index: Int
    var files: Int
    var outdated: Int
    /// How many of them stand where something stands that no run on record wrote.
    var foreign = 0
  }

  /// The drawings of this share.
  private(set) var drawings: [Unit] = []
  /// The summaries of this share.
  private(set) var summaries: [Unit] = []
  /// For each entry of the ledger whether it describes a file of the plan that is right.
  private(set) var isCurrent: [Bool]
  /// Planned paths under which something stands that no run on record wrote.
  private(set) var foreignPaths: Set<String> = []

  var files: Int { (drawings + summaries).reduce(0) { $0 + $1.files } }
  var outdatedFiles: Int { (drawings + summaries).reduce(0) { $0 + $1.outdated } }

  /// The drawings and summaries of which some file stands where a foreign one does.
  var ofForeignPaths: Survey {
    var survey = self
    survey.drawings.removeAll { $0.foreign == 0 }
    survey.summaries.removeAll { $0.foreign == 0 }
    return survey
  }

  /// - Throws: ``PipelineError`` for a path that may not be, two that collide, a folder that is a
  ///   link, or a file that can't be read.
  init(_ plan: Plan, _ folder: Directory, _ ledger: Ledger) throws(PipelineError) {
    isCurrent = [Bool](repeating: false, count: ledger.entries.count)
    let queue = WorkQueue(plan.drawings.count)
    let collected = Accumulator(Findings())
    try Stage.run(jobs: plan.settings.jobs) {
      var surveyor = Surveyor(plan, folder, ledger)
      while let index = queue.take() { surveyor.survey(plan.drawings[index]) }
      collected.update { [findings = surveyor.findings] in $0.add(findings) }
    }
    var surveyor = Surveyor(plan, folder, ledger)
    for index in plan.summaries.indices { surveyor.survey(plan.summaries[index], at: index) }
    var findings = collected.result
    findings.add(surveyor.findings)
    if let error = findings.error { throw error.error }
    try findings.collisions.check { body in
      for drawing in plan.drawings { plan.files(of: drawing) { path, _ in body(path) } }
      for summary in plan.summaries { body(summary.path) }
    }
    for place in findings.current { isCurrent[place] = true }
    foreignPaths = Set(findings.foreign)
    drawings = findings.drawings.sorted { $0.index < $1.index }
    summaries = findings.summaries
  }

  /// What one worker found.
  fileprivate struct Findings: Sendable {
    var drawings: [Unit] = []
    var summaries: [Unit] = []
    var current: [Int] = []
    var foreign: [String] = []
    var collisions = PathCollisions()
    /// The first error in the plan's order, whichever worker met it.
    var error: (place: Int, error: PipelineError)?

    mutating func add(_ other: Findings) {
      drawings += other.drawings
      summaries += other.summaries
      current += other.current
      foreign += other.foreign
      collisions.add(other.collisions)
      if let theirs = other.error, theirs.place < error?.place ?? .max { error = theirs }
    }
  }
}

/// Looks at the files of drawings, one worker's share of them.
private struct Surveyor: ~Copyable {
  let plan: Plan
  let ledger: Ledger
  var findings = Survey.Findings()
  private var files: OutputFiles

  init(_ plan: Plan, _ folder: Directory, _ ledger: Ledger) {
    self.plan = plan
    self.ledger = ledger
    files = OutputFiles(folder)
  }

  mutating func survey(_ drawing: Drawing) {
    // Paths of all shares are checked in each, so that every machine says the same of a plan.
    let isOurs = plan.settings.shard.contains(drawing.index)
    var unit = Survey.Unit(index: drawing.index, files: 0, outdated: 0)
    var recipes: [Picture: Digest] = [:]
    plan.files(of: drawing) { path, picture in
      check(path, place: drawing.index)
      guard isOurs else { return }
      let recipe: Digest
      if let known = recipes[picture] {
        recipe = known
      } else {
        recipe = plan.recipe(picture, of: drawing)
        recipes[picture] = recipe
      }
      unit.files += 1
      look(at: path, recipe, &unit)
    }
    if isOurs { findings.drawings.append(unit) }
  }

  mutating func survey(_ summary: Summary, at index: Int) {
    check(summary.path, place: plan.drawings.count + index)
    guard plan.settings.shard.holdsSummaries else { return }
    var unit = Survey.Unit(index: index, files: 1, outdated: 0)
    look(at: summary.path, plan.recipe(summary, failed: []), &unit)
    findings.summaries.append(unit)
  }

  /// Counts a file that has to be made, or notes the entry that describes it.
  private mutating func look(at path: String, _ recipe: Digest, _ unit: inout Survey.Unit) {
    do {
      let places = ledger.places(of: path)
      for place in places {
        let entry = ledger.entries[place]
        guard entry.make.recipe == recipe, try files.holds(path, entry.make) else { continue }
        findings.current.append(place)
        return
      }
      unit.outdated += 1
      if places.isEmpty, try files.exists(path) {
        unit.foreign += 1
        findings.foreign.append(path)
      }
    } catch {
      note(error, place: unit.index)
    }
  }

  private mutating func check(_ path: String, place: Int) {
    do {
      try OutputPath.check(path)
      findings.collisions.add(path)
    } catch {
      note(error, place: place)
    }
  }

  private mutating func note(_ error: PipelineError, place: Int) {
    if place < findings.error?.place ?? .max { findings.error = (place, error) }
  }
}
