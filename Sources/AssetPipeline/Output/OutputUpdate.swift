import SystemSupport

/// The steps of ``Output/update(_:maker:origin:_:_:)``, in the order of the functions.
struct OutputUpdate<Maker>: Sendable {
  let groups: [OutputGroup<Maker>]
  let maker: @Sendable () -> Maker
  let folder: Directory
  let owner: OutputOwner
  let options: Output.Options
  /// The records of earlier runs of the configuration.
  let recorded: [String: [OutputRecord]]
  let others: OtherConfigurations
  let observer: Output.Observer

  /// For each group the indices of the files that are missing or not right.
  private var outdated: [[Int]] = []
  /// For each group the indices of outdated files whose path is taken by something that no recorded run of the
  /// configuration wrote.
  private var foreign: [[Int]] = []
  /// The files that are right.
  private var entries: [OutputEntry] = []
  private var changes = Output.Changes()

  init(
    groups: [OutputGroup<Maker>], maker: @escaping @Sendable () -> Maker, folder: Directory,
    owner: OutputOwner, options: Output.Options, recorded: [String: [OutputRecord]],
    others: OtherConfigurations, observer: Output.Observer
  ) {
    self.groups = groups
    self.maker = maker
    self.folder = folder
    self.owner = owner
    self.options = options
    self.recorded = recorded
    self.others = others
    self.observer = observer
    changes.files = groups.reduce(0) { $0 + $1.files.count }
  }

  var outdatedCount: Int { outdated.reduce(0) { $0 + $1.count } }

  private var workers: Workers<Maker> {
    Workers(folder: folder, jobs: options.jobs, maker: maker)
  }

  // MARK: - Survey

  /// The files of a group as they are in the folder.
  private struct Found: Sendable {
    var outdated: [Int] = []
    var foreign: [Int] = []
    var entries: [OutputEntry] = []
  }

  /// Compares the folder with the plan.
  mutating func survey() throws(PipelineError) {
    let (recorded, others) = (recorded, others)
    let found = try workers.map(groups) { group, files, _ throws(PipelineError) in
      var found = Found()
      for (index, file) in group.files.enumerated() {
        let records = recorded[file.path] ?? []
        var current: OutputRecord?
        for record in records where current == nil && record.fingerprint == file.fingerprint {
          if try files.check(file.path, record) == .holds { current = record }
        }
        if let current {
          found.entries.append(OutputEntry(path: file.path, record: current))
          continue
        }
        found.outdated.append(index)
        // A file of another configuration is not this one's, even if both recorded it.
        let isOurs = !records.isEmpty && others.owners(of: file.path).isEmpty
        if !isOurs, try files.exists(file.path) { found.foreign.append(index) }
      }
      return found
    }
    outdated = found.map { $0?.outdated ?? [] }
    foreign = found.map { $0?.foreign ?? [] }
    entries = found.flatMap { $0?.entries ?? [] }
  }

  /// Makes the files whose paths are taken. Those that are there with the same bytes become the configuration's.
  ///
  /// - Throws: ``PipelineError/foreignFiles(_:count:output:)`` or
  ///   ``PipelineError/filesOfOther(_:count:output:configuration:)`` where one has other bytes.
  mutating func adoptForeignFiles() throws(PipelineError) {
    let indices = groups.indices.filter { !self.foreign[$0].isEmpty }
    guard !indices.isEmpty else { return }
    let (groups, foreign, others) = (groups, foreign, others)
    let found = try workers.map(inOrderOfMaking(indices)) {
      index, files, maker throws(PipelineError) in
      var adopted: [(index: Int, entry: OutputEntry)] = []
      var inTheWay: [String] = []
      let group = groups[index]
      try group.make(foreign[index], maker) { file, content throws(PipelineError) in
        if Interruption.isRequested { throw .interrupted }
        let entry = OutputEntry(
          path: group.files[file].path, record: OutputRecord(group.files[file], content))
        if try files.check(entry.path, entry.record) == .holds {
          adopted.append((file, entry))
        } else if others.isProtected(entry.path) {
          inTheWay.append(entry.path)
        }
      }
      return (index, adopted, inTheWay)
    }
    let inTheWay = found.flatMap { $0?.2 ?? [] }
    if let first = inTheWay.min(by: Manifest.precedes) {
      let output = folder.path.string
      if let owner = others.owners(of: first).compactMap(\.owner).first {
        throw .filesOfOther(first, count: inTheWay.count, output: output, configuration: owner)
      }
      throw .foreignFiles(first, count: inTheWay.count, output: output)
    }
    for case (let index, let adopted, _)? in found {
      entries += adopted.map(\.entry)
      let done = Set(adopted.map(\.index))
      outdated[index].removeAll(where: done.contains)
    }
  }

