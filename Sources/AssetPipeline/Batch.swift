import SystemSupport

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
    /// Paths of files that earlier runs wrote and someone changed since: they stay, and count as
    /// someone else's from now on.
    public var leftBehind: [String] = []
  }

  /// How a run treats what it finds and what it writes.
  public struct Options: Hashable, Sendable {
    /// Whether files under planned paths are replaced that no run on record wrote.
    public var takesOver = false
    /// Whether every file is on the disk before it takes its name, so that a loss of power leaves
    /// none that is empty or short.
    public var isDurable = false

    public init() {}
  }

  /// Makes what is missing in a configuration's output.
  ///
  /// Drawings that fail don't stop the others; they are in the outcome.
  /// - Throws: ``PipelineError``, or `CurrencyLocaleError` for a locale that is named and unknown.
  public static func run(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let folder = try OutputLock.makeFolder(configuration.output)
    let lock = try OutputLock(folder)
    let outcome = try run(configuration, settings, folder, options, reporter)
    _ = consume lock
    return outcome
  }

  private static func run(
    _ configuration: Configuration, _ settings: Plan.Settings, _ folder: Directory,
    _ options: Options, _ reporter: any BatchReporter
  ) throws -> Outcome {
    let ledger = try Ledger(folder)
    let standing = StandingOutput(folder, ledger, configuration, settings)
    if let outcome = try standing.outcome() {
      reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
      reporter.end(outcome)
      return outcome
    }
    let plan = try Plan(configuration, settings: settings)
    let survey = try Survey(plan, folder, ledger)
    var outcome = outcome(plan, survey, ledger, reporter)
    if !options.takesOver { try refuseForeignFiles(plan, folder, survey) }
    var result = Rendering.Result()
    if survey.outdatedFiles > 0 || ledger.hasJournal {
      Interruption.listen()
      try begin(folder)
      let journal = try Journal(folder, isDurable: options.isDurable)
      result = try Rendering(
        plan, folder, survey, journal: journal, isDurable: options.isDurable, reporter: reporter
      ).run()
      if let fatal = result.fatal { throw fatal }
    }
    let closing = try Closing(plan, folder, ledger, survey, result, isDurable: options.isDurable)
    outcome.add(result, closing)
    if closing.hasWork || ledger.hasJournal || !result.entries.isEmpty {
      Interruption.listen()
      try begin(folder)
      _ = try Journal(folder, isDurable: options.isDurable)
      try closing.commit()
    }
    reporter.end(outcome)
    return outcome
  }

  /// Does everything but write, to tell what a run would do.
  public static func rehearse(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let folder = try OutputLock.existingFolder(configuration.output)
    let ledger = try Ledger(folder)
    let plan = try Plan(configuration, settings: settings)
    let survey = try Survey(plan, folder, ledger)
    var outcome = outcome(plan, survey, ledger, reporter)
    if !options.takesOver { try refuseForeignFiles(plan, folder, survey) }
    let result = try Rendering(plan, folder, survey, journal: nil, reporter: reporter).run()
    if let fatal = result.fatal { throw fatal }
    let closing = try Closing(plan, folder, ledger, survey, result)
    outcome.add(result, closing)
    reporter.end(outcome)
    return outcome
  }

  /// Removes what a killed run left half written, as soon as this run has something to do.
  private static func begin(_ folder: Directory) throws(PipelineError) {
    do { try folder.removeAbandonedFiles() } catch { throw .file(error) }
  }

  private static func outcome(
    _ plan: Plan, _ survey: Survey, _ ledger: Ledger, _ reporter: any BatchReporter
  ) -> Outcome {
    var outcome = Outcome(
      locales: plan.locales.count, drawings: plan.drawings.count, files: survey.files)
    outcome.foundDamagedManifest = ledger.isDamaged
    reporter.begin(
      locales: outcome.locales, drawings: outcome.drawings, files: survey.outdatedFiles)
    return outcome
  }

  /// Ends the run before anything is written if it would replace what no run on record wrote.
  ///
  /// A file that has the right bytes already may be anyone's.
  private static func refuseForeignFiles(
    _ plan: Plan, _ folder: Directory, _ survey: Survey
  ) throws(PipelineError) {
    guard !survey.foreignPaths.isEmpty else { return }
    let result = try Rendering(
      plan, folder, survey.ofForeignPaths, journal: nil, reporter: NoReporter()
    ).run()
    if let fatal = result.fatal { throw fatal }
    let inTheWay = result.inTheWay.sorted(by: Manifest.precedes)
    if let first = inTheWay.first {
      throw .foreignFiles(first, count: inTheWay.count, output: folder.path.string)
    }
  }
}

extension Batch.Outcome {
  fileprivate mutating func add(_ result: Rendering.Result, _ closing: borrowing Closing) {
    written = result.written
    bytesWritten = result.bytesWritten
    failures = result.failures.sorted { $0.key < $1.key }.map(\.value)
    wasInterrupted = result.wasInterrupted
    removed = closing.superfluous.count
    leftBehind = closing.leftBehind
  }
}

/// Reports nothing.
private struct NoReporter: BatchReporter {
  func begin(locales: Int, drawings: Int, files: Int) {}
  func progress(files: Int) {}
  func finished(drawing: String, files: Int) {}
  func failed(_ failure: DrawingFailure) {}
  func end(_ outcome: Batch.Outcome) {}
}
