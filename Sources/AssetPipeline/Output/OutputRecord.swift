/// The fingerprint of a file and the digest of its bytes.
struct OutputRecord: Hashable, Sendable {
  /// Covers everything the file is made from.
  let fingerprint: Digest
  /// The digest of the file's bytes.
  let content: Digest
  let size: Int
}
