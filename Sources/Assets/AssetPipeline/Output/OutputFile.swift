/// A file of a plan, before it is made.
struct OutputFile: Hashable, Sendable {
  /// The path relative to the output folder, with `/` as separator.
  let path: String
  /// The digest of everything that decides the file's bytes, except the font answers. They are known once it is
  /// made.
  let fingerprint: Digest
}

/// Files that one thread makes together: all files of a drawing, or a file that shows many drawings.
///
/// `Maker` is the type of the object that a thread makes files with. It holds open fonts, for example.
struct OutputGroup<Maker>: Sendable {
  /// The name of the group in progress messages; nil for no message.
  let name: String?
  let files: [OutputFile]
  /// Whether the group is made after all other groups. Its content depends on which of their drawings failed.
  var isLast = false
  /// Makes the bytes of the files at the given indices.
  ///
  /// It calls `receive` with the index and the content of each file. If it can't make a file, it reports the
  /// reason itself and does not call `receive` for that file.
  /// - Throws: an error that must end the whole run.
  let make:
    @Sendable (
      _ indices: [Int], _ maker: Maker, _ receive: (Int, FileContent) throws -> Void
    ) throws -> Void
}

/// The bytes of a file, and their digest. Files with the same bytes can share a value, so the digest is
/// computed once.
struct FileContent: Sendable {
  let bytes: [UInt8]
  let digest: Digest
  /// The ID of the font answers that the file was made with.
  let answers: FontAnswers.ID
  /// False if the file may lack a drawing that failed. The next run then makes it again.
  let isComplete: Bool

  init(_ bytes: [UInt8], _ answers: FontAnswers.ID, isComplete: Bool = true) {
    self.bytes = bytes
    self.answers = answers
    digest = Digest(of: bytes)
    self.isComplete = isComplete
  }
}
