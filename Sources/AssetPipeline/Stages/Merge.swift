import SystemSupport

/// Merges the outputs of shards into that of a single run, byte for byte.
package enum Merge {
  /// - Parameter shards: the shards' output folders, in any order.
  /// - Returns: the number of files written.
  /// - Throws: ``PipelineError``; nothing is written where two shards have one file, or a file
  ///   would be replaced that no recorded run wrote.
  package static func run(
    _ shards: [FilePath], into output: FilePath, options: Batch.Options = Batch.Options()
  ) throws(PipelineError) -> Int {
    let parts = try parts(shards)
    let folder = try OutputLock.folder(output, .write)
    let lock = try OutputLock.take(folder, .write)
    let owner = OutputOwner(
      path: parts.first?.manifest.origin.configuration ?? OutputOwner.standard.path)
    let entries = try entries(of: parts, scratch: folder)
    let before = try RecordedOutput.read(of: owner, from: folder, scratch: folder)
    let others = try OtherOutputs.read(from: folder, besides: owner)
    var files = OutputFiles(folder, isDurable: options.isDurable)
    if !options.takesOver { try refuseForeignFiles(entries, before, others, folder, &files) }
    do { try folder.removeAbandonedFiles() } catch { throw .file(error) }
    let journal = try Journal.open(
      of: owner, in: folder, isDurable: options.isDurable)
    var written = 0
    for part in parts { written += try copy(part, into: &files, journal) }
    try remove(before, without: entries, others, from: &files)
    let changed = try others.without(entries, scratch: folder)
    if var origin = parts.first?.manifest.origin {
      origin.shard = .whole
      // Where a shard left something undone, so does the whole.
      if parts.contains(where: { $0.manifest.origin.input == nil }) { origin.input = nil }
      let isSame = try before.listed.hasSameLines(as: entries)
      if before.origin != origin || !isSame {
        try Manifest(origin: origin, entries: entries).write(owner.manifestName, to: &files)
      }
    }
    for other in changed { try other.write(to: &files) }
    try Journal.remove(of: owner, from: folder)
    _ = consume lock
    return written
  }

  /// The files of all shards.
  ///
  /// - Throws: ``PipelineError/merge(_:)`` where two have the same.
  private static func entries(
    of parts: [Part], scratch: Directory
  ) throws(PipelineError) -> SortedEntries {
    var merge = try EntryMerge(parts.map { $0.manifest.entries.lines() })
    var builder = SortedEntriesBuilder(in: scratch)
    var last: EntryLine?
    while let line = try merge.next() {
      if let last, last.path.elementsEqual(line.path) {
        throw .merge("two shards have the file '\(line.pathText)': give each shard once")
      }
      try builder.add(line)
      last = line
    }
    return try builder.finish()
  }

  private static func refuseForeignFiles(
    _ entries: SortedEntries, _ before: RecordedOutput, _ others: OtherOutputs,
    _ folder: Directory, _ files: inout OutputFiles
  ) throws(PipelineError) {
    var inTheWay = PathsInTheWay()
    var ownership = OutputOwnership(before, others)
    try entries.forEach { entry throws(PipelineError) in
      guard try ownership.mayBeForeign(entry.path) else { return }
      if try files.check(entry.path, entry.record) == .other { inTheWay.add(entry.path) }
    }
    if let error = try inTheWay.error(in: folder.path.string, others) { throw error }
  }

  /// Writes a shard's files that are not there yet; returns how many.
  private static func copy(
    _ part: Part, into files: inout OutputFiles, _ journal: Journal
  ) throws(PipelineError) -> Int {
    var written = 0
    var source = OutputFiles(part.folder)
    var ready = ReadyFiles()
    try part.manifest.entries.forEach { entry throws(PipelineError) in
      guard let bytes = try source.bytes(entry.path, entry.record) else {
        throw .merge(
          "'\(part.folder.path.displayText)/\(entry.path)' does not match its manifest: "
            + "run that shard again")
      }
      if try files.holds(entry.path, entry.record) { return }
      ready.add(bytes, entry)
      written += 1
      if ready.size > ReadyFiles.mostBytes { try ready.write(into: &files, journal) }
    }
    try ready.write(into: &files, journal)
    return written
  }

  /// Files that are written together, as a folder takes its name once several are complete.
  private struct ReadyFiles {
    static let mostBytes = 1 << 20
    private var files: [(path: String, bytes: [UInt8])] = []
    /// Their lines for the journal.
    private var lines: [UInt8] = []
    /// The bytes of the files and their lines.
    private(set) var size = 0

    mutating func add(_ bytes: [UInt8], _ entry: Manifest.Entry) {
      files.append((entry.path, bytes))
      let before = lines.count
      EntryLine.append(entry.path, entry.record, to: &lines)
      size += bytes.count + lines.count - before
    }

    /// Writes them; none is ready then.
    mutating func write(
      into output: inout OutputFiles, _ journal: Journal
    ) throws(PipelineError) {
      guard !files.isEmpty else { return }
      try journal.note(lines)
      try output.write(files) { _ in }
      self = ReadyFiles()
    }
  }

  /// Removes files that earlier runs wrote and that are not a part of the whole.
  private static func remove(
    _ before: RecordedOutput, without entries: SortedEntries, _ others: OtherOutputs,
    from files: inout OutputFiles
  ) throws(PipelineError) {
    var finder = SortedEntries.Finder(entries)
    try before.forEachPath { path, recorded throws(PipelineError) in
      let path = path.pathText
      guard try finder.find(path).isEmpty, try others.owners(of: path).isEmpty else { return }
      for old in recorded {
        do throws(PipelineError) {
          if try files.check(path, old.record) != .other { try files.remove(path) }
        } catch {
          // Files behind a link are not the tool's.
          guard case .file(let file) = error, file.operation == .follow else { throw error }
        }
      }
    }
  }

  private struct Part {
    let folder: Directory
    let manifest: Manifest
  }

  private static func shardFolder(_ path: FilePath) throws(PipelineError) -> Directory {
    do {
      if let folder = try Directory.open(path) { return folder }
    } catch { throw .file(error) }
    throw .file(FileError(.read, path: path, code: .noSuchFileOrDirectory))
  }

  /// The shards with their manifests; every one of a plan must be there, once.
  private static func parts(_ paths: [FilePath]) throws(PipelineError) -> [Part] {
    var parts: [Part] = []
    for path in paths {
      let folder = try shardFolder(path)
      let manifests = try OtherOutputs.read(from: folder, besides: nil).others.map(\.manifest)
      guard let manifest = manifests.first else {
        throw .merge(
          "'\(path.displayText)' has no valid manifest: name the output folder of a shard")
      }
      guard manifests.count == 1 else {
        throw .merge(
          "'\(path.displayText)' has files of several configurations: "
            + "give the shards of each an output of their own")
      }
      parts.append(Part(folder: folder, manifest: manifest))
    }
    guard let first = parts.first else { throw .merge("no shards: name their output folders") }
    for part in parts {
      guard part.manifest.origin.plan == first.manifest.origin.plan else {
        throw .merge(
          "'\(part.folder.path.displayText)' and '\(first.folder.path.displayText)' have different plans: run all shards "
            + "with the same configuration, program and fonts")
      }
      guard part.manifest.origin.shard.count == first.manifest.origin.shard.count else {
        throw .merge(
          "'\(part.folder.path.displayText)' is shard \(part.manifest.origin.shard) and '\(first.folder.path.displayText)' is "
            + "\(first.manifest.origin.shard): run all with the same count")
      }
    }
    let present = Set(parts.map(\.manifest.origin.shard.index))
    let missing = (1...first.manifest.origin.shard.count).filter { !present.contains($0) }
    guard missing.isEmpty else {
      throw .merge(
        "shard \(missing.map(String.init).joined(separator: ", ")) of "
          + "\(first.manifest.origin.shard.count) is missing: name every shard's output")
    }
    guard parts.count == first.manifest.origin.shard.count else {
      throw .merge("a shard is named twice: name each once")
    }
    return parts
  }
}
