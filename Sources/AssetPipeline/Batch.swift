import BadgeKit
import Messages
import SystemSupport

/// Writes the files of a configuration, and none that is there already.
package enum Batch {
  /// Renders what is missing in a configuration's output.
  ///
  /// Drawings that fail don't stop the others; they are in the outcome.
  /// - Throws: ``PipelineError``, or `CurrencyLocaleError` for a locale that is named and unknown.
  package static func run(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let output = try Output.open(
      configuration.output, owner: configuration.owner,
      Output.Options(mode: options.mode, takesOver: options.takesOver, jobs: settings.jobs))
    if let outcome = try findNothingToDo(configuration, settings, output) {
      reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
      reporter.end(outcome)
      if options.mode == .dryRun { try reporter.list(outcome) }
      return outcome
    }
    if options.isLocked { try refuseOtherFonts(configuration, output.recorded.manifest) }
    let plan = try plan(configuration, settings: settings)
    let drawings = DrawingGroups(plan, reporter: reporter)
    let groups = try drawings.groups()
    // Paths of all shares are checked in each, so that every machine reports the same of a plan.
    try OutputPath.check(groups.lazy.flatMap(\.group.files).map(\.path))
    let others = try output.others()
    let changes = try output.update(
      groups.filter(\.isOurs).map(\.group), maker: { PictureMaker(plan) }, origin: plan.origin,
      others,
      Output.Observer(
        begin: { count in
          reporter.begin(
            locales: plan.locales.count, drawings: plan.drawings.count, files: count)
        }, progress: reporter.progress, finished: reporter.finished))
    var outcome = Outcome(changes)
    outcome.locales = plan.locales.count
    outcome.drawings = plan.drawings.count
    outcome.failures = drawings.failures
    outcome.foundDamagedManifest = output.recorded.isDamaged
    outcome.otherOutputs = others.sentences(in: configuration.output)
    outcome.warnings = plan.warnings
    reporter.end(outcome)
    if options.mode == .dryRun { try reporter.list(outcome) }
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

    package init() {}
  }

  /// The results of a run.
  package struct Outcome: Hashable, Sendable {
    package var locales = 0
    package var drawings = 0
    /// The files of the plan.
    package var files = 0
    package var bytesWritten = 0
    /// The paths of the files that were written, sorted by their bytes; in a dry run those that would be.
    package var writtenPaths: [String] = []
    /// The paths of the files that were removed, as ``writtenPaths``.
    package var removedPaths: [String] = []
    package var written: Int { writtenPaths.count }
    package var removed: Int { removedPaths.count }
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
}

extension Batch.Outcome {
  fileprivate init(_ changes: Output.Changes) {
    files = changes.files
    bytesWritten = changes.bytesWritten
    writtenPaths = changes.written
    removedPaths = changes.removed
    leftBehind = changes.leftBehind
    wasInterrupted = changes.wasInterrupted
  }
}

extension OtherConfigurations {
  /// A sentence for each other configuration that has files in an output.
  fileprivate func sentences(in output: FilePath) -> [String] {
    all.compactMap { other in
      other.owner.map {
        "'\(output.string)' also holds \(CountText.of(other.manifest.entries.count, "file")) of "
          + "the configuration '\($0)', which stay"
      }
    }
  }
}

extension Plan {
  /// What the manifest records beside the files.
  fileprivate var origin: Manifest.Origin {
    Manifest.Origin(
      configuration: configuration.owner.path, plan: fingerprint,
      shard: settings.shard == .whole ? nil : settings.shard, input: warnings.isEmpty ? input : nil,
      locales: locales.count, drawings: drawings.count, fonts: fonts)
  }
}
