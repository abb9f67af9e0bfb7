/// Makes what a plan says, and nothing that is there already.
public enum Batch {
  /// What a run did.
  public struct Outcome: Hashable, Sendable {
    public var locales = 0
    public var drawings = 0
    /// The files of the plan.
    public var files = 0
    public var written = 0
    public var bytesWritten = 0
    public var removed = 0
    /// Drawings that could not be made, in the plan's order.
    public var failures: [DrawingFailure] = []
    public var wasInterrupted = false
    /// Whether a manifest was found that could not be read, so that nothing was known of before.
    public var foundDamagedManifest = false
  }

  /// Runs a plan.
  ///
  /// Drawings that fail don't stop the others; they are in the outcome.
  public static func run(
    _ plan: Plan, reporter: any BatchReporter
  ) throws(PipelineError) -> Outcome {
    let folder = try OutputFolder.make(plan.configuration.output)
    let lock = try OutputLock(folder)
    let outcome = try run(plan, folder, reporter, isRehearsal: false)
    _ = consume lock
    return outcome
  }

  /// Does everything but write, to tell what a run would do.
  public static func rehearse(
    _ plan: Plan, reporter: any BatchReporter
  ) throws(PipelineError) -> Outcome {
    let path = plan.configuration.output
    let folder = try OutputFolder(existing: path) ?? OutputFolder(missing: path)
    return try run(plan, folder, reporter, isRehearsal: true)
  }

  private static func run(
    _ plan: Plan, _ folder: OutputFolder, _ reporter: any BatchReporter, isRehearsal: Bool
  ) throws(PipelineError) -> Outcome {
    let ledger = Ledger(folder)
    let survey = try Survey(plan, folder, ledger)
    var outcome = Outcome(
      locales: Set(survey.drawings.flatMap { plan.drawings[$0.index].locales }).count,
      drawings: survey.drawings.count, files: survey.files)
    outcome.foundDamagedManifest = ledger.isDamaged
    reporter.begin(
      locales: outcome.locales, drawings: outcome.drawings, files: survey.outdatedFiles)
    var result = Rendering.Result()
    if survey.outdatedFiles > 0 || ledger.hasJournal {
      if !isRehearsal { try folder.sweep() }
      let journal = isRehearsal ? nil : try Journal(folder)
      result = try Rendering(plan, folder, survey, journal: journal, reporter: reporter).run()
      if let fatal = result.fatal { throw fatal }
    }
    outcome.written = result.written
    outcome.bytesWritten = result.bytesWritten
    outcome.failures = result.failures.sorted { $0.key < $1.key }.map(\.value)
    outcome.wasInterrupted = result.wasInterrupted
    let closing = Closing(plan, folder, ledger, survey, result)
    outcome.removed = try isRehearsal ? closing.superfluous.count : closing.commit()
    reporter.end(outcome)
    return outcome
  }
}
