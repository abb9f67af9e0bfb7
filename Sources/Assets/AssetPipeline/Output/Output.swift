import SystemSupport

/// The output folder of one or more configurations, opened by a run of one of them.
///
/// A configuration *owns* a file that its manifest or journal lists, and no other manifest does. All other files
/// are *foreign* to it.
///
/// A run can be killed at any point. It notes each file in the journal before it writes the file, and writes
/// the manifest after all files. The next run then knows which files are its own, and ends with the same output
/// as a run that was not killed.
final class Output {
  let folder: Directory
  let owner: OutputOwner
  let options: Batch.Options
  /// The number of threads.
  let jobs: Int
  /// The files that earlier runs of the configuration wrote.
  let recorded: RecordedOutput
  private let lock: OutputLock?

  /// Opens and locks a folder, and creates it if it does not exist. A check neither creates nor locks it.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` if another run has the lock, or `FileError`.
  init(
    _ path: FilePath, owner: OutputOwner, _ options: Batch.Options, jobs: Int,
    _ reporter: (any BatchReporter)? = nil
  ) throws {
    switch options.mode {
    case .write:
      folder = try Directory.make(path)
      lock = try OutputLock(folder, patience: options.patience) {
        reporter?.waits(forRunOf: path.string, process: $0)
      }
    case .check:
      do { folder = try Directory.open(path) ?? .missing(path) } catch {
        // As a run would fail to write there.
        throw error.code == .notDirectory ? FileError(.write, path: path, code: error.code) : error
      }
      lock = nil
    }
    self.owner = owner
    self.options = options
    self.jobs = jobs
    recorded = try RecordedOutput(of: owner, in: OutputFileAccess(folder))
  }

  /// The files of other configurations in this folder.
  ///
  /// - Throws: `FileError` for a manifest that exists but can't be read.
  func others() throws -> OtherConfigurations {
    try OtherConfigurations(in: folder, besides: owner)
  }

  /// Whether all files in the manifest exist with the recorded bytes. False if there is no manifest, or if a
  /// killed run left a journal.
  ///
  /// - Throws: `FileError` for a file that can't be read.
  func hasAllRecordedFiles() throws -> Bool {
    guard recorded.journal == nil, let records = recorded.manifest?.files else { return false }
    return try Parallel.map(
      records.parts(of: 64), jobs: jobs, worker: { [folder] in OutputFileAccess(folder) }
    ) { part, files in
      try part.allSatisfy { try files.compare($0) == .same }
    }.allSatisfy { $0 == true }
  }

  /// Writes missing and outdated files, removes files that are no longer planned, and writes the manifest.
  ///
  /// A file is up to date if its recorded fingerprint equals the planned one, the fonts give the recorded answers,
  /// and its bytes have the recorded digest. To compare the digest, the file is read in full; modification times are ignored. So every change
  /// of a file is noticed.
  /// - Parameters:
  ///   - groups: the files of this run. Their paths must have been checked.
  ///   - maker: called on each thread; returns the object that the thread makes files with.
  ///   - origin: the part of the new manifest before the list of files.
  ///   - hasCurrentAnswers: whether the fonts still give the answers of a record.
  ///   - madeAnswers: the answers of all files that were made.
  ///   - others: the files of other configurations in the folder.
  ///   - reporter: nil for a run that reports no progress.
  /// - Returns: the outcome, without the failures and warnings of the plan.
  /// - Throws: ``PipelineError`` or `FileError`. It throws before it writes anything if the run would replace a
  ///   foreign file, unless ``Batch/Options/takesOver`` is set.
  func update<Maker>(
    _ groups: [OutputGroup<Maker>], maker: @escaping @Sendable () -> Maker,
    origin: Manifest.Origin, hasCurrentAnswers: @escaping @Sendable (OutputRecord) -> Bool,
    madeAnswers: () -> [FontAnswers], _ others: OtherConfigurations,
    _ reporter: (any BatchReporter)? = nil
  ) throws -> Batch.Outcome {
    var update = OutputUpdate(
      output: self, groups: groups, maker: maker, hasCurrentAnswers: hasCurrentAnswers,
      others: others, reporter: reporter, recorded: recorded.byFoldedPath)
    if !options.takesOver {
      try others.refuseOtherSpellings(of: groups.lazy.flatMap(\.files))
    }
    try update.survey()
    reporter?.begin(
      locales: origin.locales, drawings: origin.drawings, files: update.outdatedCount)
    if !options.takesOver { try update.adoptForeignFiles() }
    try update.makeFiles()
    return try update.commit(origin, madeAnswers())
  }
}
