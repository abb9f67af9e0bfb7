import SystemSupport

@testable import AssetPipeline
@testable import TextOutlines

extension FuzzTarget {
  /// Manifests: one that is read is written and read again as the same.
  static let manifest = FuzzTarget("manifest") {
    let scratch = try ScratchFolder()
    let folder = try Directory.make(FilePath(scratch.path))
    return { bytes in
      _ = try scratch.write(bytes, to: OutputOwner.standard.manifestName)
      guard let manifest = try readManifest(in: folder) else { return }
      let entries = try everyEntry(of: manifest.entries)
      for (entry, next) in zip(entries, entries.dropFirst()) {
        try law(Manifest.precedes(entry.path, next.path), "\(next.path) is out of order")
      }
      for entry in entries { try OutputPath.check(entry.path) }
      var files = OutputFiles(folder)
      try manifest.write(OutputOwner.standard.manifestName, to: &files)
      guard let again = try readManifest(in: folder) else {
        throw LawViolation(description: "a manifest that was written can't be read")
      }
      try law(again.origin == manifest.origin, "\(manifest.origin) becomes \(again.origin)")
      try law(try everyEntry(of: again.entries) == entries, "the entries are others")
    }
  }

  /// Lines of journals: an entry that is read is safe to use, and written and read as the same.
  static let journal = FuzzTarget("journal") {
    let scratch = try ScratchFolder()
    return { bytes in
      let folder = try Directory.make(FilePath(scratch.path))
      _ = try scratch.write(bytes, to: ".mintmark-journal")
      func read() throws -> [Manifest.Entry] {
        try everyEntry(of: Journal.entries(of: .standard, in: folder, scratch: nil) ?? .none)
      }
      let entries = try read()
      guard !entries.isEmpty else { return }
      for entry in entries { try OutputPath.check(entry.path) }
      try Journal.remove(of: .standard, from: folder)
      let journal = try Journal.open(of: .standard, in: folder, isDurable: false)
      for entry in entries {
        var line: [UInt8] = []
        EntryLine.append(entry.path, entry.record, to: &line)
        try journal.note(line)
      }
      try law(try read() == entries, "the entries are others")
    }
  }

  /// The font cache: a cache that is read is the same when it is written and read again.
  static let fontMemory = FuzzTarget("font-memory") {
    { bytes in
      // The checksum of the first line, which mutation would never guess, is put in.
      guard let body = FontCache().serialized(environment: "")?.dropFirst(17) else { return }
      for bytes in [bytes, checked(Array(body) + bytes)] {
        guard let memory = FontCache(serialized: bytes, environment: "") else { continue }
        guard let written = memory.serialized(environment: "") else {
          throw LawViolation(description: "a memory that was read can't be written")
        }
        let again = FontCache(serialized: written, environment: "")
        try law(again == memory, "\(memory) becomes \(again as Any)")
      }
    }
  }
}

private func everyEntry(of list: SortedEntries) throws -> [Manifest.Entry] {
  var entries: [Manifest.Entry] = []
  try list.forEach { entries.append($0) }
  return entries
}

private func readManifest(in folder: Directory) throws -> Manifest? {
  guard
    case .manifest(let manifest) = try Manifest.read(OutputOwner.standard.manifestName, in: folder)
  else { return nil }
  return manifest
}

/// Lines below their FNV-1a checksum.
private func checked(_ body: [UInt8]) -> [UInt8] {
  let sum = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(sum, radix: 16)
  return Array((String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\n").utf8) + body
}