  // MARK: - Making

  /// The results of making a group.
  private struct Made: Sendable {
    var entries: [OutputEntry] = []
    var written: [String] = []
    var bytesWritten = 0
    var wasInterrupted = false
  }

  /// Makes and writes the files that are outdated, and at the end those that depend on other groups.
  mutating func makeFiles() throws(PipelineError) {
    let journal = options.mode == .write ? try openJournal() : nil
    let done = Accumulator(0)
    let (groups, outdated, observer) = (groups, outdated, observer)
    for isLast in [false, true] where !changes.wasInterrupted {
      let indices = groups.indices.filter { !outdated[$0].isEmpty && groups[$0].isLast == isLast }
      let made = try workers.map(inOrderOfMaking(indices)) {
        observer.progress(done.result)
        return !Interruption.isOverdue
      } _: { index, files, maker throws(PipelineError) in
        let made = try Self.make(groups[index], outdated[index], maker, journal, &files)
        done.update { $0 += made.entries.count }
        if let name = groups[index].name, !made.wasInterrupted {
          observer.finished(name, groups[index].files.count)
        }
        return made
      }
      for case let made? in made {
        entries += made.entries
        changes.written += made.written
        changes.bytesWritten += made.bytesWritten
        changes.wasInterrupted = changes.wasInterrupted || made.wasInterrupted
      }
    }
  }

  /// The groups with the most files first, so that no thread ends long after the others.
  private func inOrderOfMaking(_ indices: [Int]) -> [Int] {
    indices.sorted { (groups[$1].files.count, $0) < (groups[$0].files.count, $1) }
  }

  /// Begins to change the folder: removes files that a killed run left half written, and opens the journal.
  ///
  /// From now on a signal ends the run only between two files.
  private func openJournal() throws(PipelineError) -> Journal {
    Interruption.listen()
    do { try folder.removeAbandonedFiles() } catch { throw .file(error) }
    return try Journal(of: owner, in: folder)
  }

  /// Makes some files of a group, and writes those that don't hold their bytes yet.
  private static func make(
    _ group: OutputGroup<Maker>, _ indices: [Int], _ maker: Maker, _ journal: Journal?,
    _ files: inout OutputFiles
  ) throws(PipelineError) -> Made {
    var made = Made()
    do throws(PipelineError) {
      var ready: [(entry: OutputEntry, bytes: [UInt8])] = []
      var size = 0
      try group.make(indices, maker) { index, content throws(PipelineError) in
        if Interruption.isRequested { throw .interrupted }
        let file = group.files[index]
        let entry = OutputEntry(path: file.path, record: OutputRecord(file, content))
        if try files.check(entry.path, entry.record) == .holds {
          made.entries.append(entry)
          return
        }
        ready.append((entry, content.bytes))
        size += content.bytes.count
        guard size > 1 << 19 else { return }
        try write(&ready, journal, &files, &made)
        size = 0
      }
      try write(&ready, journal, &files, &made)
    } catch .interrupted {
      made.wasInterrupted = true
    }
    return made
  }

