import SystemSupport

/// The steps of ``Output/update(_:maker:origin:hasCurrentAnswers:madeAnswers:_:_:)``. They run in the order in which they are declared.
struct OutputUpdate<Maker> {
  let output: Output
  let groups: [OutputGroup<Maker>]
  let maker: @Sendable () -> Maker
  let hasCurrentAnswers: @Sendable (OutputRecord) -> Bool
  let others: OtherConfigurations
  let reporter: (any BatchReporter)?
  /// The records of earlier runs of the configuration, by folded path.
  let recorded: [String: [OutputRecord]]

  /// For each group, the indices of the files that are missing or outdated.
  private(set) var outdated: [[Int]] = []
  /// For each group, the indices of the outdated files that would replace a foreign file.
  private(set) var foreign: [[Int]] = []
  /// The recorded paths that the disk takes for planned ones with another spelling, and whose files are outdated.
  private(set) var respelled: [String] = []
  /// The recorded paths that are other spellings of outdated ones, and have no file. A killed run can have left their
  /// folders.
  private(set) var neverWritten: [String] = []
  /// The records of the files that are up to date or have been written.
  private(set) var records: [OutputRecord] = []
  private(set) var written: [OutputRecord] = []
  /// The number of planned files that the app has already (``CatalogFolder``).
  private(set) var sharedCount = 0
  private(set) var wasInterrupted = false
  /// The open journal; nil until the run begins to change the folder.
  private(set) var journal: AppendedFile?

  var outdatedCount: Int { outdated.reduce(0) { $0 + $1.count } }

  // MARK: - Survey

  /// The result of comparing the files of a group with the folder.
  private struct Found: Sendable {
    var outdated: [Int] = []
    var foreign: [Int] = []
    var respelled: [String] = []
    var neverWritten: [String] = []
    var records: [OutputRecord] = []
  }

  /// Compares the folder with the plan.
  mutating func survey() throws {
    let recorded = recorded
    let others = others
    let folder = output.folder
    let hasCurrentAnswers = hasCurrentAnswers
    let found = try Parallel.map(groups, jobs: output.jobs, worker: { OutputFileAccess(folder) }) {
      group, files in
      var found = Found()
      for (index, file) in group.files.enumerated() {
        let spellings = recorded[FilePath.folded(file.path)] ?? []
        let known = spellings.filter { $0.isOf(file.path) }
        let otherSpellings = spellings.filter { !$0.isOf(file.path) }.map(\.path)
        let oldNames = try otherSpellings.filter { try files.isOneFile(file.path, $0) }
        let current = try known.first {
          try $0.fingerprint == file.fingerprint && hasCurrentAnswers($0)
            && files.compare($0) == .same
        }
        // After a killed run, the file can have the bytes, and the name in another spelling.
        if let current, oldNames.isEmpty {
          found.records.append(current)
          continue
        }
        found.outdated.append(index)
        // If another configuration recorded the file too, this one does not own it.
        let isOurs = (!known.isEmpty || !oldNames.isEmpty) && others.owners(of: file.path).isEmpty
        if isOurs {
          found.respelled += oldNames
        } else if try files.exists(file.path) {
          found.foreign.append(index)
        }
        found.neverWritten += otherSpellings.filter { (try? files.exists($0)) == false }
      }
      return found
    }.compactMap(\.self)
    outdated = found.map(\.outdated)
    foreign = found.map(\.foreign)
    respelled = found.flatMap(\.respelled)
    neverWritten = found.flatMap(\.neverWritten)
    records = found.flatMap(\.records)
  }

  // MARK: - Making

