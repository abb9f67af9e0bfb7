import Platform

/// Joins the outputs of shards into that of a single run, byte for byte.
public enum Merge {
  /// - Parameter shards: the shards' output folders, in any order.
  /// - Returns: the number of files written.
  public static func run(_ shards: [String], into output: String) throws(PipelineError) -> Int {
    let parts = try parts(shards)
    let folder = try OutputFolder.make(output)
    let lock = try OutputLock(folder)
    try folder.sweep()
    let before = Ledger(folder)
    let journal = try Journal(folder)
    var entries: [Manifest.Entry] = []
    var written = 0
    var buffer: [UInt8] = []
    for part in parts {
      for entry in part.manifest.entries {
        guard
          let count = part.folder.read(entry.path, limit: entry.make.size, into: &buffer),
          Digest(of: Array(buffer[..<count])) == entry.make.content
        else {
          throw .merge(
            "'\(part.folder.path)/\(entry.path)' is not what its manifest says: "
              + "run that shard again")
        }
        let bytes = Array(buffer[..<count])
        if !folder.holds(
          entry.path, size: entry.make.size, digest: entry.make.content, buffer: &buffer)
        {
          for parent in OutputPath.folders(of: entry.path) { try folder.checkLinks(parent) }
          try journal.note([entry])
          try folder.write(bytes, to: entry.path)
          written += 1
        }
        entries.append(entry)
      }
    }
    entries = Manifest.sorted(entries)
    for (first, second) in zip(entries, entries.dropFirst()) where first.path == second.path {
      throw .merge("two shards have the file '\(first.path)': give each shard once")
    }
    for old in before.entries {
      let place = Manifest.firstPlace(of: old.path, in: entries)
      let isKept = place < entries.count && entries[place].path == old.path
      if !isKept,
        folder.holds(old.path, size: old.make.size, digest: old.make.content, buffer: &buffer)
      {
        try folder.remove(old.path)
      }
    }
    if var origin = parts.first?.manifest.origin {
      origin.shard = .whole
      // Where a shard left something undone, so does the whole.
      if parts.contains(where: { $0.manifest.origin.input == nil }) { origin.input = nil }
      if before.origin != origin || before.entries != entries {
        try Manifest(origin: origin, entries: entries).write(to: folder)
      }
    }
    try Journal.remove(from: folder)
    _ = consume lock
    return written
  }

  private struct Part {
    let folder: OutputFolder
    let manifest: Manifest
  }

  /// The shards with their manifests; every one of a plan must be there, once.
  private static func parts(_ paths: [String]) throws(PipelineError) -> [Part] {
    var parts: [Part] = []
    for path in paths {
      guard let folder = try OutputFolder(existing: path) else {
        throw .file(FileError(.read, path: path, code: 2))
      }
      guard let lines = folder.lines(of: Manifest.fileName), let manifest = Manifest(lines) else {
        throw .merge(
          "'\(path)' has no manifest that can be read: name the output folder of a shard")
      }
      parts.append(Part(folder: folder, manifest: manifest))
    }
    guard let first = parts.first else { throw .merge("no shards: name their output folders") }
    for part in parts {
      guard part.manifest.origin.plan == first.manifest.origin.plan else {
        throw .merge(
          "'\(part.folder.path)' and '\(first.folder.path)' are of different plans: run all shards "
            + "with the same configuration, program and fonts")
      }
      guard part.manifest.origin.shard.count == first.manifest.origin.shard.count else {
        throw .merge(
          "'\(part.folder.path)' is shard \(part.manifest.origin.shard) and '\(first.folder.path)' is "
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
