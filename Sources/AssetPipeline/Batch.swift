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

  /// Makes what is missing in a configuration's output.
  ///
  /// Drawings that fail don't stop the others; they are in the outcome.
  /// - Throws: ``PipelineError``, or `CurrencyLocaleError` for a locale that is named and unknown.
  public static func run(
    _ configuration: Configuration, settings: Plan.Settings, reporter: any BatchReporter
  ) throws -> Outcome {
    let folder = try OutputFolder.make(configuration.output)
    let lock = try OutputLock(folder)
    let outcome = try run(configuration, settings, folder, reporter)
    _ = consume lock
    return outcome
  }

  private static func run(
    _ configuration: Configuration, _ settings: Plan.Settings, _ folder: OutputFolder,
    _ reporter: any BatchReporter
  ) throws -> Outcome {
    let ledger = Ledger(folder)
    let standing = StandingOutput(folder, ledger, configuration, settings)
    if let outcome = try standing.outcome() {
      reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
      reporter.end(outcome)
      return outcome
    }
    return try run(
      Plan(configuration, settings: settings), folder, ledger, reporter, isRehearsal: false)
  }

  /// Does everything but write, to tell what a run would do.
  public static func rehearse(
    _ configuration: Configuration, settings: Plan.Settings, reporter: any BatchReporter
  ) throws -> Outcome {
    let path = configuration.output
    let folder = try OutputFolder(existing: path) ?? OutputFolder(missing: path)
    return try run(
      Plan(configuration, settings: settings), folder, Ledger(folder), reporter, isRehearsal: true)
  }

  private static func run(
    _ plan: Plan, _ folder: OutputFolder, _ ledger: Ledger, _ reporter: any BatchReporter,
    isRehearsal: Bool
  ) throws(PipelineError) -> Outcome {
    let survey = try Survey(plan, folder, ledger)
    var outcome = Outcome(
      locales: plan.locales.count, drawings: plan.drawings.count, files: survey.files)
    outcome.foundDamagedManifest = ledger.isDamaged
    reporter.begin(
      locales: outcome.locales, drawings: outcome.drawings, files: survey.outdatedFiles)
    var result = Rendering.Result()
    let hasWork = survey.outdatedFiles > 0 || ledger.hasJournal
    if hasWork {
      if !isRehearsal { try folder.sweep() }
      let journal = isRehearsal ? nil : try Journal(folder)
      result = try Rendering(plan, folder, survey, journal: journal, reporter: reporter).run()
      if let fatal = result.fatal { throw fatal }
    }
    outcome.written = result.written
    outcome.bytesWritten = result.bytesWritten
    outcome.failures = result.failures.sorted { $0.key < $1.key }.map(\.value)
    outcome.wasInterrupted = result.wasInterrupted
    let closing = Closing(plan, folder, ledger, survey, result, hasJournal: hasWork)
    outcome.removed = try isRehearsal ? closing.superfluous.count : closing.commit()
    reporter.end(outcome)
    return outcome
  }
}