  /// Makes the ``foreign`` files in memory, and compares them with the folder. A file with the same bytes
  /// gets a record, and is not written. A folder of a catalog that the app describes in the same way gets none.
  ///
  /// - Throws: ``PipelineError/foreignFiles(_:count:output:)`` or
  ///   ``PipelineError/filesOfOther(_:count:output:configuration:)`` if a file has other bytes and must not be
  ///   replaced.
  mutating func adoptForeignFiles() throws {
    let groups = groups
    let foreign = foreign
    let indices = groups.indices.filter { !foreign[$0].isEmpty }
    let found = try onWorkers(indices) { index, files, maker in
      var adopted: [OutputRecord] = []
      var shared: [String] = []
      var inTheWay: [String] = []
      try groups[index].make(foreign[index], maker, comparedWith: files, &adopted) {
        record, bytes in
        if try files.describesFolder(at: record.path, as: bytes) {
          shared.append(record.path)
        } else {
          inTheWay.append(record.path)
        }
      }
      return (adopted, shared, inTheWay)
    }.compactMap(\.self)
    let inTheWay = found.flatMap(\.2)
    if let first = inTheWay.min(by: Manifest.precedes) {
      let folder = output.folder.path.string
      if let owner = others.owners(of: first).map(\.owner).first {
        throw PipelineError.filesOfOther(
          first, count: inTheWay.count, output: folder, configuration: owner)
      }
      throw PipelineError.foreignFiles(first, count: inTheWay.count, output: folder)
    }
    let adopted = found.flatMap(\.0)
    let shared = found.flatMap(\.1)
    let paths = Set(adopted.map(\.path) + shared)
    records += adopted
    sharedCount = shared.count
    for index in indices {
      outdated[index].removeAll { paths.contains(groups[index].files[$0].path) }
    }
  }

  /// The results of making a group.
  private struct Made: Sendable {
    /// The files that already exist with the right bytes.
    var upToDate: [OutputRecord] = []
    var written: [OutputRecord] = []
    var wasInterrupted = false
  }

  /// Makes and writes the outdated files. Groups with `isLast` come after all others.
  mutating func makeFiles() throws {
    guard outdatedCount > 0 else { return }
    if output.options.mode == .write {
      try begin()
      // First, because a file that is replaced keeps the spelling of its name, and a folder that is not empty too.
      let files = OutputFileAccess(output.folder)
      for path in respelled { try files.remove(path) }
      for path in neverWritten { try files.removeEmptyFolders(above: path) }
    }
    let done = Locked(0)
    let groups = groups
    let outdated = outdated
    let journal = journal
    let reporter = reporter
    for isLast in [false, true] where !wasInterrupted {
      let indices = groups.indices.filter { !outdated[$0].isEmpty && groups[$0].isLast == isLast }
      let made = try onWorkers(indices) {
        reporter?.progress(files: done.withLock { $0 })
        return !Interruption.isOverdue
      } _: { index, files, maker in
        let made = try Self.make(groups[index], outdated[index], maker, journal, files)
        done.withLock { $0 += made.upToDate.count + made.written.count }
        if let name = groups[index].name, !made.wasInterrupted {
          reporter?.finished(drawing: name, files: groups[index].files.count)
        }
        return made
      }
      for case let made? in made {
        records += made.upToDate + made.written
        written += made.written
        wasInterrupted = wasInterrupted || made.wasInterrupted
      }
    }
  }

  /// Makes the files of a group at the given indices, and writes those that don't exist with the same bytes. In
  /// a check (`journal` is nil) nothing is written, but the files count as written.
  private static func make(
    _ group: OutputGroup<Maker>, _ indices: [Int], _ maker: Maker, _ journal: AppendedFile?,
    _ files: OutputFileAccess
  ) throws -> Made {
    var upToDate: [OutputRecord] = []
    var written: [OutputRecord] = []
    // Files are written in batches of about 512 KiB, because each addition to the journal is a system call.
    var ready: [(record: OutputRecord, bytes: [UInt8])] = []
    var size = 0
    func write() throws {
      if let journal, !ready.isEmpty {
        let lines = ready.map { $0.record.line + "\n" }.joined()
        try journal.append(Array(lines.utf8))
        for (record, bytes) in ready { try files.write(bytes, to: record.path) }
      }
      written += ready.map(\.record)
      ready = []
      size = 0
    }
    do {
      try group.make(indices, maker, comparedWith: files, &upToDate) { record, bytes in
        ready.append((record, bytes))
        size += bytes.count
        if size > 1 << 19 { try write() }
      }
      try write()
    } catch PipelineError.interrupted {
      return Made(upToDate: upToDate, written: written, wasInterrupted: true)
    }
    return Made(upToDate: upToDate, written: written)
  }

