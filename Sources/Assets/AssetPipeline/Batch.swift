import BadgeKit
import Messages
import SystemSupport

/// Brings the output folder of a configuration up to date.
package enum Batch {
  /// Writes missing and outdated files, and removes files that are no longer planned.
  ///
  /// A drawing that fails does not stop the others. The outcome lists the failures.
  /// - Throws: ``PipelineError``, `FileError`, or `CurrencyLocaleError` if the configuration names an unknown
  ///   locale.
  package static func run(
    _ configuration: Configuration, settings: Plan.Settings, options: Options = Options(),
    reporter: any BatchReporter
  ) throws -> Outcome {
    let output = try Output(
      configuration.output, owner: configuration.owner, options, jobs: settings.jobs, reporter)
    try refuseOutputOfOthers(settings.shard, output)
    let answers = try RecordedAnswers(
      output.recorded.manifest, configuration.fontStack, jobs: settings.jobs)
    if let outcome = try findNothingToDo(configuration, settings, output, answers) {
      reporter.begin(locales: outcome.locales, drawings: outcome.drawings, files: 0)
      reporter.end(outcome)
      if options.mode == .check { try reporter.list(outcome) }
      return outcome
    }
    if options.requiresRecordedFonts {
      try refuseOtherFonts(configuration, output.recorded.manifest, answers)
    }
    let plan = try plan(configuration, settings: settings)
    let drawings = DrawingGroups(plan, reporter)
    let groups = try drawings.groups()
    // Each shard checks the paths of all shards, so that every machine reports the same errors for a plan.
    try OutputPath.check(groups.lazy.flatMap(\.group.files).map(\.path))
    let others = try output.others()
    var outcome = try output.update(
      groups.filter(\.isOurs).map(\.group), maker: { PictureMaker(plan) }, origin: plan.origin,
      hasCurrentAnswers: { [current = answers.current] in current.contains($0.answers) },
      madeAnswers: { drawings.answers }, others, reporter)
    outcome.failures = drawings.failures
    outcome.otherConfigurationNotes = others.sentences(in: configuration.output)
    outcome.warnings = plan.warnings + drawings.smallPictureWarnings
    let known = Set(output.recorded.manifest?.files.map(\.path) ?? [])
    let written = Set(outcome.writtenPaths)
    outcome.newPages = configuration.targets.compactMap(\.target.pagePath).filter {
      written.contains($0) && !known.contains($0)
    }
    reporter.end(outcome)
    if options.mode == .check { try reporter.list(outcome) }
    return outcome
  }

  /// A shard's output is its own: in any other, it would take the place of the records of the whole.
  private static func refuseOutputOfOthers(_ shard: Shard, _ output: Output) throws {
    guard shard != .whole, let origin = output.recorded.manifest?.origin,
      origin.shard != shard
    else { return }
    throw PipelineError.notOfShard(
      shard, output: output.folder.path.string, holds: origin.shard ?? .whole)
  }

  /// Whether a run changes the output.
  package enum Mode: Hashable, Sendable {
    case write
    /// Writes and removes nothing. The outcome says what a run in `write` mode would do.
    case check
  }

  /// The options of a run. They change what it does with the output folder, not what it draws.
  package struct Options: Hashable, Sendable {
    package var mode = Mode.write
    /// Whether the run may replace files that earlier runs of this configuration did not write.
    package var takesOver = false
    /// Whether the run fails if a text would be drawn with a font file other than the one in the manifest.
    package var requiresRecordedFonts = false
    /// How long the run waits for another one that writes to the output; nil to wait for as long as it takes.
    package var patience: Duration? = standardPatience

    package static let standardPatience = Duration.seconds(5)

    package init() {}
  }

  /// The results of a run.
  package struct Outcome: Hashable, Sendable {
    /// The share of the plan that the run made.
    package var shard = Shard.whole
    package var locales = 0
    package var drawings = 0
    /// The number of files in the run's share of the plan, written or already up to date.
    package var files = 0
    package var bytesWritten = 0
    /// The paths of the files that were written, or in a check would be, in byte order.
    package var writtenPaths: [String] = []
    /// The paths of the files that were removed, or in a check would be, in byte order.
    package var removedPaths: [String] = []
    /// Whether the manifest was written, or in a check would be.
    package var changesRecords = false
    /// Whether the output was changed, or in a check would be.
    package var changesAnything: Bool { written > 0 || removed > 0 || changesRecords }
    package var written: Int { writtenPaths.count }
    package var removed: Int { removedPaths.count }
    /// The drawings that failed, in the plan's order.
    package var failures: [DrawingFailure] = []
    package var wasInterrupted = false
    /// Whether the manifest was damaged. The run then does not know the files that the manifest listed.
    package var foundDamagedManifest = false
    /// The paths of files that are no longer planned, and were changed after a run wrote them. They stay in the
    /// folder, but leave the manifest.
    package var leftBehind: [String] = []
    /// The paths of the pages of targets that an earlier run did not have.
    package var newPages: [String] = []
    /// A sentence for each other configuration that has files in the output.
    package var otherConfigurationNotes: [String] = []
    /// The warnings of the plan, and warnings about illegible symbols in the pictures that were made.
    package var warnings: [String] = []
  }
}

extension OtherConfigurations {
  /// A sentence for each other configuration that has files in an output.
  fileprivate func sentences(in output: FilePath) -> [String] {
    all.map { other in
      "'\(output.string)' also holds \(CountText.of(other.manifest.files.count, "file")) of "
        + "the configuration '\(other.owner)', which stay"
    }
  }
}

extension Plan {
  /// The part of the manifest that describes the plan.
  fileprivate var origin: Manifest.Origin {
    Manifest.Origin(
      configuration: configuration.owner.path, plan: fingerprint,
      shard: settings.shard == .whole ? nil : settings.shard,
      input: warnings.isEmpty ? inputDigest : nil,
      locales: locales.count, drawings: drawings.count)
  }
}
