/// The fingerprint of a file and the digest of its bytes; files of the same bytes share one record.
final class OutputRecord: Hashable, Sendable {
  /// Covers everything the file is made from.
  let fingerprint: Digest
  /// The digest of the file's bytes.
  let content: Digest
  let size: Int

  init(fingerprint: Digest, content: Digest, size: Int) {
    self.fingerprint = fingerprint
    self.content = content
    self.size = size
  }

  static func == (a: OutputRecord, b: OutputRecord) -> Bool {
    a.fingerprint == b.fingerprint && a.content == b.content && a.size == b.size
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// Lets entries of equal files share their record.
struct OutputRecordInterner {
  private var known: [Digest: OutputRecord] = [:]

  mutating func record(fingerprint: Digest, content: Digest, size: Int) -> OutputRecord {
    let new = OutputRecord(fingerprint: fingerprint, content: content, size: size)
    if let old = known[fingerprint], old == new { return old }
    known[fingerprint] = new
    return new
  }
}
