@testable import AssetPipeline
@testable import TextOutlines

extension FuzzTarget {
  /// Manifests: one that is read is written and read again as the same.
  static let manifest = FuzzTarget("manifest") {
    { bytes in
      guard let manifest = Manifest(bytes) else { return }
      for (entry, next) in zip(manifest.entries, manifest.entries.dropFirst()) {
        try law(Manifest.precedes(entry.path, next.path), "\(next.path) is out of order")
      }
      for entry in manifest.entries {
        try law(OutputPath.isBelowOutput(entry.path), "\(entry.path) can't be followed")
      }
      let again = Manifest(Array(try manifest.text().utf8))
      try law(again?.entries == manifest.entries, "the entries are others")
    }
  }

  /// Lines of journals: an entry that is read is safe to use, and written and read as the same.
  static let journal = FuzzTarget("journal") {
    { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let entry = OutputEntry(line: line) else { continue }
        try law(OutputPath.isBelowOutput(entry.path), "\(entry.path) can't be followed")
        try law(OutputEntry(line: Array(entry.line.utf8)[...]) == entry, "the entry is another")
      }
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

/// Lines below their FNV-1a checksum.
private func checked(_ body: [UInt8]) -> [UInt8] {
  let sum = body.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(sum, radix: 16)
  return Array((String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\n").utf8) + body
}