  /// Calls a function on several threads for the groups at the given indices.
  ///
  /// The groups with the most files come first, so that no thread finishes long after the others. The results
  /// are in that order.
  ///
  /// - Throws: ``PipelineError/interrupted`` if `tick` returned false, or the error of the first group that
  ///   failed.
  private func onWorkers<Result: Sendable>(
    _ indices: [Int], tick: () -> Bool = { true },
    _ body: @escaping @Sendable (Int, OutputFileAccess, Maker) throws -> Result
  ) throws -> [Result?] {
    let folder = output.folder
    let maker = maker
    var isGivenUp = false
    let results = try Parallel.map(
      indices.sorted { (groups[$1].files.count, $0) < (groups[$0].files.count, $1) },
      jobs: output.jobs, worker: { (OutputFileAccess(folder), maker()) },
      tick: {
        isGivenUp = !tick()
        return !isGivenUp
      }
    ) { index, worker in try body(index, worker.0, worker.1) }
    if isGivenUp { throw PipelineError.interrupted }
    return results
  }

  /// Prepares changes of the folder: removes temporary files of killed runs, and opens the journal.
  ///
  /// The manifest is written only at the end of a run. If the run is killed, the next one reads the journal to
  /// learn which files the killed run wrote. After this call, a signal does not end the process in the middle
  /// of a file: the run stops before the next one.
  private mutating func begin() throws {
    guard journal == nil else { return }
    Interruption.listen()
    try output.folder.removeAbandonedFiles()
    journal = try AppendedFile(output.owner.journalName, in: output.folder)
  }

  // MARK: - Commit

  /// Removes the files of earlier runs that are not current any more, and writes the manifest of the current
  /// ones.
  ///
  /// The journal is removed last. If the run is killed before that, the next run finds the journal.
  /// - Parameter answers: those of the files that were made.
  /// - Throws: `FileError` for a recorded file that exists but can't be read. Without the error, the new
  ///   manifest would not list it, and no run would ever remove it.
  mutating func commit(
    _ origin: Manifest.Origin, _ answers: [FontAnswers]
  ) throws -> Batch.Outcome {
    let files = OutputFileAccess(output.folder)
    // Counted before an interrupted run adds the records of earlier runs: their files are still to be made.
    let current = records.count
    var old = try oldFiles(files)
    if origin.shard != nil { old = OldFiles() }
    records.sort { Manifest.precedes($0.path, $1.path) }
    var outcome = Batch.Outcome(locales: origin.locales, drawings: origin.drawings)
    outcome.shard = origin.shard ?? .whole
    outcome.files = groups.reduce(0) { $0 + $1.files.count } - sharedCount
    outcome.bytesWritten = written.reduce(0) { $0 + $1.size }
    outcome.writtenPaths = written.map(\.path).sorted(by: Manifest.precedes)
    outcome.removedPaths = Set(respelled).union(old.unplanned).sorted(by: Manifest.precedes)
    outcome.leftBehind = old.changed
    outcome.wasInterrupted = wasInterrupted
    outcome.foundDamagedManifest = output.recorded.isDamaged
    var manifest = Manifest(
      origin: origin, answers: answers + (output.recorded.manifest?.answers ?? []), files: records)
    if wasInterrupted || current < outcome.files || records.contains(where: \.isIncomplete) {
      manifest.origin.input = nil
      manifest.origin.isComplete = false
    }
    let changedOthers = others.manifestsToRewrite(for: records)
    let isOutdated = manifest != output.recorded.manifest
    outcome.changesRecords = isOutdated || !changedOthers.isEmpty
    guard output.options.mode == .write,
      isOutdated || journal != nil || output.recorded.journal != nil || !changedOthers.isEmpty
        || !old.unplanned.isEmpty || !old.gone.isEmpty
    else { return outcome }
    try begin()
    for path in old.unplanned { try files.remove(path) }
    for path in old.gone { try files.removeEmptyFolders(above: path) }
    if isOutdated { try files.write(manifest.bytes(), to: output.owner.manifestName) }
    for other in changedOthers {
      if other.manifest.files.isEmpty {
        try files.remove(other.fileName)
      } else {
        try files.write(other.manifest.bytes(), to: other.fileName)
      }
    }
    try files.remove(output.owner.journalName.string)
    return outcome
  }

