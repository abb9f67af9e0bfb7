import SystemSupport

/// A folder with the files of configurations. Nothing else writes there.
///
/// A run that is killed at any point loses nothing: a file is noted in the journal before it takes its name, and
/// the manifest is written when all files are there. The next run ends where an undisturbed one does.
struct Output: ~Copyable {
  /// How an update treats the folder.
  struct Options: Sendable {
    var mode = Batch.Mode.write
    /// Whether files under planned paths are replaced that no recorded run wrote.
    var takesOver = false
    /// The number of threads.
    var jobs = 1
  }

  /// Receives the progress of an update.
  struct Observer: Sendable {
    /// Called with the number of files to make, before any is made.
    var begin: @Sendable (Int) -> Void = { _ in }
    /// Called on the starting thread about ten times a second, with the number of files that are done.
    var progress: @Sendable (Int) -> Void = { _ in }
    /// Called by any thread with the name of a group and the number of its files.
    var finished: @Sendable (String, Int) -> Void = { _, _ in }
  }

  /// The result of an update.
  struct Changes: Sendable {
    /// The number of files of the plan.
    var files = 0
    /// The paths of files that were written, sorted.
    var written: [String] = []
    var bytesWritten = 0
    /// The paths of files that were removed, sorted.
    var removed: [String] = []
    /// Paths of files that earlier runs wrote and someone changed since: they stay, and are not the tool's own
    /// any more.
    var leftBehind: [String] = []
    var wasInterrupted = false
  }

  let folder: Directory
  let owner: OutputOwner
  let options: Options
  /// The files that earlier runs of the configuration wrote.
  let recorded: RecordedOutput
  private let lock: OutputLock?

  /// Opens and locks a folder, made first where there is none. A dry run makes and locks none.
  ///
  /// - Throws: ``PipelineError/locked(output:process:)`` where another run has the lock, or
  ///   ``PipelineError/file(_:)``.
  static func open(
    _ path: FilePath, owner: OutputOwner, _ options: Options
  ) throws(PipelineError) -> Output {
    let folder = try OutputLock.folder(path, options.mode)
    let lock = try OutputLock.take(folder, options.mode)
    var files = OutputFiles(folder)
    let recorded = try RecordedOutput(of: owner, in: &files)
    return Output(
      folder: folder, owner: owner, options: options, recorded: recorded, lock: lock)
  }

  private init(
    folder: Directory, owner: OutputOwner, options: Options, recorded: RecordedOutput,
    lock: consuming OutputLock?
  ) {
    self.folder = folder
    self.owner = owner
    self.options = options
    self.recorded = recorded
    self.lock = lock
  }

  /// The files of other configurations.
  ///
  /// - Throws: ``PipelineError/file(_:)`` for a manifest that can't be read just now.
  func others() throws(PipelineError) -> OtherConfigurations {
    var files = OutputFiles(folder)
    return try OtherConfigurations(in: folder, besides: owner, &files)
  }

  /// Whether every recorded file has its bytes.
  ///
  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read.
  func holdsEverything() throws(PipelineError) -> Bool {
    guard recorded.journal == nil, let entries = recorded.manifest?.entries else { return false }
    let parts = stride(from: 0, to: entries.count, by: 64).map {
      entries[$0..<min($0 + 64, entries.count)]
    }
    return try Workers(folder: folder, jobs: options.jobs, maker: {}).map(parts) {
      part, files, _ throws(PipelineError) in
      for entry in part where try files.check(entry.path, entry.record) != .holds { return false }
      return true
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
  /// - Throws: ``PipelineError``; nothing has been written where a file would be replaced that no recorded run
  ///   of the configuration wrote.
  func update<Maker>(
    _ groups: [OutputGroup<Maker>], maker: @escaping @Sendable () -> Maker,
    origin: Manifest.Origin, _ others: OtherConfigurations, _ observer: Observer = Observer()
  ) throws(PipelineError) -> Changes {
    var update = OutputUpdate(
      groups: groups, maker: maker, folder: folder, owner: owner, options: options,
      recorded: recorded.byPath, others: others, observer: observer)
    try update.survey()
    observer.begin(update.outdatedCount)
    if !options.takesOver { try update.adoptForeignFiles() }
    if update.outdatedCount > 0 || recorded.journal != nil {
      try update.makeFiles()
    }
    return try update.commit(origin, recorded)
  }
}
