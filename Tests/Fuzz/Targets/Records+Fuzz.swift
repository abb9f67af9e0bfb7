@testable import AssetPipeline
@testable import TextOutlines

extension FuzzTarget {
  /// Manifests: one that is read is written and read again as the same.
  static let manifest = FuzzTarget("manifest") {
    { bytes in
      guard let manifest = Manifest(bytes) else { return }
      for (file, next) in zip(manifest.files, manifest.files.dropFirst()) {
        try law(Manifest.precedes(file.path, next.path), "\(next.path) is out of order")
      }
      for file in manifest.files {
        try law(OutputPath.isBelowOutput(file.path), "\(file.path) can't be followed")
      }
      let again = Manifest(try manifest.bytes())
      try law(again?.files == manifest.files, "the files are others")
    }
  }

  /// Lines of journals: a record that is read is safe to use, and written and read as the same.
  static let journal = FuzzTarget("journal") {
    { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let record = OutputRecord(line: line) else { continue }
        try law(OutputPath.isBelowOutput(record.path), "\(record.path) can't be followed")
        try law(OutputRecord(line: Array(record.line.utf8)[...]) == record, "the record is another")
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