  /// The paths of recorded files that are not among the current ones, in byte order.
  ///
  /// The plan no longer has them, or this run could not make them.
  private struct OldFiles {
    var unplanned: [String] = []
    /// Files that someone changed. They stay in the folder.
    var changed: [String] = []
    /// Files that do not exist any more. Their folders can still exist.
    var gone: [String] = []
  }

  /// Finds the recorded files that are not current, by their state in the folder. After an interruption,
  /// unchanged files stay in ``records`` and are not removed.
  private mutating func oldFiles(_ files: OutputFileAccess) throws -> OldFiles {
    var old = OldFiles()
    let current = Dictionary(
      records.map { (FilePath.folded($0.path), $0.path) }, uniquingKeysWith: { $1 })
    // By bytes, as strings are equal in any Unicode form.
    let rest = Dictionary(
      grouping: recorded.flatMap { name, known in
        current[name].map { path in known.filter { !$0.isOf(path) } } ?? known
      }, by: { Array($0.path.utf8) })
    for (bytes, known) in rest.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let path = String(decoding: bytes, as: UTF8.self)
      // Another configuration recorded the file too, and owns it from now on.
      guard others.owners(of: path).isEmpty else { continue }
      let findings: [OutputFileAccess.FoundFile]
      do {
        // On this disk, the old path is another spelling of a current one.
        if let twin = current[FilePath.folded(path)], try files.isOneFile(twin, path) { continue }
        findings = try known.map(files.compare)
      } catch {
        guard error.operation == .follow else { throw error }
        // Someone replaced a folder with a link. The files that it leads to are not output files.
        findings = [.other]
      }
      if findings.contains(.absent) {
        old.gone.append(path)
      } else if let same = findings.firstIndex(of: .same) {
        if wasInterrupted { records.append(known[same]) } else { old.unplanned.append(path) }
      } else {
        old.changed.append(path)
      }
    }
    return old
  }
}

extension OutputFileAccess {
  /// Whether the file at a path describes a folder of an asset catalog in the same way as the given bytes.
  fileprivate func describesFolder(at path: String, as planned: [UInt8]) throws(FileError) -> Bool {
    guard CatalogFolder.isDescribed(by: path), let folder = CatalogFolder(planned),
      let bytes = try bytes(at: path, limit: 1 << 16)
    else { return false }
    return CatalogFolder(bytes) == folder
  }
}

extension OutputGroup {
  /// Makes the files at the given indices, and compares each with the folder.
  ///
  /// - Parameters:
  ///   - upToDate: the records of files that already exist with the same bytes are appended to it.
  ///   - receive: called with the record and the bytes of any other file.
  /// - Throws: ``PipelineError/interrupted`` before the next file if a signal has asked the run to stop.
  fileprivate func make(
    _ indices: [Int], _ maker: Maker, comparedWith files: OutputFileAccess,
    _ upToDate: inout [OutputRecord], _ receive: (OutputRecord, [UInt8]) throws -> Void
  ) throws {
    try make(indices, maker) { index, content in
      if Interruption.isRequested { throw PipelineError.interrupted }
      let record = OutputRecord(self.files[index], content)
      if try files.compare(record) == .same {
        upToDate.append(record)
      } else {
        try receive(record, content.bytes)
      }
    }
  }
}
