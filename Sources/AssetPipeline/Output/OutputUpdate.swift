import Synchronization
import SystemSupport

/// The steps of ``Output/update(_:maker:origin:_:_:)``, in the order of the functions.
struct OutputUpdate<Maker> {
  let output: Output
  let groups: [OutputGroup<Maker>]
  let maker: @Sendable () -> Maker
  let others: OtherConfigurations
  let reporter: (any BatchReporter)?
  /// The records of earlier runs of the configuration.
  let recorded: [String: [OutputRecord]]

  /// For each group the indices of the files that are missing or not right.
  private(set) var outdated: [[Int]] = []
  /// For each group the indices of outdated files whose path is taken by a file that no recorded run of the
  /// configuration wrote.
  private(set) var foreign: [[Int]] = []
  /// The records of the files that are right.
  private(set) var records: [OutputRecord] = []
  private(set) var written: [OutputRecord] = []
  private(set) var wasInterrupted = false
  /// Nil until the run begins to change the folder.
  private(set) var journal: AppendedFile?

  var outdatedCount: Int { outdated.reduce(0) { $0 + $1.count } }

  // MARK: - Survey

  /// The files of a group as they are in the folder.
  private struct Found: Sendable {
    var outdated: [Int] = []
    var foreign: [Int] = []
    var records: [OutputRecord] = []
  }

  /// Compares the folder with the plan.
  mutating func survey() throws {
    let (recorded, others, folder) = (recorded, others, output.folder)
    let found = try Workers.map(groups, jobs: output.jobs, worker: { OutputFiles(folder) }) {
      group, files in
      var found = Found()
      for (index, file) in group.files.enumerated() {
        let known = recorded[file.path] ?? []
        let current = try known.first {
          try $0.fingerprint == file.fingerprint && files.compare($0) == .same
        }
        if let current {
          found.records.append(current)
          continue
        }
        found.outdated.append(index)
        // A file of another configuration is not this one's, even if both recorded it.
        let isOurs = !known.isEmpty && others.owners(of: file.path).isEmpty
        if !isOurs, try files.exists(file.path) { found.foreign.append(index) }
      }
      return found
    }.compactMap(\.self)
    outdated = found.map(\.outdated)
    foreign = found.map(\.foreign)
    records = found.flatMap(\.records)
  }

  // MARK: - Making

  /// Makes the files whose paths are taken. Those that are there with the same bytes become the configuration's.
  ///
  /// - Throws: ``PipelineError/foreignFiles(_:count:output:)`` or
  ///   ``PipelineError/filesOfOther(_:count:output:configuration:)`` where one has other bytes.
  mutating func adoptForeignFiles() throws {
    let (groups, foreign, others) = (groups, foreign, others)
    let indices = groups.indices.filter { !foreign[$0].isEmpty }
    let found = try onWorkers(indices) { index, files, maker in
      var adopted: [OutputRecord] = []
      var inTheWay: [String] = []
      try groups[index].make(foreign[index], maker, comparedWith: files, &adopted) { record, _ in
        if others.isProtected(record.path) { inTheWay.append(record.path) }
      }
      return (adopted, inTheWay)
    }.compactMap(\.self)
    let inTheWay = found.flatMap(\.1)
    if let first = inTheWay.min(by: Manifest.precedes) {
      let folder = output.folder.path.string
      if let owner = others.owners(of: first).compactMap(\.owner).first {
        throw PipelineError.filesOfOther(
          first, count: inTheWay.count, output: folder, configuration: owner)
      }
      throw PipelineError.foreignFiles(first, count: inTheWay.count, output: folder)
    }
    let adopted = found.flatMap(\.0)
    let paths = Set(adopted.map(\.path))
    records += adopted
    for index in indices {
      outdated[index].removeAll { paths.contains(groups[index].files[$0].path) }
    }
  }

  /// The results of making a group.
  private struct Made: Sendable {
    /// The files that are there already.
    var right: [OutputRecord] = []
    var written: [OutputRecord] = []
    var wasInterrupted = false
  }

  /// Makes and writes the files that are outdated, and at the end those that depend on other groups.
  mutating func makeFiles() throws {
    guard outdatedCount > 0 else { return }
    if output.options.mode == .write { try begin() }
    let done = Atomic(0)
    let (groups, outdated, journal, reporter) = (groups, outdated, journal, reporter)
    for isLast in [false, true] where !wasInterrupted {
      let indices = groups.indices.filter { !outdated[$0].isEmpty && groups[$0].isLast == isLast }
      let made = try onWorkers(indices) {
        reporter?.progress(files: done.load(ordering: .relaxed))
        return !Interruption.isOverdue
      } _: { index, files, maker in
        let made = try Self.make(groups[index], outdated[index], maker, journal, files)
        done.wrappingAdd(made.right.count + made.written.count, ordering: .relaxed)
        if let name = groups[index].name, !made.wasInterrupted {
          reporter?.finished(drawing: name, files: groups[index].files.count)
        }
        return made
      }
      for case let made? in made {
        records += made.right + made.written
        written += made.written
        wasInterrupted = wasInterrupted || made.wasInterrupted
      }
    }
  }

