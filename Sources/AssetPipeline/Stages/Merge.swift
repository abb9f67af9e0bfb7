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
    guard var origin = parts.first?.manifest.origin else {
      throw .merge("no shards: name their output folders")
    }
    origin.shard = nil
    // Where a shard left something undone, so does the whole.
    if parts.contains(where: { $0.manifest.origin.input == nil }) { origin.input = nil }
    let output = try Output.open(
      output, owner: OutputOwner(path: origin.configuration ?? OutputOwner.standard.path),
      Output.Options(takesOver: options.takesOver))
    let changes = try output.update(
      try groups(of: parts), maker: {}, origin: origin, try output.others())
    return changes.written.count
  }

  /// The files of all shards, which are made by reading them.
  ///
  /// - Throws: ``PipelineError/merge(_:)`` where two shards have the same file.
  private static func groups(of parts: [Part]) throws(PipelineError) -> [OutputGroup<Void>] {
    var known: Set<String> = []
    var groups: [OutputGroup<Void>] = []
    for part in parts {
      let entries = part.manifest.entries
      if let twin = entries.first(where: { !known.insert($0.path).inserted }) {
        throw .merge("two shards have the file '\(twin.path)': give each shard once")
      }
      groups.append(
        OutputGroup(name: nil, files: entries.map(OutputFile.init)) {
          indices, _, receive throws(PipelineError) in
          var source = OutputFiles(part.folder)
          for index in indices {
            let entry = entries[index]
            guard let bytes = try source.bytes(entry.path, entry.record) else {
              throw .merge(
                "'\(part.folder.path.displayText)/\(entry.path)' does not match its manifest: "
                  + "run that shard again")
            }
            try receive(index, FileContent(bytes, isComplete: !entry.record.isIncomplete))
          }
        })
    }
    return groups
  }

  private struct Part {
    let folder: Directory
    let manifest: Manifest

    var shard: Shard { manifest.origin.shard ?? .whole }
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
      var files = OutputFiles(folder)
      let manifests = try OtherConfigurations(in: folder, besides: nil, &files).all.map(\.manifest)
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
    guard let first = parts.first else { return [] }
    for part in parts {
      guard part.manifest.origin.plan == first.manifest.origin.plan else {
        throw .merge(
          "'\(part.folder.path.displayText)' and '\(first.folder.path.displayText)' have different plans: run all shards "
            + "with the same configuration, program and fonts")
      }
      guard part.shard.count == first.shard.count else {
        throw .merge(
          "'\(part.folder.path.displayText)' is shard \(part.shard) and '\(first.folder.path.displayText)' is "
            + "\(first.shard): run all with the same count")
      }
    }
    let present = Set(parts.map(\.shard.index))
    let missing = (1...first.shard.count).filter { !present.contains($0) }
    guard missing.isEmpty else {
      throw .merge(
        "shard \(missing.map(String.init).joined(separator: ", ")) of "
          + "\(first.shard.count) is missing: name every shard's output")
    }
    guard parts.count == first.shard.count else {
      throw .merge("a shard is named twice: name each once")
    }
    return parts
  }
}
