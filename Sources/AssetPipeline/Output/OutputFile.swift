import SystemSupport

/// A file of a plan, before it is made.
struct OutputFile: Hashable, Sendable {
  /// Relative to the output, with slashes between folders.
  let path: String
  /// Covers everything that decides the file's bytes.
  let fingerprint: Digest
}

extension OutputFile {
  /// A file of a record as a plan that has it unchanged.
  init(_ entry: OutputEntry) { self.init(path: entry.path, fingerprint: entry.record.fingerprint) }
}

/// Files that are made together, by one thread: those of a drawing, or one that shows all drawings.
///
/// `Maker` is what a thread makes files with, such as open fonts. Each thread has one.
struct OutputGroup<Maker>: Sendable {
  /// The name that progress reports; nil for files that are not reported.
  let name: String?
  let files: [OutputFile]
  /// Whether its content depends on which other groups could be made, so that it is made after these.
  var isLast = false
  /// Makes the bytes of some of the files.
  ///
  /// It calls `receive` with the index and the content of each. A file that can't be made is left out, for a
  /// reason that the function reports by its own means.
  /// - Throws: ``PipelineError`` for what ends the whole run.
  let make:
    @Sendable (
      _ indices: [Int], _ maker: Maker,
      _ receive: (Int, FileContent) throws(PipelineError) -> Void
    ) throws(PipelineError) -> Void
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

/// The fingerprint of a file and the digest of its bytes.
struct OutputRecord: Hashable, Sendable {
  let fingerprint: Digest
  let content: Digest
  /// In bytes.
  let size: Int
}

extension OutputRecord {
  /// The record of a planned file once its bytes are known.
  init(_ file: OutputFile, _ content: FileContent) {
    self.init(
      fingerprint: content.isComplete ? file.fingerprint : .none,
      content: content.digest, size: content.bytes.count)
  }
}

extension OutputRecord {
  /// Whether something had to be left out of the file, so that the next run makes it again.
  var isIncomplete: Bool { fingerprint == .none }
}

/// A file with its record: a line of a manifest or a journal.
struct OutputEntry: Hashable, Sendable {
  let path: String
  let record: OutputRecord
}

extension OutputEntry {
  /// The line without newline and comma.
  ///
  /// A path holds nothing that JSON escapes, as quotes, backslashes and control characters are refused in names.
  var line: String {
    #"{"path":"\#(path)","recipe":"\#(record.fingerprint.hex)","sha256":"\#(record.content.hex)","bytes":\#(record.size)}"#
  }

  /// Reads a line, with or without a comma at its end; nil for any other text, and for a path that can't be
  /// followed.
  init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count == 15, parts[1].elementsEqual("path".utf8),
      let path = String(validating: parts[3], as: UTF8.self),
      parts[5].elementsEqual("recipe".utf8), let fingerprint = Digest(hex: parts[7]),
      parts[9].elementsEqual("sha256".utf8), let content = Digest(hex: parts[11]),
      parts[13].elementsEqual("bytes".utf8), parts[14].first == UInt8(ascii: ":"),
      let end = parts[14].firstIndex(of: UInt8(ascii: "}")),
      let size = Int(String(decoding: parts[14][..<end].dropFirst(), as: UTF8.self)), size >= 0,
      OutputPath.isBelowOutput(path)
    else { return nil }
    self.path = path
    record = OutputRecord(fingerprint: fingerprint, content: content, size: size)
  }
}