  private static func write(
    _ ready: inout [(entry: OutputEntry, bytes: [UInt8])], _ journal: Journal?,
    _ files: inout OutputFiles, _ made: inout Made
  ) throws(PipelineError) {
    if let journal, !ready.isEmpty {
      try journal.note(ready.map(\.entry))
      for (entry, bytes) in ready { try files.write(bytes, to: entry.path) }
    }
    made.entries += ready.map(\.entry)
    made.written += ready.map(\.entry.path)
    made.bytesWritten += ready.reduce(0) { $0 + $1.bytes.count }
    ready.removeAll()
  }

  // MARK: - Commit

  /// Removes files the plan no longer has, and writes the manifest of those that are there.
  ///
  /// The journal is there all the while, so that a run that is killed here is known to have begun.
  /// - Throws: ``PipelineError/file(_:)`` for a file that can't be read just now, so that it is not forgotten.
  mutating func commit(
    _ origin: Manifest.Origin, _ before: RecordedOutput
  ) throws(PipelineError) -> Output.Changes {
    var files = OutputFiles(folder)
    let gone = try compareWithRecords(&files)
    entries.sort { Manifest.precedes($0.path, $1.path) }
    changes.written.sort(by: Manifest.precedes)
    changes.removed.sort(by: Manifest.precedes)
    changes.leftBehind.sort(by: Manifest.precedes)
    var manifest = Manifest(origin: origin, entries: entries)
    if entries.count < changes.files || entries.contains(where: \.record.isIncomplete) {
      manifest.origin.input = nil
    }
    let changed = others.without(entries)
    let isOutdated = manifest != before.manifest
    guard options.mode == .write,
      isOutdated || before.journal != nil || !changed.isEmpty || !changes.removed.isEmpty
        || !gone.isEmpty || !changes.written.isEmpty
    else { return changes }
    _ = try openJournal()
    for path in changes.removed { try files.remove(path) }
    for path in gone { try files.removeEmptyFolders(above: path) }
    if isOutdated { try files.write(manifest, to: owner.manifestName) }
    for other in changed {
      if other.manifest.entries.isEmpty {
        try files.remove(other.fileName)
      } else {
        try files.write(other.manifest, to: other.fileName)
      }
    }
    try files.remove(owner.journalName.string)
    return changes
  }

  /// Decides about each recorded file that is not one of the plan's: whether it is to be removed, was changed by
  /// someone, or stays as the run was interrupted.
  ///
  /// - Returns: the paths of files that are gone, but maybe not the folders they were in.
  private mutating func compareWithRecords(
    _ files: inout OutputFiles
  ) throws(PipelineError) -> [String] {
    var gone: [String] = []
    let current = Set(entries.map(\.path))
    let rest = recorded.filter { !current.contains($0.key) }
    for (path, records) in rest.sorted(by: { Manifest.precedes($0.key, $1.key) }) {
      // Another configuration has it as well: it is that one's now.
      guard others.owners(of: path).isEmpty else { continue }
      switch try finding(path, records, &files) {
      case .absent: gone.append(path)
      case .holds(let record) where changes.wasInterrupted:
        entries.append(OutputEntry(path: path, record: record))
      case .holds: changes.removed.append(path)
      case .other: changes.leftBehind.append(path)
      }
    }
    return gone
  }

  private enum Finding {
    case absent, other
    case holds(OutputRecord)
  }

  private func finding(
    _ path: String, _ records: [OutputRecord], _ files: inout OutputFiles
  ) throws(PipelineError) -> Finding {
    do {
      for record in records {
        switch try files.check(path, record) {
        case .absent: return .absent
        case .holds: return .holds(record)
        case .other: continue
        }
      }
      return .other
    } catch .file(let error) where error.operation == .follow {
      // Someone replaced the folder by a link: files behind it are not the tool's.
      return .other
    }
  }
}
