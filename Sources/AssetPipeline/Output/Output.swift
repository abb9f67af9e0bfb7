import SystemSupport

/// A folder with the files of configurations. Nothing else writes there.
///
/// A run that is killed at any point loses nothing: a file is noted in the journal before it takes its name, and
/// the manifest is written when all files are there. The next run ends where an undisturbed one does.
final class Output {
  let folder: Directory
  let owner: OutputOwner
  let options: Batch.Options
  /// The number of threads.
  let jobs: Int
  /// The files that earlier runs of the configuration wrote.
  let recorded: RecordedOutput
  private let lock: OutputLock?

  /// Opens and locks a folder, made first where there is none. A dry run makes and locks none.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` where another run has the lock, or `FileError`.
  init(_ path: FilePath, owner: OutputOwner, _ options: Batch.Options, jobs: Int) throws {
    switch options.mode {
    case .write:
      folder = try Directory.make(path)
      lock = try OutputLock(folder)
    case .dryRun:
      folder = try Directory.open(path) ?? .missing(path)
      lock = nil
    }
    (self.owner, self.options, self.jobs) = (owner, options, jobs)
    recorded = try RecordedOutput(of: owner, in: OutputFiles(folder))
  }

  /// The files of other configurations.
  ///
  /// - Throws: `FileError` for a manifest that can't be read just now.
  func others() throws -> OtherConfigurations {
    try OtherConfigurations(in: folder, besides: owner)
  }

  /// Whether every recorded file has its bytes.
  ///
  /// - Throws: `FileError` for a file that can't be read.
  func holdsEverything() throws -> Bool {
    guard recorded.journal == nil, let records = recorded.manifest?.files else { return false }
    let parts = stride(from: 0, to: records.count, by: 64).map {
      records[$0..<min($0 + 64, records.count)]
    }
    return try Workers.map(parts, jobs: jobs, worker: { [folder] in OutputFiles(folder) }) {
      part, files in
      try part.allSatisfy { try files.compare($0) == .same }
    }.allSatisfy { $0 == true }
  }

  /// Makes what is missing or outdated, removes what is not planned any more, and records the rest.
  ///
  /// A file is up to date only if its fingerprint is the plan's and its bytes, all of them read, have the digest
  /// on record. Modification times are not looked at, so no edit goes unnoticed.
  /// - Parameters:
  ///   - groups: the files of this run, whose paths were checked.
  ///   - maker: returns what a thread makes files with.
  ///   - origin: what the manifest records beside the files.
  ///   - reporter: nil for a run that reports no progress.
  /// - Returns: the outcome, without the failures and warnings of the plan.
  /// - Throws: ``PipelineError`` or `FileError`. Nothing has been written where a file would be replaced that no
  ///   recorded run of the configuration wrote.
  func update<Maker>(
    _ groups: [OutputGroup<Maker>], maker: @escaping @Sendable () -> Maker,
    origin: Manifest.Origin, _ others: OtherConfigurations, _ reporter: (any BatchReporter)? = nil
  ) throws -> Batch.Outcome {
    var update = OutputUpdate(
      output: self, groups: groups, maker: maker, others: others, reporter: reporter,
      recorded: recorded.byPath)
    try update.survey()
    reporter?.begin(
      locales: origin.locales, drawings: origin.drawings, files: update.outdatedCount)
    if !options.takesOver { try update.adoptForeignFiles() }
    try update.makeFiles()
    return try update.commit(origin)
  }
}
