import BadgeKit
import SystemSupport

/// Writes the files of a configuration, and none that is there already.
package enum Batch {
  /// Renders what is missing in a configuration's output.
  ///
  /// The stages are the functions called here, in this order; none but the last two writes.
  /// Drawings that fail don't stop the others; they are in the outcome.
  /// - Throws: ``PipelineError``, or `CurrencyLocaleError` for a locale that is named and unknown.
  package static func run(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let folder = try OutputLock.folder(configuration.output, options.mode)
    let lock = try OutputLock.take(folder, options.mode)
    var context = BatchContext(
      configuration: configuration, settings: settings, options: options, reporter: reporter,
      folder: folder,
      recorded: try RecordedOutput.read(
        of: configuration.owner, from: folder, scratch: options.mode == .write ? folder : nil))
    if let outcome = try findNothingToDo(context) {
      if options.mode == .dryRun { try reporter.list(Changes(), of: outcome) }
      return outcome
    }
    if options.isLocked { try refuseOtherFonts(context) }
    context.others = try OtherOutputs.read(from: folder, besides: configuration.owner)
    let plan = try plan(configuration, settings: settings)
    let survey = try survey(plan, context)
    reporter.begin(
      locales: plan.locales.count, drawings: plan.drawings.count, files: survey.outdatedFiles)
    try refuseForeignFiles(survey, of: plan, context)
    let rendered = try render(survey, of: plan, context)
    var (outcome, changes) = try commit(rendered, survey, of: plan, context)
    outcome.otherOutputs = context.others.counts.map {
      "'\(configuration.output.string)' also holds \(CountText.of($0.files, "file")) of the "
        + "configuration '\($0.owner)', which stay"
    }
    outcome.warnings = plan.warnings
    reporter.end(outcome)
    if options.mode == .dryRun { try reporter.list(changes, of: outcome) }
    _ = consume lock
    return outcome
  }

  /// Whether a run changes the output.
  package enum Mode: Hashable, Sendable {
    case write
    /// Every stage runs, but no file is written or removed: the outcome is that of a run.
    case dryRun
  }

  /// How a run treats files it finds and files it writes.
  package struct Options: Hashable, Sendable {
    package var mode = Mode.write
    /// Whether files under planned paths are replaced that no recorded run wrote.
    package var takesOver = false
    /// Whether a run fails where a text is drawn with another font file than the manifest has.
    package var isLocked = false
    /// Whether every file is on the disk before it takes its name, so that a loss of power leaves
    /// none that is empty or short.
    package var isDurable = false

    package init() {}
  }

  /// The counts of a run.
  package struct Outcome: Hashable, Sendable {
    package var locales = 0
    package var drawings = 0
    /// The files of the plan.
    package var files = 0
    package var written = 0
    package var bytesWritten = 0
    package var removed = 0
    /// Drawings that failed, in the plan's order.
    package var failures: [DrawingFailure] = []
    package var wasInterrupted = false
    /// Whether the manifest was damaged, so that no file of an earlier run was known.
    package var foundDamagedManifest = false
    /// Paths of files that earlier runs wrote and someone changed since: they stay, and are not the
    /// tool's own any more.
    package var leftBehind: [String] = []
    /// A sentence for each other configuration that has files in the output.
    package var otherOutputs: [String] = []
    /// A sentence for each currency's own sign that is wanted and no font has, and for each key of the
    /// configuration that has no effect.
    package var warnings: [String] = []
  }
  /// The files that a dry run would change.
  package struct Changes: Sendable {
    var written = SortedEntries.none
    var removed = SortedEntries.none

    /// Calls `body` with the path of every file that would be written, in the manifest's order.
    package func forEachWritten(_ body: (String) throws -> Void) throws {
      try written.forEachPath(body)
    }

    /// Calls `body` with the path of every file that would be removed, in the manifest's order.
    package func forEachRemoved(_ body: (String) throws -> Void) throws {
      try removed.forEachPath(body)
    }
  }
}
