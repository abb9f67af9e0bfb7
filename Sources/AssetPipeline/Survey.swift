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
  }

  /// The drawings of this share.
  private(set) var drawings: [Unit] = []
  /// The summaries of this share.
  private(set) var summaries: [Unit] = []
  /// For each entry of the ledger whether it describes a file of the plan that is right.
  private(set) var isCurrent: [Bool]

  var files: Int { (drawings + summaries).reduce(0) { $0 + $1.files } }
  var outdatedFiles: Int { (drawings + summaries).reduce(0) { $0 + $1.outdated } }

  /// - Throws: ``PipelineError`` for a path that may not be, two that collide, or a link that leads
  ///   out of the output.
  init(_ plan: Plan, _ folder: OutputFolder, _ ledger: Ledger) throws(PipelineError) {
    isCurrent = [Bool](repeating: false, count: ledger.entries.count)
    let queue = WorkQueue(plan.drawings.count)
    let collected = Collected(Findings())
    try Workers.run(plan.settings.jobs) {
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
    drawings = findings.drawings.sorted { $0.index < $1.index }
    summaries = findings.summaries
  }

  /// What one worker found.
  fileprivate struct Findings: Sendable {
    var drawings: [Unit] = []
    var summaries: [Unit] = []
    var current: [Int] = []
    var collisions = PathCollisions()
    /// The first error in the plan's order, whichever worker met it.
    var error: (place: Int, error: PipelineError)?

    mutating func add(_ other: Findings) {
      drawings += other.drawings
      summaries += other.summaries
      current += other.current
      collisions.add(other.collisions)
      if let theirs = other.error, theirs.place < error?.place ?? .max { error = theirs }
    }
  }
}

/// Looks at the files of drawings, one worker's share of them.
private struct Surveyor {
  let plan: Plan
  let folder: OutputFolder
  let ledger: Ledger
  var findings = Survey.Findings()
  private var buffer: [UInt8] = []
  private var lastFolder = ""

  init(_ plan: Plan, _ folder: OutputFolder, _ ledger: Ledger) {
    self.plan = plan
    self.folder = folder
    self.ledger = ledger
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
      if !isRight(path, recipe) { unit.outdated += 1 }
    }
    if isOurs { findings.drawings.append(unit) }
  }

  mutating func survey(_ summary: Summary, at index: Int) {
    check(summary.path, place: plan.drawings.count + index)
    guard plan.settings.shard.holdsSummaries else { return }
    let isRight = isRight(summary.path, plan.recipe(summary, failed: []))
    findings.summaries.append(Survey.Unit(index: index, files: 1, outdated: isRight ? 0 : 1))
  }

  private mutating func isRight(_ path: String, _ recipe: Digest) -> Bool {
    for place in ledger.places(of: path) {
      let entry = ledger.entries[place]
      guard entry.make.recipe == recipe,
        folder.holds(path, size: entry.make.size, digest: entry.make.content, buffer: &buffer)
      else { continue }
      findings.current.append(place)
      return true
    }
    return false
  }

  private mutating func check(_ path: String, place: Int) {
    do {
      try OutputPath.check(path)
      findings.collisions.add(path)
      if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        let parent = path[..<slash]
        if parent != lastFolder {
          lastFolder = String(parent)
          for folder in OutputPath.folders(of: path) { try self.folder.checkLinks(folder) }
        }
      }
      try folder.checkLinks(path[...])
    } catch {
      if place < findings.error?.place ?? .max { findings.error = (place, error) }
    }
  }
}