  /// Makes some files of a group, and writes those that don't hold their bytes yet.
  private static func make(
    _ group: OutputGroup<Maker>, _ indices: [Int], _ maker: Maker, _ journal: AppendedFile?,
    _ files: OutputFiles
  ) throws -> Made {
    var (right, written): ([OutputRecord], [OutputRecord]) = ([], [])
    // Files are written several at a time, as each entry of the journal is a call to the system.
    var (ready, size): ([(record: OutputRecord, bytes: [UInt8])], Int) = ([], 0)
    func write() throws {
      if let journal, !ready.isEmpty {
        let lines = ready.map { $0.record.line + "\n" }.joined()
        try journal.append(Array(lines.utf8))
        for (record, bytes) in ready { try files.write(bytes, to: record.path) }
      }
      written += ready.map(\.record)
      (ready, size) = ([], 0)
    }
    do {
      try group.make(indices, maker, comparedWith: files, &right) { record, bytes in
        ready.append((record, bytes))
        size += bytes.count
        if size > 1 << 19 { try write() }
      }
      try write()
    } catch PipelineError.interrupted {
      return Made(right: right, written: written, wasInterrupted: true)
    }
    return Made(right: right, written: written)
  }

  /// The results of a function for some groups. Those with the most files are first, so that no thread ends
  /// long after the others.
  private func onWorkers<Result: Sendable>(
    _ indices: [Int], tick: () -> Bool = { true },
    _ body: @escaping @Sendable (Int, OutputFiles, Maker) throws -> Result
  ) throws -> [Result?] {
    let (folder, maker) = (output.folder, maker)
    return try Workers.map(
      indices.sorted { (groups[$1].files.count, $0) < (groups[$0].files.count, $1) },
      jobs: output.jobs, worker: { (OutputFiles(folder), maker()) }, tick: tick
    ) { index, worker in try body(index, worker.0, worker.1) }
  }

  /// Begins to change the folder: removes files that a killed run left half written, and opens the journal.
  ///
  /// The manifest is written once, at the end of a run. A run that is killed leaves its journal, by which the
  /// next one knows the tool's own files. From now on a signal ends the run only between two files.
  private mutating func begin() throws {
    guard journal == nil else { return }
    Interruption.listen()
    try output.folder.removeAbandonedFiles()
    journal = try AppendedFile(output.owner.journalName, in: output.folder)
  }

  // MARK: - Commit

  /// Removes files the plan no longer has, and writes the manifest of those that are there.
  ///
  /// The journal is there all the while, so that a run that is killed here is known to have begun.
  /// - Throws: `FileError` for a file that can't be read just now, so that it is not forgotten.
  mutating func commit(_ origin: Manifest.Origin) throws -> Batch.Outcome {
    let files = OutputFiles(output.folder)
    let old = try oldFiles(files)
    records.sort { Manifest.precedes($0.path, $1.path) }
    var outcome = Batch.Outcome(locales: origin.locales, drawings: origin.drawings)
    outcome.files = groups.reduce(0) { $0 + $1.files.count }
    outcome.bytesWritten = written.reduce(0) { $0 + $1.size }
    outcome.writtenPaths = written.map(\.path).sorted(by: Manifest.precedes)
    outcome.removedPaths = old.unplanned
    outcome.leftBehind = old.changed
    outcome.wasInterrupted = wasInterrupted
    outcome.foundDamagedManifest = output.recorded.isDamaged
    var manifest = Manifest(origin: origin, files: records)
    if records.count < outcome.files || records.contains(where: \.isIncomplete) {
      manifest.origin.input = nil
    }
    let changedOthers = others.without(records)
    let isOutdated = manifest != output.recorded.manifest
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

  /// Recorded files that are not in the plan, sorted by path.
  private struct OldFiles {
    var unplanned: [String] = []
    /// The paths of files that someone changed.
    var changed: [String] = []
    /// The paths of files that are not there any more. The folders they were in may be.
    var gone: [String] = []
  }

  /// Looks at the recorded files that are not in the plan. A run that was interrupted keeps them on record.
  private mutating func oldFiles(_ files: OutputFiles) throws -> OldFiles {
    var old = OldFiles()
    let current = Set(records.map(\.path))
    let rest = recorded.filter { !current.contains($0.key) }
    for (path, known) in rest.sorted(by: { Manifest.precedes($0.key, $1.key) }) {
      // Another configuration has it as well: it is that one's now.
      guard others.owners(of: path).isEmpty else { continue }
      let findings: [OutputFiles.Finding]
      do {
        findings = try known.map(files.compare)
      } catch {
        guard error.operation == .follow else { throw error }
        // Someone replaced the folder by a link: files behind it are not the tool's.
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

extension OutputGroup {
  /// Makes some files, and compares each with what is there.
  ///
  /// - Parameters:
  ///   - right: gets the records of files that are there with the same bytes.
  ///   - receive: called with the record and the bytes of any other file.
  /// - Throws: ``PipelineError/interrupted`` between two files.
  fileprivate func make(
    _ indices: [Int], _ maker: Maker, comparedWith files: OutputFiles,
    _ right: inout [OutputRecord], _ receive: (OutputRecord, [UInt8]) throws -> Void
  ) throws {
    try make(indices, maker) { index, content in
      if Interruption.isRequested { throw PipelineError.interrupted }
      let record = OutputRecord(self.files[index], content)
      if try files.compare(record) == .same {
        right.append(record)
      } else {
        try receive(record, content.bytes)
      }
    }
  }
}
