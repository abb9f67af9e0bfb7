import BadgeKit
import Messages
import SystemSupport

/// Writes the files of a configuration that are missing or outdated.
package enum Batch {
  /// Renders what is missing in a configuration's output.
  ///
  /// Drawings that fail don't stop the others; they are in the outcome.
  /// - Throws: ``PipelineError``, `FileError`, or `CurrencyLocaleError` for a locale that is named and unknown.
  package static func run(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let output = try Output(
      configuration.output, owner: configuration.owner, options, jobs: settings.jobs)
    if let outcome = try findNothingToDo(configuration, settings, output) {
      reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
      reporter.end(outcome)
      if options.mode == .dryRun { try reporter.list(outcome) }
      return outcome
    }
    if options.isLocked { try refuseOtherFonts(configuration, output.recorded.manifest) }
    let plan = try plan(configuration, settings: settings)
    let drawings = DrawingGroups(plan, reporter)
    let groups = try drawings.groups()
    // Paths of all shares are checked in each, so that every machine reports the same of a plan.
    try OutputPath.check(groups.lazy.flatMap(\.group.files).map(\.path))
    let others = try output.others()
    var outcome = try output.update(
      groups.filter(\.isOurs).map(\.group), maker: { PictureMaker(plan) }, origin: plan.origin,
      others, reporter)
    outcome.failures = drawings.failures
    outcome.otherOutputs = others.sentences(in: configuration.output)
    outcome.warnings = plan.warnings
    reporter.end(outcome)
    if options.mode == .dryRun { try reporter.list(outcome) }
    return outcome
  }

  /// Whether a run changes the output.
  package enum Mode: Hashable, Sendable {
    case write
    /// Nothing is written or removed. The outcome is the one that a run would have.
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
    /// Whether the manifest was damaged. No file of an earlier run was known then.
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

extension OtherConfigurations {
  /// A sentence for each other configuration that has files in an output.
  fileprivate func sentences(in output: FilePath) -> [String] {
    all.compactMap { other in
      other.owner.map {
        "'\(output.string)' also holds \(CountText.of(other.manifest.files.count, "file")) of "
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
