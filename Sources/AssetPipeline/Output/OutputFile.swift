/// A file of a plan, before it is made.
struct OutputFile: Hashable, Sendable {
  /// Relative to the output, with slashes between folders.
  let path: String
  /// Covers everything that decides the file's bytes.
  let fingerprint: Digest
}

/// Files that are made together, by one thread: those of a drawing, or one that shows all drawings.
///
/// `Maker` is what a thread makes files with, such as open fonts. Each thread has one.
struct OutputGroup<Maker>: Sendable {
  /// The name that progress reports; nil for files that are not reported.
  let name: String?
  let files: [OutputFile]
  /// Whether it is made after all other groups, because its content depends on which of these could be made.
  var isLast = false
  /// Makes the bytes of some of the files.
  ///
  /// It calls `receive` with the index and the content of each. A file that can't be made is left out, and the
  /// function itself reports the reason.
  /// - Throws: what ends the whole run.
  let make:
    @Sendable (
      _ indices: [Int], _ maker: Maker, _ receive: (Int, FileContent) throws -> Void
    ) throws -> Void
}

/// The bytes of a file with their digest, which files of the same bytes share.
struct FileContent: Sendable {
  let bytes: [UInt8]
  let digest: Digest
  /// Whether nothing had to be left out. A file that lacks something is made again by the next run.
  let isComplete: Bool

  init(_ bytes: [UInt8], isComplete: Bool = true) {
    self.bytes = bytes
    digest = Digest(of: bytes)
    self.isComplete = isComplete
  }
}
